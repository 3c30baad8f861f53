import { faceOf, type Picture, type Target, whereIs } from '@sesame/crazy-mix/rules';
import { loadLexicon, usedWords, type View as WordView } from '@sesame/passwords/rules';
import { bestPlays } from '@sesame/passwords/search';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './test-server.ts';
import { useServer } from './use-server.ts';

// The browser logs the refusal of an unknown word.
const server = useServer({ expectedErrors: /400 \(Bad Request\)/ });

/** What the server tells of an opened puzzle. */
interface Told<DailyView> {
  readonly view: DailyView;
  readonly end?: { readonly score: number; readonly marks: readonly (readonly string[])[] };
}

const ask = <DailyView>(page: Page, game: string): Promise<Told<DailyView>> =>
  page.evaluate(async (address) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(address, { method: 'POST', headers, body: '{}' })).json();
  }, `/api/daily/${game}/open`);

/** Opens today's puzzle on a new page. */
const open = async (game: string, page: Page): Promise<void> => {
  await page.goto(`/daily/${game}`);
  await page.getByRole('button', { name: 'Open puzzle' }).click();
};

interface MixView {
  readonly round: number;
  readonly targets: readonly Target[];
  readonly picture: Picture;
  readonly misses: number;
}

/** The half of a target to press for the right answer, or for a wrong one. */
const halfIn = ({ picture, targets }: MixView, isRight: boolean): string => {
  const faces = targets.map((id) => ({ id, face: faceOf(id, picture.mixed) }));
  const { target = 0, symbol } = whereIs({ ...picture, targets: faces }) ?? {};
  const face = faces[target]?.face;
  const half = face?.kind === 'symbols' && symbol !== undefined ? face.symbols.indexOf(symbol) : 0;
  if (isRight) return `${target} ${half}`;
  const other = faces.findIndex((one, place) => one.face.kind === 'symbols' && place !== target);
  return `${other} 0`;
};

test('Crazy Mix: twelve rounds with a miss, pointed at with the mouse', async () => {
  const page = await server.openPage();
  await open('crazy-mix', page);
  for (let round = 1; round <= 12; round++) {
    await page.getByText(`Round ${round} of 12`, { exact: true }).waitFor();
    const { view } = await ask<MixView>(page, 'crazy-mix');
    expect(view.round).toBe(round);
    if (round === 3) {
      await page.locator(`[data-half="${halfIn(view, false)}"]`).click();
      await page.getByText('Wrong: five seconds more.').first().waitFor();
    }
    await page.locator(`[data-half="${halfIn(view, true)}"]`).click();
  }
  await page.getByRole('heading', { name: 'Your result' }).waitFor();
  await page.getByText('Your fastest').first().waitFor();
  const { end } = await ask<MixView>(page, 'crazy-mix');
  expect(end?.marks).toEqual([Array.from({ length: 12 }, (_, i) => (i === 2 ? 'wrong' : 'full'))]);
  expect(end?.score).toBeGreaterThan(5_000);
  await expect.poll(() => page.locator('.mix-daily-rounds > li').count()).toBe(12);
});

test('Fake Crystal: eight offers on a phone, each turned up before the next', async () => {
  const page = await server.openPage({ viewport: PHONE, hasTouch: true, isMobile: true });
  await open('fake-crystal', page);
  for (let offer = 1; offer <= 8; offer++) {
    await page.getByText(`Offer ${offer} of 8`, { exact: true }).waitFor();
    await page.getByRole('button', { name: offer % 2 === 0 ? /^Buy for/ : /^Bank/ }).tap();
    if (offer < 8) await page.getByRole('button', { name: 'Next offer' }).tap();
  }
  await page.getByRole('heading', { name: 'Your result' }).waitFor();
  await page.getByRole('heading', { name: 'The offers' }).waitFor();
  const { end } = await ask<unknown>(page, 'fake-crystal');
  expect(end?.marks).toHaveLength(1);
  expect(end?.marks[0]).toHaveLength(8);
  await expect.poll(() => page.locator('.fake-daily-offers > li').count()).toBe(8);
});

test('Passwords: an unknown word costs nothing, three words end it', async () => {
  const page = await server.openPage();
  await open('passwords', page);
  const field = page.getByRole('textbox', { name: 'Your word' });
  const lexicon = await loadLexicon('en');
  const { view: start } = await ask<{ readonly board: WordView }>(page, 'passwords');
  const first = start.board.circle[0]?.letter.toLowerCase() ?? '';
  await field.fill(`${first}zzqx`);
  await field.press('Enter');
  await page.getByText('That word isn’t in the dictionary').first().waitFor();
  for (let turn = 1; turn <= 3; turn++) {
    await page.getByText(`Word ${turn} of 3`, { exact: true }).waitFor();
    const { view } = await ask<{ readonly board: WordView }>(page, 'passwords');
    const { circle, turns } = view.board;
    expect(turns).toHaveLength(turn - 1);
    const [play] = bestPlays(lexicon, { circle, hand: 21, used: usedWords(turns) });
    await field.fill(play?.word ?? '');
    await field.press('Enter');
  }
  await page.getByRole('heading', { name: 'Your result' }).waitFor();
  await page.getByRole('heading', { name: 'Your words' }).waitFor();
  const { end } = await ask<unknown>(page, 'passwords');
  expect(end?.score).toBeGreaterThan(0);
  expect(end?.marks).toHaveLength(3);
});
