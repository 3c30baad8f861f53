import { createHash } from 'node:crypto';
import { MAX_BOTS_PER_PLAYER } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULTS } from '../settings.ts';
import { keep, makeTestBot, requestWithToken, turnsOf } from './http-bot.ts';
import { PASSWORD, requestAs } from './http-request.ts';
import { openTestServer, QUIET, type TestServer } from './test-server.ts';

const bearing = (token: string) => ({ authorization: `Bearer ${token}` });

/** Opens a socket. Returns it, or the status of the refusal. */
const knock = (url: string, headers: Record<string, string>): Promise<WebSocket | number> =>
  new Promise((opened) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
    socket.once('open', () => opened(socket));
    socket.once('unexpected-response', (_request, answer) => {
      opened(answer.statusCode ?? 0);
      answer.destroy();
    });
    socket.once('error', () => {});
  });

const openSocket = async (url: string, headers: Record<string, string>) => {
  const socket = await knock(url, headers);
  if (typeof socket === 'number') throw new Error(`turned away with ${socket}`);
  onTestFinished(() => socket.terminate());
  return { socket, closed: new Promise<void>((gone) => socket.once('close', () => gone())) };
};

describe('tokens', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  const maker = async () => {
    const guest = await server.enter();
    const name = await keep(guest);
    return { ...guest, name };
  };
  const statusOf = async (headers: Record<string, string>, method = 'GET', path = '/matches') =>
    (await requestWithToken(server.url, headers, [method, path])).status;

  test('are 256 random bits, shown once, and authenticate their bot', async () => {
    const ann = await maker();
    const bot = await makeTestBot(server.url, ann, 'Cracker');
    expect(bot.token).toMatch(/^sesame_[A-Za-z0-9_-]{43}$/);
    expect(await statusOf(bearing(bot.token))).toBe(200);
    const listed = await ann.api.ownBots();
    expect(listed.ok && listed.value).toMatchObject([{ id: bot.id, name: 'Cracker', token: {} }]);
    expect(JSON.stringify(listed)).not.toContain(bot.token.slice(7));
    const { socket } = await openSocket(server.url, bearing(bot.token));
    const onMessage = new Promise((told) => socket.once('message', (data) => told(JSON.parse(String(data)))));
    socket.send('{"type":"watch","id":1,"topic":"me"}');
    expect(await onMessage).toMatchObject({ type: 'me', matches: [] });
  });

  test('can’t be used by their hash or in another encoding', async () => {
    const bot = await makeTestBot(server.url, await maker(), 'Cracker');
    const hash = createHash('sha256').update(bot.token).digest('base64url');
    for (const wrong of [
      hash,
      `sesame_${hash}`,
      bot.token.slice(0, -1),
      `${bot.token}A`,
      bot.token.toLowerCase(),
      '',
    ]) {
      expect(await statusOf(bearing(wrong))).toBe(401);
      expect(await knock(server.url, bearing(wrong))).toBe(401);
    }
    expect((await requestAs(server.url, `sesame=${bot.token}`, ['GET', '/matches'])).status).toBe(401);
    expect(await statusOf({}, 'GET', `/matches?token=${bot.token}`)).toBe(401);
  });

  test('that are wrong are refused even with a cookie, and create no guest', async () => {
    const guest = await server.enter();
    expect(await statusOf({ cookie: guest.cookie, ...bearing('sesame_nothing') })).toBe(401);
    expect(await knock(server.url, { cookie: guest.cookie, ...bearing('sesame_nothing') })).toBe(401);
    const entered = await fetch(`${server.url}/api/me`, { method: 'POST', headers: bearing('sesame_nothing') });
    expect([entered.status, entered.headers.getSetCookie()]).toEqual([401, []]);
    // Basic credentials for a reverse proxy are not a token.
    expect(await statusOf({ cookie: guest.cookie, authorization: 'Basic YW5uOnNlc2FtZQ==' })).toBe(200);
  });

  test.each([
    ['GET', '/account'],
    ['PUT', '/account', { name: 'Mine', password: PASSWORD }],
    ['DELETE', '/account'],
    ['GET', '/account/export'],
    ['POST', '/account/passkeys/options'],
    ['GET', '/account/bots'],
    ['POST', '/account/bots', { name: 'Child' }],
    ['POST', '/account/bots/me/token'],
    ['DELETE', '/account/bots/me/token'],
    ['DELETE', '/account/bots/me'],
    ['GET', '/sessions'],
    ['DELETE', '/sessions'],
    ['POST', '/sessions', { name: 'Ann', password: PASSWORD }],
    ['POST', '/daily/crystal-code/open'],
  ])('do not reach %s %s, with whatever cookie', async (method, path, body?: object) => {
    const ann = await maker();
    const bot = await makeTestBot(server.url, ann, 'Cracker');
    for (const headers of [bearing(bot.token), { ...bearing(bot.token), cookie: ann.cookie }]) {
      const asked = await requestWithToken(server.url, headers, [method, path.replace('/me', `/${bot.id}`), body]);
      expect([asked.status, asked.json.code]).toEqual([403, 'for-people']);
    }
  });

  test('do not rename their bot', async () => {
    const bot = await makeTestBot(server.url, await maker(), 'Cracker');
    expect((await bot.ask('PATCH', '/me', { name: 'Somebody' })).status).toBe(403);
    expect((await bot.ask('POST', '/me')).json).toMatchObject({ name: 'Cracker' });
  });

  test('need no origin; cookies do', async () => {
    const ann = await maker();
    const bot = await makeTestBot(server.url, ann, 'Cracker');
    const origin = 'https://elsewhere.example';
    const open = ['POST', '/tables', { game: 'crack-the-code' }] as const;
    expect((await requestWithToken(server.url, { ...bearing(bot.token), origin }, open)).status).toBe(200);
    expect((await requestWithToken(server.url, { cookie: ann.cookie, origin }, open)).json.code).toBe('foreign-origin');
    expect(
      (await requestWithToken(server.url, { cookie: ann.cookie, origin }, ['POST', '/account/bots'])).json.code,
    ).toBe('foreign-origin');
    await openSocket(server.url, { ...bearing(bot.token), origin });
    expect(await knock(server.url, { cookie: ann.cookie, origin })).toBe(403);
  });

  test.each(['revoked', 'renewed', 'removed', 'left behind by their maker'])(
    'that are %s are refused, and their open connections are closed',
    async (how) => {
      const ann = await maker();
      const bot = await makeTestBot(server.url, ann, 'Cracker');
      const { closed } = await openSocket(server.url, bearing(bot.token));
      const waiting = bot.ask<object>('GET', '/bot/turns?wait=25');
      await turnsOf(bot, 'wait=0');
      const ways: Record<string, () => Promise<{ ok: boolean }>> = {
        revoked: () => ann.api.revokeBotToken({ params: { id: bot.id } }),
        renewed: () => ann.api.renewBotToken({ params: { id: bot.id } }),
        removed: () => ann.api.removeBot({ params: { id: bot.id } }),
        'left behind by their maker': () => ann.api.deleteAccount(),
      };
      expect((await ways[how]?.())?.ok).toBe(true);
      await closed;
      expect((await waiting).json.code).toBe('bad-token');
      expect(await statusOf(bearing(bot.token))).toBe(401);
      expect(await knock(server.url, bearing(bot.token))).toBe(401);
    },
  );

  test('that are new authenticate the same bot', async () => {
    const ann = await maker();
    const bot = await makeTestBot(server.url, ann, 'Cracker');
    await ann.api.revokeBotToken({ params: { id: bot.id } });
    const locked = await ann.api.ownBots();
    expect(locked.ok && locked.value).toMatchObject([{ id: bot.id }]);
    expect(locked.ok && locked.value[0]?.token).toBeUndefined();
    const renewed = await ann.api.renewBotToken({ params: { id: bot.id } });
    if (!renewed.ok) throw new Error(renewed.error.message);
    const entered = await requestWithToken(server.url, bearing(renewed.value.token), ['POST', '/me']);
    expect(entered.json).toMatchObject({ id: bot.id, isBot: true });
  });

  test('are for accounts only, limited in number, and managed by the owner only', async () => {
    const guest = await server.enter();
    const asGuest = await guest.api.createBot({ body: { name: 'Cracker' } });
    expect(!asGuest.ok && asGuest.error.code).toBe('keep-first');
    const [ann, bo] = [await maker(), await maker()];
    const made = await Promise.all(
      Array.from({ length: MAX_BOTS_PER_PLAYER + 3 }, (_, n) => ann.api.createBot({ body: { name: `Cracker ${n}` } })),
    );
    expect(made.filter(({ ok }) => ok)).toHaveLength(MAX_BOTS_PER_PLAYER);
    expect(made.flatMap((one) => (one.ok ? [] : [one.error.code]))).toEqual(Array(3).fill('too-many-bots'));
    const listed = await ann.api.ownBots();
    const id = (listed.ok && listed.value[0]?.id) || '';
    for (const refused of [
      await bo.api.renewBotToken({ params: { id } }),
      await bo.api.revokeBotToken({ params: { id } }),
      await bo.api.removeBot({ params: { id } }),
    ]) {
      expect(!refused.ok && refused.error.code).toBe('no-bot');
    }
    expect((await ann.api.removeBot({ params: { id } })).ok).toBe(true);
    expect((await ann.api.createBot({ body: { name: 'Another' } })).ok).toBe(true);
  });

  test('are deleted with the account, whose export lists the bots; matches stay with opponents', async () => {
    const [ann, bo] = [await maker(), await server.enter()];
    const bot = await makeTestBot(server.url, ann, 'Cracker');
    const table = await bo.api.openTable({ body: { game: 'crack-the-code' } });
    if (!table.ok) throw new Error(table.error.message);
    const sat = await bot.ask<{ match: string }>('POST', `/tables/${table.value.id}/seats`, {
      terms: table.value.terms,
    });
    const exported = await ann.api.exportAccount();
    expect(exported.ok && exported.value).toMatchObject({ bots: [{ id: bot.id, name: 'Cracker' }] });
    expect(JSON.stringify(exported)).not.toMatch(/sesame_|"hash"/);
    expect((await ann.api.deleteAccount()).ok).toBe(true);
    const match = await bo.api.match({ params: { id: sat.json.match } });
    expect(match.ok && match.value.seats.map(({ name }) => name)).toEqual([bo.name, 'Cracker']);
    // A new account of that name has no bots.
    const again = await server.enter();
    await again.api.saveAccount({ body: { name: ann.name, password: PASSWORD } });
    expect(await again.api.ownBots()).toEqual({ ok: true, value: [] });
  });

  test('are documented for bot authors', async () => {
    const answer = await fetch(`${server.url}/api/docs/json`);
    const described = (await answer.json()) as {
      components: { securitySchemes: { token: { scheme: string } } };
      paths: Record<string, Record<string, { security?: object[]; summary?: string; responses?: object }>>;
    };
    expect(described.components.securitySchemes.token.scheme).toBe('bearer');
    expect(described.paths['/api/account/bots']?.post?.security).toEqual([{ cookie: [] }]);
    for (const [path, method] of [
      ['/api/bot/turns', 'get'],
      ['/api/matches/{id}/view', 'get'],
      ['/api/matches/{id}/moves', 'post'],
    ] as const) {
      expect(described.paths[path]?.[method]).toMatchObject({ summary: expect.any(String), responses: { '200': {} } });
      expect(described.paths[path]?.[method]?.security).toBeUndefined();
    }
  });
});

test('rate limits per token don’t affect others', async () => {
  const limits = { ...DEFAULTS.limits, ...QUIET.limits, botRequestsPerMinute: 10, botConnections: 2 };
  const server = await openTestServer({ limits });
  try {
    const ann = await server.enter();
    await keep(ann);
    const [busy, calm] = [await makeTestBot(server.url, ann, 'Busy'), await makeTestBot(server.url, ann, 'Calm')];
    const asked = await Promise.all(Array.from({ length: 15 }, () => busy.ask('GET', '/matches')));
    expect(asked.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4);
    expect((await calm.ask('GET', '/matches')).status).toBe(200);
    expect((await ann.api.matches({ query: { which: 'running' } })).ok).toBe(true);
    await openSocket(server.url, bearing(calm.token));
    await openSocket(server.url, bearing(calm.token));
    expect(await knock(server.url, bearing(calm.token))).toBe(429);
    const lines = Array.from({ length: 3 }, () => calm.ask<object>('GET', '/bot/turns?wait=25'));
    expect((await Promise.race(lines)).status).toBe(429);
    await ann.api.revokeBotToken({ params: { id: calm.id } });
    expect((await Promise.all(lines)).map(({ status }) => status).toSorted()).toEqual([401, 401, 429]);
  } finally {
    await server.close();
  }
});

test('the server shuts down without waiting for long polls', async () => {
  const server = await openTestServer();
  const ann = await server.enter();
  await keep(ann);
  const bot = await makeTestBot(server.url, ann, 'Patient');
  const waiting = turnsOf(bot, 'wait=25');
  await turnsOf(bot, 'wait=0');
  await server.close();
  expect(await waiting).toEqual([]);
});

test('no token is ever logged, at any log level', async () => {
  const logged: string[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => logged.push(String(text)) > 0);
  const server = await openTestServer({ logLevel: 'trace' });
  try {
    const ann = await server.enter();
    await keep(ann);
    const bot = await makeTestBot(server.url, ann, 'Cracker');
    const { socket } = await openSocket(server.url, bearing(bot.token));
    socket.send('x'.repeat(100_000));
    await bot.ask('POST', '/matches/nowhere/moves', { key: 'a-key-of-mine', move: { type: 'dance' } });
    await bot.ask('POST', '/tables', '{');
    await ann.api.revokeBotToken({ params: { id: bot.id } });
    expect((await bot.ask('GET', '/bot/turns')).status).toBe(401);
    await server.close();
    expect(logged.join('')).toContain('listening');
    expect(logged.join('')).not.toContain(bot.token.slice('sesame_'.length));
  } finally {
    write.mockRestore();
  }
});
