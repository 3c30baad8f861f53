import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer, watching } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const start = async (game: string, bots: string[], rated = false) => {
  const ann = await server.enter();
  const started = await ann.api.playBots({ body: { game, bots, rated } });
  if (!started.ok) throw new Error(started.error.message);
  return { ann, id: started.value.id };
};

test.each(['crack-the-code', 'fake-crystal', 'passwords', 'crazy-mix', 'crystal-code'])(
  '%s against bots is ended at any time, and leaves the list of running matches',
  async (game) => {
    const games = await (await fetch(`${server.url}/api/games`)).json();
    const bot: string = games.find(({ id }: { id: string }) => id === game).bots[0].id;
    const { ann, id } = await start(game, [bot]);
    const eyes = watching(ann, id);
    await eyes.until(() => true);
    expect(await ann.api.endMatch({ params: { id } })).toMatchObject({ ok: true });
    await eyes.until(({ aborted, outcome }) => aborted === '' && outcome === undefined);
    expect(await ann.api.matches({ query: { which: 'running' } })).toEqual({ ok: true, value: [] });
    expect(await ann.api.endMatch({ params: { id } })).toMatchObject({ error: { code: 'over' } });
  },
);

test.each([
  ['crack-the-code', 'novice'],
  ['passwords', 'novice'],
])('a rated match of %s against a bot is ended as a loss', async (game, bot) => {
  const { ann, id } = await start(game, [bot], true);
  expect(await ann.api.endMatch({ params: { id } })).toMatchObject({ ok: true });
  await expect
    .poll(async () => ann.api.matchRatings({ params: { id } }))
    .toMatchObject({ ok: true, value: expect.arrayContaining([expect.objectContaining({ seat: 0 })]) });
  const ended = await ann.api.matches({ query: { which: 'ended' } });
  expect(ended.ok && ended.value.map(({ id: match, outcome }) => ({ match, ranks: outcome?.ranks }))).toEqual([
    { match: id, ranks: [2, 1] },
  ]);
  const ratings = await ann.api.matchRatings({ params: { id } });
  const mine = ratings.ok ? ratings.value.find(({ seat }) => seat === 0) : undefined;
  expect(mine?.after).toBeLessThan(mine?.before ?? 0);
  expect(await ann.api.matches({ query: { which: 'running' } })).toEqual({ ok: true, value: [] });
  expect(await ann.api.endMatch({ params: { id } })).toMatchObject({ ok: false });
});
