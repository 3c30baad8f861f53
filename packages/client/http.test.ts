import type { MatchRecord } from '@sesame/kernel';
import { ROUTES } from '@sesame/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeApi, pathOf } from './http.ts';

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: Record<string, unknown> | undefined;
}

let sent: Sent[];
let answers: { status: number; json: unknown }[];
beforeEach(() => {
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    sent.push({ method, url, body: body === undefined ? undefined : JSON.parse(body) });
    const { status, json } = answers.shift() ?? { status: 200, json: {} };
    return Response.json(json, { status });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const STRANGER = { status: 401, json: { code: 'stranger', message: 'Sign in first.' } };
const api = makeApi({ url: 'http://server' });

test('a call fills in the path, the query and the body of its route', async () => {
  await api.headToHead({ params: { id: 'bot:crazy-mix:random', other: 'a/b' } });
  await api.ratings({ query: { game: 'crazy-mix', pace: 'live', player: ['a', 'b'] } });
  await api.playedMatches({ params: { id: 'a' }, query: { rated: true, before: undefined } });
  await api.rename({ body: { name: 'Ann' } });
  expect(sent).toEqual([
    { method: 'GET', url: 'http://server/api/players/bot%3Acrazy-mix%3Arandom/against/a%2Fb', body: undefined },
    { method: 'GET', url: 'http://server/api/ratings?game=crazy-mix&pace=live&player=a&player=b', body: undefined },
    { method: 'GET', url: 'http://server/api/players/a/matches?rated=true', body: undefined },
    { method: 'PATCH', url: 'http://server/api/me', body: { name: 'Ann' } },
  ]);
  expect(pathOf(ROUTES.playerRecords, { params: { id: 'a' } })).toBe('/api/players/a/records');
});

test('an answer is a value, a refusal or unreachable', async () => {
  answers = [
    { status: 200, json: [] },
    { status: 404, json: { code: 'no-table', message: 'Table not found.' } },
  ];
  expect(await api.tables()).toEqual({ ok: true, value: [] });
  const refused = { ok: false, error: { code: 'no-table', message: 'Table not found.' } };
  expect(await api.table({ params: { id: 'none' } })).toEqual(refused);
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')));
  expect(await api.tables()).toMatchObject({ ok: false, error: { code: 'unreachable' } });
});

test('a request without a session enters as a guest once and is repeated', async () => {
  answers = [STRANGER, STRANGER, { status: 200, json: { id: 'guest' } }];
  await Promise.all([api.matches({ query: { which: 'running' } }), api.contacts()]);
  expect(sent.map(({ method, url }) => `${method} ${url.replace('http://server/api', '')}`)).toEqual([
    'GET /matches?which=running',
    'GET /friends',
    'POST /me',
    'GET /matches?which=running',
    'GET /friends',
  ]);
});

/** Compile-time tests: never called, checked by `tsc`. An unused `@ts-expect-error` is an error. */
const calls = async () => {
  const table = await api.openTable({ body: { game: 'crazy-mix', seats: 3 } });
  if (table.ok) table.value.seats satisfies readonly object[];
  const record = await api.matchRecord({ params: { id: 'a' } });
  if (record.ok) record.value satisfies MatchRecord;
  // @ts-expect-error The body is missing.
  api.openTable();
  // @ts-expect-error A field is missing.
  api.openTable({ body: {} });
  // @ts-expect-error A field has another type.
  api.openTable({ body: { game: 'crazy-mix', seats: '3' } });
  // @ts-expect-error There is no such field.
  api.openTable({ body: { game: 'crazy-mix', place: 1 } });
  // @ts-expect-error The path parameters are missing.
  api.table();
  // @ts-expect-error Another path parameter.
  api.table({ params: { table: 'a' } });
  // @ts-expect-error The query is missing.
  api.leaderboard();
  // @ts-expect-error No such value.
  api.matches({ query: { which: 'all' } });
  // @ts-expect-error This route has no body.
  api.tables({ body: {} });
  // @ts-expect-error The answer has no such field.
  if (table.ok) table.value.secret;
  // @ts-expect-error A download that is not JSON is no method.
  api.playerRecords({ params: { id: 'a' } });
  // @ts-expect-error There is no such route.
  api.nothing();
};

test('tsc rejects calls that do not fit their route', () => {
  expect(calls).toBeTypeOf('function');
});
