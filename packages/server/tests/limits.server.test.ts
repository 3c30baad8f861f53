import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULTS } from '../settings.ts';
import { keep, makeTestBot } from './http-bot.ts';
import { openRawSocket, upgradeOf } from './raw-socket.ts';
import { openTestServer, QUIET, type TestServer } from './test-server.ts';

const LIMITS = { ...DEFAULTS.limits, ...QUIET.limits };

/** A socket, or the status of the refusal. */
const knock = (url: string, headers: Record<string, string>): Promise<WebSocket | number> =>
  new Promise((opened) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers, perMessageDeflate: true });
    onTestFinished(() => socket.terminate());
    socket.once('open', () => opened(socket));
    socket.once('unexpected-response', (_request, answer) => {
      opened(answer.statusCode ?? 0);
      answer.destroy();
    });
    socket.once('error', () => {});
  });
const open = async (url: string, headers: Record<string, string>): Promise<WebSocket> => {
  const socket = await knock(url, headers);
  if (typeof socket === 'number') throw new Error(`turned away with ${socket}`);
  return socket;
};
const closing = (socket: WebSocket): Promise<number> => new Promise((closed) => socket.once('close', closed));

describe('idle connections', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({
      connections: { headersTimeoutMs: 200, requestTimeoutMs: 400, idleTimeoutMs: 60_000, maxOpen: 1_000 },
    });
  });
  afterAll(() => server.close());

  test('are closed: nothing sent', async () => {
    const line = await openRawSocket(server.port);
    await line.closed;
  });

  test('are closed: headers that never end', async () => {
    const line = await openRawSocket(server.port);
    line.say('GET /api/games HTTP/1.1\r\nHost: server\r\n');
    const dripping = setInterval(() => line.say('X-More: 1\r\n'), 20);
    onTestFinished(() => clearInterval(dripping));
    await line.closed;
    expect(line.heard()).toMatch(/^HTTP\/1.1 408/);
  });

  test('are closed: a body that never ends', async () => {
    const line = await openRawSocket(server.port);
    line.say(
      'POST /api/sessions HTTP/1.1\r\nHost: server\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{',
    );
    const dripping = setInterval(() => line.say(' '), 20);
    onTestFinished(() => clearInterval(dripping));
    await line.closed;
    expect(line.heard()).toMatch(/^HTTP\/1.1 408/);
  });

  test.each([
    [
      'a body of more bytes than anybody needs',
      'POST /api/me HTTP/1.1\r\nHost: server\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n',
      413,
    ],
    ['headers that fill memory', `GET / HTTP/1.1\r\nHost: server\r\nX-Long: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    ['no HTTP', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\r\n\r\n', 400],
  ])('are refused: %s', async (_what, said, status) => {
    const line = await openRawSocket(server.port);
    line.say(said);
    await expect.poll(line.heard).toContain(`HTTP/1.1 ${status}`);
  });

  test('a long poll may stay idle for longer', async () => {
    const maker = await server.enter();
    await keep(maker);
    const bot = await makeTestBot(server.url, maker, 'Waiter');
    expect(await bot.ask('GET', '/bot/turns?wait=1')).toEqual({ status: 200, json: [] });
  });

  test('refused connections are closed, even if the client keeps them open', async () => {
    const line = await openRawSocket(server.port);
    line.say(upgradeOf({}));
    await line.closed;
    expect(line.heard()).toMatch(/^HTTP\/1.1 401/);
    // Before it connects: a connection has only so long for its first request.
    const { cookie } = await server.enter();
    const other = await openRawSocket(server.port);
    other.say(upgradeOf({ cookie }).replace('dGhlIHNhbXBsZSBub25jZQ==', 'no key'));
    await other.closed;
    expect(other.heard()).toMatch(/^HTTP\/1.1 400/);
  });
});

describe('floods', () => {
  let server: TestServer;
  let cookie: string;
  beforeAll(async () => {
    server = await openTestServer({
      limits: {
        ...LIMITS,
        socketsPerAddress: 3,
        messagesPerSecond: 10,
        messageBurst: 20,
        messageBytes: 2_000,
        signInsPerMinute: 3,
      },
    });
    cookie = (await server.enter()).cookie;
  });
  afterAll(() => server.close());
  const alone = { 'x-forwarded-for': '203.0.113.1' };
  const from = (host: number) => ({ cookie, 'x-forwarded-for': `198.51.100.7, 203.0.113.${host}` });

  /** A server with high message limits and tables in its lobby. */
  const openRoomy = async (count: number) => {
    const roomy = await openTestServer({ limits: { ...LIMITS, backlogBytes: 20_000 } });
    onTestFinished(() => roomy.close());
    const ann = await roomy.enter();
    const tables: string[] = [];
    while (tables.length < count) {
      const opened = await ann.api.openTable({ body: { game: 'crack-the-code', open: true } });
      if (opened.ok) tables.push(opened.value.id);
    }
    return { roomy, ann, tables };
  };

  test('limits open sockets per address', async () => {
    const sockets = [await open(server.url, from(2)), await open(server.url, from(2)), await open(server.url, from(2))];
    expect(await knock(server.url, from(2))).toBe(429);
    expect(await knock(server.url, from(3))).toBeInstanceOf(WebSocket);
    sockets[0]?.close();
    await expect.poll(() => knock(server.url, from(2))).toBeInstanceOf(WebSocket);
  });

  test('connections that break during the upgrade are cleaned up', async () => {
    for (let round = 0; round < 60; round++) {
      const line = await openRawSocket(server.port);
      line.say(upgradeOf(round % 2 === 0 ? from(4) : alone));
      if (round % 3 > 0) await new Promise(setImmediate);
      line.socket.resetAndDestroy();
    }
    const opened = async () => typeof (await knock(server.url, from(4)));
    await expect.poll(opened).toBe('object');
    await expect.poll(opened).toBe('object');
  });

  test.each([
    [
      'in pieces without end',
      (socket: WebSocket) => {
        for (let piece = 0; piece < 100; piece++) socket.send('x', { fin: false });
      },
      1008,
    ],
    [
      'in pieces that are too much together',
      (socket: WebSocket) => {
        for (let piece = 0; piece < 5; piece++) socket.send('x'.repeat(1_000), { fin: false });
      },
      1009,
    ],
    ['far too large', (socket: WebSocket) => socket.send('x'.repeat(3_000)), 1009],
    [
      'far too often',
      (socket: WebSocket) => {
        for (let i = 0; i < 300; i++) socket.send('{}');
      },
      1008,
    ],
    [
      'as pings without end',
      (socket: WebSocket) => {
        for (let i = 0; i < 300; i++) socket.ping();
      },
      1008,
    ],
  ])('a socket is closed on messages %s', async (_what, flood, code) => {
    const socket = await open(server.url, from(5 + code));
    const closed = closing(socket);
    flood(socket);
    expect(await closed).toBe(code);
  });

  test('a ping is answered', async () => {
    const socket = await open(server.url, from(20));
    const pong = new Promise((onMessage) => socket.once('pong', (data) => onMessage(String(data))));
    socket.ping('there?');
    expect(await pong).toBe('there?');
  });

  test('sends nothing compressed and refuses compressed frames', async () => {
    expect((await open(server.url, from(21))).extensions).toBe('');
    const line = await openRawSocket(server.port);
    line.say(upgradeOf(from(21)));
    await expect.poll(line.heard).toContain('HTTP/1.1 101');
    // A text frame with the bit of a compressed message, masked with zeros.
    line.say(Buffer.from([0xc1, 0x82, 0, 0, 0, 0, 0x7b, 0x7d]));
    await line.closed;
  });

  test('disconnects clients that don’t read when their backlog is full', async () => {
    const { roomy, ann } = await openRoomy(60);
    const line = await openRawSocket(roomy.port);
    line.say(upgradeOf({ cookie: ann.cookie }));
    await expect.poll(line.heard).toContain('HTTP/1.1 101');
    line.socket.pause();
    const gone = new Promise<void>((closed) => line.socket.once('close', () => closed()));
    const said = Buffer.from(JSON.stringify({ type: 'watch', id: 1, topic: 'lobby' }));
    const frame = Buffer.concat([Buffer.from([0x81, 0x80 | said.length, 0, 0, 0, 0]), said]);
    const asking = setInterval(() => line.socket.writable && line.say(frame), 2);
    onTestFinished(() => clearInterval(asking));
    await gone;
  });

  test('limits subscriptions per socket', async () => {
    const { roomy, ann, tables } = await openRoomy(203);
    const socket = await open(roomy.url, { cookie: ann.cookie });
    const onMessage: { type: string; code?: string }[] = [];
    socket.on('message', (data) => onMessage.push(JSON.parse(String(data))));
    const follow = async (from: number, to: number) => {
      for (const [id, table] of tables.entries())
        if (id >= from && id < to) socket.send(JSON.stringify({ type: 'watch', id, topic: `chat:${table}` }));
      await expect.poll(() => onMessage.filter(({ type }) => type !== 'welcome').length).toBe(to);
    };
    await follow(0, 200);
    expect(onMessage.filter(({ type }) => type === 'chat')).toHaveLength(200);
    await follow(200, 203);
    expect(onMessage.filter(({ code }) => code === 'too-many-topics')).toHaveLength(3);
    socket.send(JSON.stringify({ type: 'watch', id: 300, topic: 'chat:nowhere' }));
    socket.send(JSON.stringify({ type: 'unwatch', id: 301, topic: `chat:${tables[0]}` }));
    await expect.poll(() => onMessage.at(-1)?.type).toBe('done');
    socket.send(JSON.stringify({ type: 'watch', id: 302, topic: 'chat:nowhere' }));
    await expect.poll(() => onMessage.at(-1)?.code).toBe('no-table');
  });

  test('rate limits apply per route, however the path is encoded', async () => {
    const body = JSON.stringify({ name: 'Nobody', password: 'not the one' });
    const json = { 'content-type': 'application/json', ...alone };
    const tried = [];
    for (const path of [
      '/api/sessions',
      '/%61pi/sessions',
      '/api/sessions/',
      '/%61pi/%73essions',
      '/api/sessions?x=1',
    ]) {
      tried.push((await fetch(`${server.url}${path}`, { method: 'POST', headers: json, body })).status);
    }
    expect(tried).toEqual([401, 401, 401, 429, 429]);
    const line = await openRawSocket(server.port);
    const head = `POST http://server/api/sessions HTTP/1.1\r\nHost: server\r\nX-Forwarded-For: 203.0.113.1\r\n`;
    line.say(`${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    await expect.poll(line.heard).toContain('HTTP/1.1 429');
  });
});

describe('a dead socket', () => {
  afterEach(() => void vi.useRealTimers());

  test('is closed when it has not answered a ping', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const server = await openTestServer();
    onTestFinished(() => server.close());
    const line = await openRawSocket(server.port);
    line.say(upgradeOf({ cookie: (await server.enter()).cookie }));
    await vi.waitUntil(() => line.heard().includes('HTTP/1.1 101'));
    vi.advanceTimersByTime(20_000);
    vi.advanceTimersByTime(20_000);
    await line.closed;
  });
});

test('limits open connections of the process', async () => {
  const server = await openTestServer({ connections: { ...DEFAULTS.connections, maxOpen: 5 } });
  onTestFinished(() => server.close());
  const lines = await Promise.all(Array.from({ length: 5 }, () => openRawSocket(server.port)));
  const late = await openRawSocket(server.port);
  await late.closed;
  lines[0]?.socket.destroy();
  await expect.poll(async () => (await fetch(`${server.url}/healthz`).catch(() => undefined))?.status).toBe(200);
});
