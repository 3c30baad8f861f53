import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULTS } from '../settings.ts';
import { PASSWORD } from './http-request.ts';
import { openTestServer, QUIET, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    limits: {
      ...DEFAULTS.limits,
      ...QUIET.limits,
      waitingTablesPerPlayer: 2,
      runningMatchesPerPlayer: 3,
      tablesPerHour: 8,
      guestsPerDay: 4,
    },
  });
});
afterAll(() => server.close());

const GAME = { game: 'crack-the-code' };
const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'ok' : result.error?.code);

test('a player has only so many open tables, running matches and an address so many of them', async () => {
  const [ann, bo] = [await server.enter(), await server.enter()];
  const open = async () => codeOf(await ann.api.openTable({ body: GAME }));
  const first = await ann.api.openTable({ body: GAME });
  expect(await open()).toBe('ok');
  expect(await open()).toBe('too-many-tables');
  if (!first.ok) throw new Error('no table');
  await ann.api.closeTable({ params: { id: first.value.id } });
  expect(await open()).toBe('ok');

  const againstBot = async () => codeOf(await bo.api.playBots({ body: { ...GAME, bots: ['random'] } }));
  const started = [await againstBot(), await againstBot(), await againstBot(), await againstBot()];
  expect(started).toEqual(['ok', 'ok', 'ok', 'too-many-matches']);

  // Every request counts: with 4 so far the address has 4 left.
  const more = [await open(), await open(), await open(), await open(), await open()];
  expect(more.at(-1)).toBe('too-fast');
});

test('an address has only so many new guests a day; an IPv6 network is one address', async () => {
  const enterFrom = async (address: string, cookie = '') => {
    const headers = { 'x-forwarded-for': address, ...(cookie !== '' && { cookie }) };
    const answer = await fetch(`${server.url}/api/me`, { method: 'POST', headers });
    return { status: answer.status, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie };
  };
  const first = await enterFrom('2001:db9:1:2::1');
  const statuses = [first.status];
  for (const host of [2, 3, 4, 5]) statuses.push((await enterFrom(`2001:db9:1:2::${host}`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  // Those who are known come in as before, and so do other networks.
  expect((await enterFrom('2001:db9:1:2::9', first.cookie)).status).toBe(200);
  expect((await enterFrom('2001:db9:1:3::1')).status).toBe(200);
});

test('those who register count as new players of their address', async () => {
  const post = async (path: string, body?: object) => {
    const headers = { 'x-forwarded-for': '2001:db9:1:7::1', ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${server.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.status;
  };
  const register = (name: string) => post('/account', { name, password: PASSWORD });
  expect([await register('New Ann'), await register('New Bo'), await post('/me'), await post('/me')]).toEqual([
    200, 200, 200, 200,
  ]);
  expect([await register('New Cleo'), await post('/me')]).toEqual([429, 429]);
});
