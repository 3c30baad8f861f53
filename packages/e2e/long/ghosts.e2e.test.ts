import { connectAsGuest, type NodeClient } from '@sesame/client';
import { faceOf, type Picture, type Target, whereIs } from '@sesame/crazy-mix/rules';
import { solve, type Tile } from '@sesame/crystal-code/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findJoints, joinTiles } from '../play-crystal-code.ts';
import { connectAsPage } from '../player-connection.ts';
import { useServer } from '../use-server.ts';

const server = useServer();

interface MixView {
  readonly targets: readonly Target[];
  readonly picture: Picture;
}
const mixAnswer = ({ targets, picture }: MixView) =>
  whereIs({ ...picture, targets: targets.map((id) => ({ id, face: faceOf(id, picture.mixed) })) });
const codeAnswer = ({ tiles }: { readonly tiles: readonly Tile[] }) => ({ type: 'done', chain: solve(tiles)[0] });

/** Plays today's puzzle by script and gives its result. */
const playByScript = async ({ api }: NodeClient, game: string, answer: (view: unknown) => unknown): Promise<number> => {
  const params = { game };
  let told = await api.openDaily({ params, body: {} });
  while (told.ok && told.value.end === undefined) {
    const { day, steps, view } = told.value;
    told = await api.stepDaily({ params, body: { day, count: steps.length, step: answer(view) } });
  }
  if (!told.ok) throw new Error(told.error.message);
  return told.value.end?.score ?? 0;
};
const scoreOf = async (page: Page, game: string): Promise<number> => {
  const client = await connectAsPage(page, server.url);
  const told = await client.api.openDaily({ params: { game }, body: {} });
  client.connection.close();
  return told.ok ? (told.value.end?.score ?? 0) : 0;
};
/** Opens today's puzzle against the fastest. */
const openAgainstFastest = async (page: Page, game: string) => {
  await page.goto(`/daily/${game}`);
  await page.getByRole('button', { name: /Race against/ }).click();
  await page.getByRole('option', { name: /^The fastest: Ann/ }).click();
  await page.getByRole('button', { name: 'Open puzzle' }).click();
};
const byHowMuch = (one: number, other: number) => `${(Math.abs(one - other) / 1000).toFixed(2)} s.`;

test('the ghost of the fastest runs along, and the verdict is the difference of the results', async () => {
  const ann = await connectAsGuest(server.url);
  await ann.api.rename({ body: { name: 'Ann' } });
  const hers = await playByScript(ann, 'crazy-mix', (view) => ({ type: 'point', ...mixAnswer(view as MixView) }));
  ann.connection.close();

  const page = await server.openPage();
  await openAgainstFastest(page, 'crazy-mix');
  await page.getByRole('img', { name: 'Ghost of Ann (guest): 12 of 12' }).waitFor();
  for (let round = 1; round <= 12; round++) {
    await page.getByText(`Round ${round} of 12`, { exact: true }).waitFor();
    const view = await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      return (await (await fetch('/api/daily/crazy-mix/open', { method: 'POST', headers, body: '{}' })).json()).view;
    });
    const { target = 0, symbol } = mixAnswer(view) ?? {};
    const face = faceOf(view.targets[target], view.picture.mixed);
    const half = face.kind === 'symbols' && symbol !== undefined ? face.symbols.indexOf(symbol) : 0;
    await page.locator(`[data-half="${target} ${half}"]`).click();
  }
  await page.getByRole('heading', { name: 'Your result' }).waitFor();
  const mine = await scoreOf(page, 'crazy-mix');
  await page.getByText(`The ghost of Ann (guest) beat you by ${byHowMuch(mine, hers)}`).waitFor();
});

test('after the end the same hand can be raced again, against oneself, and it does not count', async () => {
  const page = await server.openPage();
  await page.goto('/');
  const me = await connectAsPage(page, server.url);
  const mine = await playByScript(me, 'crystal-code', (view) => codeAnswer(view as { tiles: readonly Tile[] }));
  const told = await me.api.openDaily({ params: { game: 'crystal-code' }, body: {} });
  me.connection.close();
  const { tiles } = (told.ok ? told.value.view : { tiles: [] }) as { readonly tiles: readonly Tile[] };

  await page.goto('/daily/crystal-code');
  await page.getByRole('button', { name: /Race against/ }).click();
  await page.getByRole('option', { name: /^Yourself/ }).click();
  await page.getByRole('button', { name: 'Start race' }).click();
  await page.getByRole('img', { name: 'Your ghost: 5 of 5' }).waitFor();
  for (const joint of findJoints(tiles)) await joinTiles(page, joint);
  await page.getByRole('button', { name: 'Done!' }).click();
  await page.getByText(/^Your ghost beat you by/).waitFor();
  await page.getByRole('button', { name: 'Back to your result' }).click();
  await page.getByRole('heading', { name: 'Your result' }).waitFor();
  expect(await scoreOf(page, 'crystal-code')).toBe(mine);
});
