import { LOCALES } from '@sesame/kernel';
import type { PuzzlePage } from '@sesame/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPuzzles } from '../lobby/puzzles/find-task.ts';
import { type InProcessServer, openInProcessServer } from '../testing/in-process-server.ts';
import { makeTestDatabase, type TestDatabase } from './test-database.ts';

let place: TestDatabase;
let server: InProcessServer;
let cookie = '';
beforeAll(async () => {
  place = await makeTestDatabase();
  server = await openInProcessServer({ data: place.data, isDurable: false, port: 0, logLevel: 'silent' });
  const entered = await fetch(`http://127.0.0.1:${server.port}/api/me`, { method: 'POST' });
  cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
});
afterAll(async () => {
  await server.close();
  await place.clear();
});

const ask = async (path: string, body?: object) => {
  const origin = `http://127.0.0.1:${server.port}`;
  const answer = await fetch(`${origin}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, origin, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: await answer.json() };
};

test.each<readonly [game: string, language: string]>([
  ['crack-the-code', 'en'],
  ['crystal-code', 'en'],
  ...LOCALES.map((language) => ['passwords', language] as const),
])('%s in %s: a server without matches lets bots play some, and has a page', async (game, language) => {
  const pageOf = async (): Promise<PuzzlePage> => (await ask(`/puzzles/${game}?language=${language}`)).json;
  expect((await pageOf()).day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await expect.poll(async () => (await pageOf()).puzzles.length, { timeout: 25_000 }).toBe(5);
  const page = await pageOf();
  expect(page).toMatchObject({ preparing: false, hasLanguages: game === 'passwords' });
  const { id = '' } = page.puzzles[0] ?? {};
  const { json: shown } = await ask(`/puzzles/${game}/${id}`);
  expect(shown).toMatchObject({ id, game, bots: true });
  expect(JSON.stringify(shown)).not.toMatch(/solution|examples|review/);
  const { json: ended } = await ask(`/puzzles/${game}/${id}/give-up`, {});
  expect(ended).toMatchObject({ end: { solved: false, gaveUp: true, source: { players: [] } } });
  const next = async () => (await ask(`/puzzles/${game}/next`, { language })).json.puzzle?.game;
  await expect.poll(next, { timeout: 25_000 }).toBe(game);
});

test('malformed requests are refused', async () => {
  expect((await ask('/puzzles/passwords?language=xx')).status).toBe(400);
  expect((await ask('/puzzles/passwords?day=tomorrow')).status).toBe(400);
  expect((await ask('/puzzles/passwords/next', { language: 7 })).status).toBe(400);
  const { puzzles } = (await ask('/puzzles/crystal-code')).json as PuzzlePage;
  const { id = '' } = puzzles.at(-1) ?? {};
  for (const answer of [null, 7, 'x', {}, { type: 'done', chain: [] }, { type: 'ready' }]) {
    expect(await ask(`/puzzles/crystal-code/${id}/answer`, { answer })).toMatchObject({ status: 400 });
  }
  expect((await ask(`/puzzles/crystal-code/${id}`)).json).not.toHaveProperty('end');
});

test('a record that cannot be replayed has no puzzles', async () => {
  const record = { sesame: 1, game: 'crystal-code', rules: 1, options: {}, seats: ['1', '2'], inputs: [] } as const;
  expect(await findPuzzles({ game: 'crystal-code', record })).toEqual([]);
  expect(await findPuzzles({ game: 'nothing', record })).toEqual([]);
});
