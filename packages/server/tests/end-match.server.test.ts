import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer, watching } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const start = async (game: string, bots: string[], rated = false) => {
  const ann = await (rated ? server.enterAccount() : server.enter());
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
])('a rated match of %s against a bot ends without effect before the minimum of moves', async (game, bot) => {
  const { ann, id } = await start(game, [bot], true);
  expect(await ann.api.endMatch({ params: { id } })).toMatchObject({ ok: true });
  expect(await ann.api.matchRatings({ params: { id } })).toEqual({ ok: true, value: [] });
  expect(await ann.api.matches({ query: { which: 'running' } })).toEqual({ ok: true, value: [] });
  expect(await ann.api.endMatch({ params: { id } })).toMatchObject({ ok: false });
});

test('a rated match against a bot that has been played is ended as a loss', async () => {
  const { ann, id } = await start('crack-the-code', ['novice'], true);
  const eyes = watching(ann, id);
  await eyes.play({ type: 'hide', code: 'rrybw' });
  await eyes.until(({ awaits }) => awaits.includes(0));
  await eyes.play({ type: 'guess', code: 'yyyyy' });
  expect(await ann.api.endMatch({ params: { id } })).toMatchObject({ ok: true });
  const ratings = await ann.api.matchRatings({ params: { id } });
  const [mine, ...others] = ratings.ok ? ratings.value : [];
  expect(others).toEqual([]);
  expect(mine?.after).toBeLessThan(mine?.before ?? 0);
});
