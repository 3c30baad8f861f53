import { expect, test } from 'vitest';
import { findViolations } from '../accessibility.ts';
import { listenTo } from '../by-ear.ts';
import { useServer } from '../use-server.ts';

const server = useServer();

const MIXED: Readonly<Record<string, string>> = {
  'blue red': 'violet',
  'red yellow': 'orange',
  'blue yellow': 'green',
};

/** The key of each value in English: its first letter, sizes by number. */
const keyOf = (value: string): string => ({ big: '1', small: '2' })[value] ?? value.slice(0, 1);

/** Mixes the two colours of a card, as "red on blue". */
const mixedValue = (told: string): string => {
  const colours = told.split(' on ').toSorted().join(' ');
  return MIXED[colours] ?? told;
};

/** The keys that answer a round as it is heard. */
const answerTo = (round: string): readonly string[] => {
  const logo = /logo (II?)\.$/.exec(round);
  if (logo) return [logo[1] === 'I' ? '1' : '2'];
  return [...round.matchAll(/(?:colour|shape|size|fill) from \w+: ([^,.]+)/g)].map(([, told = '']) =>
    keyOf(mixedValue(told)),
  );
};

test('plays a whole match against the easiest bot without seeing it', async () => {
  const ear = await listenTo(await server.openPage());
  await ear.page.goto('/settings');
  await ear.press('switch', /^By ear/, 'Space');
  await ear.page.goto('/');
  await ear.press('button', /^Crazy Mix/);
  await ear.press('button', 'Play Crazy Mix');
  await ear.find('dialog').waitFor();
  expect(await ear.find('switch', /^No clock/).isChecked()).toBe(true);
  await ear.press('button', /Level 1(?!\d)/);
  await ear.hears(/^Round 1: start when you like\. There is no clock\.$/);

  const result = ear.find('heading', /^(Victory|Defeat|Draw)$/);
  const start = ear.find('button', 'Start my round');
  let found = 0;
  for (let round = 1; round <= 21; round++) {
    await start.or(result).first().waitFor();
    if (await result.isVisible()) break;
    await start.focus();
    await ear.keys('Enter');
    const heard = await ear.hears(/^(colour from|Crazy Mix card)/);
    // Four facts and the stake are a few seconds of speech.
    expect(heard.split(/\s+/).length).toBeLessThanOrEqual(24);
    const keys = answerTo(heard);
    if (keys.length > 1) {
      // What comes next is the pad.
      await expect.poll(() => ear.focused()).toMatch(/^- button "(blue|violet)"/);
      await ear.keys(...keys.slice(0, 1));
      await ear.hears(/, 3 to go$/);
    }
    if (round === 2) expect(await findViolations(ear.page)).toEqual([]);
    await ear.keys(...keys.slice(keys.length > 1 ? 1 : 0));
    const decided = await ear.hears(/found (the|logo)/);
    if (/scores? .*card/.test(decided) && !decided.startsWith('Dawdler')) found++;
  }
  expect(found).toBeGreaterThan(5);
  await expect.poll(() => ear.focused()).toMatch(/heading "(Victory|Defeat|Draw)"/);
  expect(await findViolations(ear.page)).toEqual([]);
  await ear.expectNoFaults();
});
