import { solve, type View } from '@sesame/crystal-code/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findJoints, joinTiles } from '../play-crystal-code.ts';
import { connectAsPage, connectAsPlayer, type Player } from '../player-connection.ts';
import { useServer } from '../use-server.ts';

const server = useServer();

const viewOf = (player: Player) => player.matchState()?.view as View | undefined;

const enter = async () => {
  const page = await server.openPage();
  await page.goto('/');
  return { page, client: await connectAsPage(page, server.url) };
};

const photoOf = async (page: Page) => {
  await page.getByRole('button', { name: 'Show photo finish' }).first().click();
  return page.getByRole('region', { name: 'Photo finish' });
};

test('a photo finish shows the gap that the receipts tell, and everybody’s way to the claim', async () => {
  const [ann, bo] = [await enter(), await enter()];
  const table = await ann.client.api.openTable({ body: { game: 'crystal-code', options: { glass: 120 } } });
  if (!table.ok) throw new Error(table.error.message);
  const sat = await bo.client.api.sit({ params: { id: table.value.id }, body: { terms: table.value.terms } });
  if (!sat.ok || sat.value.match === undefined) throw new Error('the match did not begin');
  const { match } = sat.value;
  for (const { page } of [ann, bo]) await page.goto(`/matches/${match}`);
  const [hers, his] = [await connectAsPlayer(ann.page, server.url), await connectAsPlayer(bo.page, server.url)];
  for (const { client } of [ann, bo]) await client.connection.play(match, { type: 'ready' });
  for (const player of [hers, his]) await expect.poll(() => viewOf(player)?.may.done).toBe(true);
  const shownAt = performance.now();

  await ann.page.locator('.xc-tile').first().waitFor();
  for (const joint of findJoints(viewOf(hers)?.tiles ?? [])) await joinTiles(ann.page, joint);
  await ann.page.getByRole('button', { name: 'Done!' }).click();
  await expect.poll(() => viewOf(hers)?.may.done).toBeUndefined();
  // Nobody sees a way before all are through.
  expect(await ann.page.getByRole('button', { name: 'Show photo finish' }).count()).toBe(0);
  const [chain] = solve(viewOf(his)?.tiles ?? []);
  const claimed = await bo.client.connection.play(match, { type: 'done', chain }, performance.now() - shownAt);
  expect(claimed).toMatchObject({ ok: true });

  await expect.poll(() => viewOf(hers)?.stage).toBe('build');
  const credited = (hers.matchState()?.told ?? []).flatMap(({ receipt }) => receipt?.credited ?? []);
  expect(credited).toHaveLength(2);
  const [first = 0, second = 0] = credited;
  expect(second).toBeGreaterThan(first);
  const late = second - first;
  const gap = late < 1000 ? `+${late} ms` : `+${(late / 1000).toFixed(3)} s`;
  for (const { page } of [ann, bo]) {
    const photo = await photoOf(page);
    const [winner, other] = [photo.getByRole('listitem').nth(0), photo.getByRole('listitem').nth(1)];
    await winner.getByText('First').waitFor();
    await winner.getByText(`${(first / 1000).toFixed(3)} s`).waitFor();
    await winner.getByText(`Credited ${first} ms`).waitFor();
    await other.getByText(gap, { exact: true }).waitFor();
    // Ann's page hands in her way a moment after the race.
    await winner.getByText(/tiles? picked up/).waitFor({ state: 'attached' });
    await winner.getByText(/\d turns?\b|tiles laid/).waitFor({ state: 'attached' });
  }
  const stranger = await enter();
  await stranger.page.goto(`/matches/${match}`);
  await stranger.page.locator('.xc').waitFor();
  expect(await stranger.page.getByRole('button', { name: 'Show photo finish' }).count()).toBe(0);
  for (const player of [hers, his]) player.stop();
  for (const { client } of [ann, bo, stranger]) client.connection.close();
});
