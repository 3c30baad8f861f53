import { connectAsGuest, followMatch, type NodeClient } from '@sesame/client';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guess, hide, readRows } from './crack-the-code.ts';
import { faults } from './faults.ts';
import { prompt } from './prompt.ts';
import { openStage, PHONE, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const sticksOut = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Ann and Bo sit down to a match that takes days. */
const meet = async () => {
  const ann = await stage.visit();
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Invite a friend' }).click();
  await ann.getByText('Correspondence', { exact: true }).click();
  await ann.getByRole('button', { name: 'Open table' }).click();
  const link = await ann.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const bo = await stage.visit({ viewport: PHONE });
  await bo.goto(link);
  await bo.getByRole('button', { name: 'Sit here' }).click();
  await Promise.all([ann.waitForURL('**/matches/*'), bo.waitForURL('**/matches/*')]);
  return { ann, bo };
};

/** However busy the machine is. */
const PATIENCE = { timeout: 20_000 };
const codesOf = (race: Locator) => expect.poll(async () => (await readRows(race)).map(({ code }) => code), PATIENCE);

const CRYSTALS: Readonly<Record<string, string>> = { r: 'red', g: 'green', p: 'purple', w: 'white' };

test('who plans guesses ahead sees them made as soon as the other has moved', async () => {
  const { ann, bo } = await meet();
  await hide(ann, 'rrybw');
  await hide(bo, 'ggppw');
  await prompt(ann, 'Your turn: make guess 1 of 12.').waitFor();
  expect(await ann.getByRole('button', { name: 'Plan next move' }).count()).toBe(0);
  await guess(ann, 'yyyyy');

  // With a finger or a mouse, then with keys.
  await ann.getByRole('button', { name: 'Plan next move' }).click();
  const dialog = ann.getByRole('dialog', { name: 'Conditional moves' });
  const palette = dialog.getByRole('group', { name: 'Crystals' });
  await palette.waitFor();
  expect(await dialog.getByRole('button', { name: 'Save plan' }).isDisabled()).toBe(true);
  for (const letter of 'rrgpw') await palette.getByRole('button', { name: CRYSTALS[letter] ?? '' }).click();
  await dialog.getByRole('button', { name: '2 in the right place, 1 in the wrong place', exact: true }).click();
  await dialog.getByRole('group', { name: 'Your guess' }).getByRole('button').first().focus();
  await ann.keyboard.type('gggpw');
  await dialog
    .getByRole('button', {
      name: '2 in the right place, 1 in the wrong place: Guess 3: green, green, green, purple, white',
    })
    .waitFor();
  await dialog.getByRole('button', { name: '4 in the right place, 0 in the wrong place', exact: true }).click();
  await dialog.getByRole('group', { name: 'Your guess' }).getByRole('button').first().focus();
  await ann.keyboard.type('gg');
  expect(await faults(ann)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save plan' }).click();
  await ann.getByText('Your next move is planned. Only you can see it.').waitFor();

  await guess(bo, 'bbbbb');
  const race = ann.getByRole('region', { name: 'Your guesses' });
  await codesOf(race).toEqual(['yyyyy', 'rrgpw']);
  await prompt(bo, 'Your turn: make guess 2 of 12.').waitFor();
  expect(await bo.getByText(/next move is planned/i).count()).toBe(0);

  // She looks at what is left of it, and drops it.
  await ann.getByRole('button', { name: 'View plan' }).click();
  await dialog.getByRole('button', { name: /^Guess 3: green, green, green, purple, white/ }).waitFor();
  await ann.keyboard.press('Escape');
  await ann.getByRole('button', { name: 'Delete plan' }).click();
  await ann.getByRole('button', { name: 'Plan next move' }).waitFor();
  await guess(bo, 'wwwww');
  await prompt(ann, 'Your turn: make guess 3 of 12.').waitFor();
  await guess(ann, 'gggpw');

  // A plan that foresees another answer only does not fit, and says so. On a phone it has room as well.
  await ann.setViewportSize(PHONE);
  await ann.getByRole('button', { name: 'Plan next move' }).click();
  for (const letter of 'ppppp') await palette.getByRole('button', { name: CRYSTALS[letter] ?? '' }).click();
  await dialog.getByRole('button', { name: '1 in the right place, 0 in the wrong place', exact: true }).click();
  await dialog.getByRole('group', { name: 'Your guess' }).getByRole('button').first().focus();
  await ann.keyboard.type('ggbpw');
  expect(await faults(ann)).toEqual([]);
  expect(await sticksOut(ann)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Save plan' }).click();
  await ann.getByText('Your next move is planned. Only you can see it.').waitFor();
  await guess(bo, 'ggggg');
  const line = ann.getByRole('region', { name: 'Conditional moves' });
  await line.getByText('Your planned move didn’t fit what happened.').waitFor();
  await codesOf(race).toEqual(['yyyyy', 'rrgpw', 'gggpw', 'ppppp']);
  await ann.getByRole('button', { name: 'OK' }).click();
  await ann.getByRole('button', { name: 'Plan next move' }).waitFor();
});

/** Lays out the first two tiles of a hand, claimed 12 and 6, for 3 and 4. */
const offer = ({ connection }: NodeClient, match: string, seat: number): Promise<boolean> =>
  new Promise((done) => {
    const stop = followMatch(connection, match, ({ view, awaits }) => {
      const { hand = [] } = (view as { seats: readonly { hand: readonly { tile: string }[] }[] }).seats[seat] ?? {};
      if (!awaits.includes(seat)) return;
      stop();
      const stall = hand.slice(0, 2).map(({ tile }, i) => ({ tile, claim: i === 0 ? 12 : 6, price: 3 + i }));
      void connection.play(match, { type: 'offer', stall }).then(({ ok }) => done(ok));
    });
  });

test('who says what to buy in Fake Crystal has bought it when the offers are shown', async () => {
  const page = await stage.visit({ viewport: PHONE });
  const ann = await connectAsGuest(stage.url);
  const [name = '', value = ''] = ann.cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url: stage.url }]);
  const bo = await connectAsGuest(stage.url);
  const pace = { kind: 'correspondence', perMove: 86_400, bank: 0 } as const;
  const table = await ann.api.openTable({ body: { game: 'fake-crystal', pace } });
  const sat = table.ok ? await bo.api.sit({ params: { id: table.value.id } }) : table;
  const match = (sat.ok && sat.value.match) || '';
  expect(await offer(ann, match, 0)).toBe(true);

  await page.goto(`/matches/${match}`);
  await page.getByRole('button', { name: 'Plan next move' }).click();
  const dialog = page.getByRole('dialog', { name: 'Conditional moves' });
  await dialog.getByText('For round 1. Anything your orders don’t cover waits for you.').waitFor();
  await dialog.getByRole('slider', { name: 'For at most' }).fill('3');
  await dialog.getByRole('switch', { name: /Claim the best trophy/ }).press(' ');
  await dialog.getByRole('button', { name: 'Add order' }).click();
  await dialog.getByRole('radio', { name: 'Bank' }).last().press(' ');
  await dialog.getByRole('button', { name: 'Remove order 1' }).waitFor();
  expect(await faults(page)).toEqual([]);
  expect(await sticksOut(page)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Save plan' }).click();
  await page.getByText('Your next move is planned. Only you can see it.').waitFor();
  const standing = await ann.api.conditionalMoves({ params: { id: match } });
  expect(standing.ok && standing.value.plan).toEqual({
    round: 1,
    wishes: [
      { do: 'buy', claim: 12, price: 3 },
      { do: 'bank', claim: 12, price: 4 },
    ],
    claim: true,
  });

  expect(await offer(bo, match, 1)).toBe(true);
  await expect
    .poll(async () => {
      const record = await bo.api.matchRecord({ params: { id: match } });
      return JSON.stringify(record.ok && record.value);
    }, PATIENCE)
    .toContain('"bought","by":0,"seller":1,"column":0');
  for (const { connection } of [ann, bo]) connection.close();
});

test('nothing was complained of in the browser', () => {
  expect(stage.complaints).toEqual([]);
});
