import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginDuel, openTestServer, type TestServer, watching } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Two matches, one of which no longer replays after a restart: with a person, or with a bot. */
const spoilOne = async (against: 'person' | 'bot') => {
  const [ann, bo] = [await server.enterAccount(), await server.enterAccount()];
  const good = await beginDuel([ann, bo]);
  const alone = () => ann.api.playBots({ body: { game: 'crack-the-code', bots: ['novice'] } });
  const bots = against === 'bot' ? await alone() : undefined;
  const bad = bots?.ok ? bots.value.id : (await beginDuel([ann, bo])).match;
  await server.ask(`update matches set rules = 9 where id = '${bad}'`);
  await server.restart();
  return { ann, good: good.match, bad };
};

test('a match that does not replay is listed as such, and its player plays and exports the others', async () => {
  const { ann, good, bad } = await spoilOne('person');
  const running = await ann.api.matches({ query: { which: 'running' } });
  expect(running.ok && running.value.map(({ id, unreadable }) => [id, unreadable])).toEqual(
    expect.arrayContaining([
      [good, undefined],
      [bad, true],
    ]),
  );
  const eyes = watching(ann, good);
  await eyes.until(() => true);
  expect(await eyes.play({ type: 'hide', code: 'rrybw' })).toMatchObject({ ok: true });
  expect(await ann.connection.play(bad, { type: 'hide', code: 'rrybw' })).toMatchObject({
    error: { code: 'unreadable' },
  });
  expect(await ann.api.match({ params: { id: bad } })).toMatchObject({ error: { code: 'unreadable' } });
  const exported = await ann.api.exportAccount();
  const { matches } = (exported.ok ? exported.value : {}) as { matches: readonly { id: string; record?: unknown }[] };
  expect(matches.find(({ id }) => id === bad)).toMatchObject({ unreadable: true });
  expect(matches.find(({ id }) => id === good)?.record).toBeDefined();
});

test('it is ended by its player if bots have the other seats', async () => {
  const { ann, bad } = await spoilOne('bot');
  expect(await ann.api.endMatch({ params: { id: bad } })).toMatchObject({ ok: true });
  const running = await ann.api.matches({ query: { which: 'running' } });
  expect(running.ok && running.value.some(({ id }) => id === bad)).toBe(false);
});

test('among people it is ended by an admin, who sees it in the console, and by no player', async () => {
  const { ann, bad } = await spoilOne('person');
  expect(await ann.api.endMatch({ params: { id: bad } })).toMatchObject({ error: { code: 'with-people' } });
  const key = new URL(server.adminLink ?? '').searchParams.get('key') ?? '';
  const admin = await server.enterAccount();
  expect(await admin.api.redeemAdminKey({ body: { key } })).toMatchObject({ ok: true });
  const overview = await admin.api.adminOverview();
  expect(overview.ok && overview.value.matches.find(({ id }) => id === bad)).toMatchObject({ unreadable: true });
  expect(await admin.api.abortMatch({ params: { id: bad }, body: { note: 'broken' } })).toMatchObject({
    ok: true,
  });
  expect(await admin.api.abortMatch({ params: { id: bad }, body: { note: '' } })).toMatchObject({ ok: false });
});
