import type { MatchRecord } from '@sesame/kernel';
import { ROUTES, type Route } from '@sesame/protocol';
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

const routes = Object.entries<Route>(ROUTES);
const takesContribution = ({ body }: Route) =>
  body !== undefined && 'properties' in body && Object.hasOwn(body.properties as object, 'contribution');

test('every route that takes a contribution is marked in the table', () => {
  const marked = routes.filter(([, { contributes }]) => contributes === true).map(([name]) => name);
  expect(marked).toEqual(routes.filter(([, route]) => takesContribution(route)).map(([name]) => name));
});

test.each([
  ['openTable', () => api.openTable({ body: { game: 'crazy-mix' } })],
  ['sit', () => api.sit({ params: { id: 'a' }, body: { terms: '' } })],
  ['playBots', () => api.playBots({ body: { game: 'crazy-mix', bots: ['random'] } })],
  ['rematch', () => api.rematch({ params: { id: 'a' } })],
  ['branch', () => api.branch({ body: { match: 'a', ply: 0, seat: 0, bots: [] } })],
  ['enterTournament', () => api.enterTournament({ params: { id: 'a' } })],
])('%s adds a new contribution to every request', async (_name, send) => {
  await send();
  await send();
  const contributions = sent.map(({ body }) => body?.contribution);
  expect(contributions).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(new Set(contributions).size).toBe(2);
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
