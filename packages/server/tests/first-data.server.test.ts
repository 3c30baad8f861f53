import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NodeClient } from '@sesame/client';
import type { FirstData } from '@sesame/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginDuel, openDuel, openTestServer, type TestServer } from './test-server.ts';

const web = mkdtempSync(join(tmpdir(), 'sesame-web-'));
writeFileSync(join(web, 'index.html'), readFileSync(new URL('../../web/index.html', import.meta.url)));
writeFileSync(
  join(web, 'preloads.json'),
  JSON.stringify({
    pages: { '/matches/:id': ['/assets/match.js'], '/players': ['/assets/players.js'] },
    games: { 'crack-the-code': { table: ['/assets/rules.js'], board: ['/assets/board.js', '/assets/board.css'] } },
    locales: { fr: ['/assets/fr.js'] },
  }),
);

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ web });
});
afterAll(async () => {
  await server.close();
  rmSync(web, { recursive: true });
});

interface Opened {
  readonly page: string;
  readonly caching: string | null;
  readonly data: FirstData | undefined;
  readonly preloaded: readonly string[];
}

const open = async (path: string, headers: Record<string, string> = {}): Promise<Opened> => {
  const answer = await fetch(server.url + path, { headers });
  const page = await answer.text();
  const json = /<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(page)?.[1];
  return {
    page,
    caching: answer.headers.get('cache-control'),
    data: json === undefined ? undefined : JSON.parse(json),
    preloaded: [...page.matchAll(/href="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file),
  };
};
const openAs = ({ cookie }: NodeClient, path: string) => open(path, { cookie });

test('a page names the files of its route, its game and its language', async () => {
  const [ann, bo] = [await server.enter(), await server.enter()];
  const { match, table } = await beginDuel([ann, bo]);
  const files = async (path: string, cookie = '') => (await open(path, { cookie, 'accept-language': 'en' })).preloaded;
  expect(await files(`/matches/${match}`)).toEqual(['/assets/match.js', '/assets/board.js', '/assets/board.css']);
  expect(await files(`/tables/${table.id}`)).toEqual(['/assets/rules.js']);
  expect(await files('/players', 'sesame-locale=fr')).toEqual(['/assets/fr.js', '/assets/players.js']);
  expect(await files('/players', 'sesame-locale="><script>')).toEqual(['/assets/players.js']);
  expect(await files('/')).toEqual([]);
});

test('a player gets the first message of the match, and nobody else’s secrets', async () => {
  const [ann, bo, cas] = [await server.enter(), await server.enter(), await server.enter()];
  const duel = await openDuel([ann, bo]);
  await ann.connection.play(duel.match, { type: 'hide', code: 'gpgpw' });
  const state = await duel.ann.until(({ seq }) => seq === 1);
  const [own, others, spectators] = [
    await openAs(ann, `/matches/${duel.match}`),
    await openAs(bo, `/matches/${duel.match}`),
    await openAs(cas, `/matches/${duel.match}`),
  ];
  expect(own.data?.me).toMatchObject({ id: ann.id, name: ann.name });
  expect(own.data?.match).toMatchObject({ seq: 1, view: state.view, info: { id: duel.match, you: 0 } });
  expect(own.page).toContain('gpgpw');
  expect(others.data?.match?.info).toMatchObject({ you: 1 });
  expect(spectators.data?.match?.info).toMatchObject({ you: null });
  for (const { page } of [others, spectators]) expect(page).not.toContain('gpgpw');
  expect(own.caching).toBe('private, no-store');
});

test.each(['', 'sesame=forged', 'sesame=forged.signature'])(
  'without a session (“%s”) a page has no data',
  async (cookie) => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const { match } = await beginDuel([ann, bo]);
    const { data, caching } = await open(`/matches/${match}`, { cookie });
    expect(data).toBeUndefined();
    expect(caching).toBe('no-cache');
  },
);

test('tables, profiles and records are as their routes answer', async () => {
  const [ann, bo] = [await server.enter(), await server.enter()];
  const { match, table } = await beginDuel([ann, bo]);
  const ofTable = (await openAs(bo, `/tables/${table.id}`)).data?.answers;
  expect(ofTable?.[`/api/tables/${table.id}`]).toMatchObject({ id: table.id, match });
  const ofPlayer = (await openAs(bo, `/players/${ann.id}`)).data?.answers;
  expect(ofPlayer?.[`/api/players/${ann.id}`]).toMatchObject({ id: ann.id });
  const record = (await openAs(bo, `/matches/${match}/replay`)).data?.answers[`/api/matches/${match}/record`];
  expect(record).toMatchObject({ game: 'crack-the-code' });
  expect(record).not.toHaveProperty('luck.secret');
  expect((await openAs(bo, '/tables/none')).data?.answers).toEqual({});
});

test('a name cannot end the data', async () => {
  const ann = await server.enterAccount('</script><b>Ann');
  const { data, page } = await openAs(ann, `/players/${ann.id}`);
  expect(data?.me.name).toBe('</script><b>Ann');
  expect(page).not.toContain('</script><b>');
});

test('a race is in no page before its player was sent it', async () => {
  const ann = await server.enter();
  const started = await ann.api.playBots({ body: { game: 'crystal-code', bots: ['apprentice'] } });
  if (!started.ok) throw new Error(started.error.message);
  const { id } = started.value;
  expect((await openAs(ann, `/matches/${id}`)).data?.match?.race).toBeUndefined();
  await ann.connection.play(id, { type: 'ready' });
  await expect.poll(async () => (await openAs(ann, `/matches/${id}`)).data?.match).toBeUndefined();
});
