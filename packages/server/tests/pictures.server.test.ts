import { GAMES } from '@sesame/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULTS } from '../settings.ts';
import { openDuel, openTestServer, type TestServer } from './test-server.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ask = async (path: string, { url = server.url, headers = {} } = {}) => {
  const answer = await fetch(url + path, { headers });
  return { answer, status: answer.status, png: Buffer.from(await answer.arrayBuffer()) };
};

const expectPicture = async (path: string) => {
  const { answer, png } = await ask(path);
  expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, 'image/png']);
  expect([...png.subarray(0, 8)], path).toEqual(PNG);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual([1200, 630]);
  return { answer, png };
};

/** A duel that is over after both codes and one right guess each. */
const finishDuel = async () => {
  const players = [await server.enter(), await server.enter()] as const;
  const { match, ann, bo } = await openDuel(players);
  await ann.play({ type: 'hide', code: 'rybwg' });
  await bo.play({ type: 'hide', code: 'gwbyr' });
  await ann.play({ type: 'guess', code: 'gwbyr' });
  await bo.play({ type: 'guess', code: 'rybwg' });
  await ann.until(({ outcome }) => outcome !== undefined);
  return match;
};

test('a table, with free seats, in every language', async () => {
  const host = await server.enterAccount('Ann of the Pictures');
  for (const { id: game } of GAMES) {
    const table = await host.api.openTable({ body: { game, open: false } });
    const id = table.ok ? table.value.id : '';
    await expectPicture(`/pictures/en/tables/${id}/1.png`);
  }
});

test('a running match of every game', async () => {
  const ann = await server.enter();
  for (const { id: game, cast } of GAMES) {
    const bot = (await cast())[0]?.id ?? '';
    const begun = await ann.api.playBots({ body: { game, bots: [bot] } });
    await expectPicture(`/pictures/nl/matches/${begun.ok ? begun.value.id : ''}/0.png`);
  }
});

test('a match that is over, and its replay at every move', async () => {
  const match = await finishDuel();
  const pictures = [];
  for (const ply of [0, 1, 2, 3, 4])
    pictures.push((await expectPicture(`/pictures/fr/replays/${match}/${ply}.png`)).png);
  const { png } = await expectPicture(`/pictures/fr/matches/${match}/end.png`);
  expect(pictures.at(-1)?.equals(png)).toBe(true);
  expect(pictures[2]?.equals(png)).toBe(false);
});

test('a tournament before and after its start, a profile and a daily puzzle', async () => {
  const host = await server.enterAccount('Bo of the Pictures');
  const wish = { name: 'Cup 中文', game: 'crack-the-code', format: 'swiss', rounds: 1, places: 8 } as const;
  const pace = { kind: 'live', perMove: 30, bank: 0 } as const;
  const made = await host.api.createTournament({ body: { ...wish, pace, rated: false, start: { kind: 'hand' } } });
  if (!made.ok) throw new Error(made.error.message);
  const { id } = made.value;
  await host.api.enterTournament({ params: { id }, body: {} });
  for (const bot of ['random', 'novice', 'random']) await host.api.enterBot({ params: { id }, body: { bot } });
  const open = await expectPicture(`/pictures/en/tournaments/${id}/1.png`);
  expect((await host.api.startTournament({ params: { id } })).ok).toBe(true);
  const begun = await expectPicture(`/pictures/en/tournaments/${id}/1.png`);
  expect(begun.answer.headers.get('etag')).not.toBe(open.answer.headers.get('etag'));
  await expectPicture(`/pictures/en/players/${host.id}/end.png`);
  await expectPicture('/pictures/en/daily/crystal-code/2026-11-17.png');
});

test('a running match shows only what spectators see, under an address of its own after each step', async () => {
  const players = [await server.enter(), await server.enter()] as const;
  const { match, ann, bo } = await openDuel(players);
  const etagAt = async (seq: number) => {
    const { answer } = await expectPicture(`/pictures/en/matches/${match}/${seq}.png`);
    return [answer.headers.get('etag'), answer.headers.get('cache-control')] as const;
  };
  const [atStart, keptLong] = await etagAt(0);
  await ann.play({ type: 'hide', code: 'rybwg' });
  const [oneHidden] = await etagAt(1);
  expect(oneHidden).not.toBe(atStart);
  const [stale, keptBriefly] = await etagAt(0);
  expect([stale, keptLong, keptBriefly]).toEqual([oneHidden, 'public, max-age=86400', 'public, max-age=60']);
  await bo.play({ type: 'hide', code: 'rrrrr' });
  const [hidden] = await etagAt(2);
  const other = await openDuel([await server.enter(), await server.enter()]);
  await other.ann.play({ type: 'hide', code: 'ggggg' });
  await other.bo.play({ type: 'hide', code: 'yyyyy' });
  const names = await ask(`/pictures/en/replays/${match}/2.png`);
  // A running match has no replay for strangers: any ply shows the present.
  expect(names.answer.headers.get('etag')).toBe(hidden);
});

test.each([
  '/pictures/en/tables/none/1.png',
  '/pictures/en/matches/none/1.png',
  '/pictures/en/replays/none/1.png',
  '/pictures/en/tournaments/none/1.png',
  '/pictures/en/players/none/end.png',
  '/pictures/en/daily/chess/2026-11-17.png',
])('%s does not exist', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test.each(['/pictures/de/tables/none/1.png', '/pictures/en/secrets/none/1.png', '/pictures/en/tables/a%2Fb/1.png'])(
  '%s is no address of a picture',
  async (path) => {
    expect((await ask(path)).status).toBeGreaterThanOrEqual(400);
  },
);

test('who has the picture is told so', async () => {
  const path = `/pictures/en/matches/${await finishDuel()}/end.png`;
  const etag = (await expectPicture(path)).answer.headers.get('etag') ?? '';
  const again = await ask(path, { headers: { 'if-none-match': etag } });
  expect([again.status, again.png.length]).toEqual([304, 0]);
});

test('a burst draws each picture once, and an address gets only so many new ones', async () => {
  const small = await openTestServer({ limits: { ...DEFAULTS.limits, picturesPerMinute: 2 } });
  try {
    const host = await small.enterAccount('Cleo of the Pictures');
    const open = async () => {
      const table = await host.api.openTable({ body: { game: 'passwords', open: false } });
      return `/pictures/en/tables/${table.ok ? table.value.id : ''}/1.png`;
    };
    const first = await open();
    const burst = await Promise.all(Array.from({ length: 30 }, () => ask(first, { url: small.url })));
    expect(new Set(burst.map(({ status }) => status))).toEqual(new Set([200]));
    const table = await host.api.openTable({ body: { game: 'crazy-mix', open: false } });
    const second = `/pictures/en/tables/${table.ok ? table.value.id : ''}/1.png`;
    expect((await ask(second, { url: small.url })).status).toBe(200);
    expect((await ask(`/pictures/en/players/${host.id}/end.png`, { url: small.url })).status).toBe(429);
    expect((await ask(first, { url: small.url })).status).toBe(200);
  } finally {
    await small.close();
  }
});
