import { loadLexicon } from '@sesame/passwords/rules';
import { bestPlays, type Position } from '@sesame/passwords/search';
import { expect, test } from 'vitest';
import { findViolations } from '../accessibility.ts';
import { type ByEar, listenTo } from '../by-ear.ts';
import { useServer } from '../use-server.ts';

const server = useServer();

/** The position as the names of the safes and the list of players tell it. */
const readPosition = async ({ find }: ByEar): Promise<Position> => {
  const safes = await find('list', 'Circle of safes, clockwise').ariaSnapshot();
  const circle = [
    ...safes.matchAll(/(?:img|button) "(?:([A-Z]), (no stones|stones: (.*?)), (\d) free|Empty place)/g),
  ].map(([, letter, , owners, free]) => {
    const stones = owners === undefined ? [] : owners.split(', ').map(() => 0);
    return letter === undefined ? null : { letter, spaces: stones.length + Number(free), stones };
  });
  const players = await find('region', 'Players').ariaSnapshot();
  const hand = Number(/(\d+) in hand/.exec(players)?.[1]);
  const words = await find('region', 'Words played').ariaSnapshot();
  const used = [...words.matchAll(/\b[A-Z]{2,}\b/g)].map(([word]) => word.toLowerCase());
  return { circle, hand, used };
};

test('plays a match against a bot without seeing it, with the keyboard only', async () => {
  const ear = await listenTo(await server.openPage());
  await ear.page.goto('/learn/passwords');
  await ear.press('button', 'Play Passwords');
  await ear.find('dialog').waitFor();
  await ear.press('button', /Level 1(?!\d)/);
  const lexicon = await loadLexicon('en');

  const result = ear.find('heading', /^(Victory|Defeat|Draw)$/);
  const turn = ear.find('paragraph').filter({ hasText: /^Your turn/ });
  for (let turns = 0; turns < 40; turns++) {
    await turn.or(result).first().waitFor();
    if (await result.isVisible()) break;
    const [play] = bestPlays(lexicon, await readPosition(ear), { grade: 2 });
    if (play === undefined) {
      await ear.press('button', 'Pass');
      await ear.hears(/Really pass\?|End the match\?/);
      await ear.keys('Enter');
      continue;
    }
    await ear.find('textbox', 'Your word').focus();
    await ear.keys(...play.word);
    // The first word is confirmed with its button, which is disabled then: the focus goes back to the field.
    if (turns === 0) {
      await ear.hears(/^(Clockwise|Anticlockwise): /);
      expect(await findViolations(ear.page)).toEqual([]);
      await ear.press('button', 'Play word');
      await expect.poll(() => ear.focused()).toContain('textbox "Your word"');
    } else await ear.keys('Enter');
    await ear.hears(new RegExp(`plays ${play.word.toUpperCase()}: stones on`));
  }
  await expect.poll(() => ear.focused()).toMatch(/heading "(Victory|Defeat|Draw)"/);
  await ear.hears(/win|share/);
  expect(await findViolations(ear.page)).toEqual([]);
  await ear.expectNoFaults();
});
