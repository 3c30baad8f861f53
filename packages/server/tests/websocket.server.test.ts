import { MAX_CHAT_LENGTH } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULTS } from '../settings.ts';
import { openTestServer, QUIET, type TestServer } from './test-server.ts';

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

const listen = (socket: WebSocket) => {
  const onMessage: { type: string; id?: number | null; code?: string }[] = [];
  socket.on('message', (data) => onMessage.push(JSON.parse(String(data))));
  return onMessage;
};

describe('the WebSocket server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer({
      limits: { ...DEFAULTS.limits, ...QUIET.limits, messagesPerSecond: 5, messageBurst: 20, messageBytes: 2_000 },
    });
  });
  afterAll(() => server.close());

  const cookie = async () => (await server.enter()).cookie;

  test('refuses connections without a valid cookie', async () => {
    const [name, value = ''] = (await cookie()).split('=');
    expect(await knock(server.url, {})).toBe(401);
    expect(await knock(server.url, { cookie: `${name}=${value.slice(0, -3)}abc` })).toBe(401);
    expect(await knock(server.url, { cookie: `${name}=someone` })).toBe(401);
  });

  test('refuses pages of other origins', async () => {
    expect(await knock(server.url, { cookie: await cookie(), origin: 'https://elsewhere.example' })).toBe(403);
    const answer = await fetch(`${server.url}/api/me`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await knock(server.url, { cookie: await cookie(), origin: server.url })).toBeInstanceOf(WebSocket);
  });

  const tooLong = 'x'.repeat(MAX_CHAT_LENGTH + 1);
  test.each([
    ['no JSON', 'hello', null],
    ['cut off JSON', '{"type":"say","id":1,"table":"t","text":"', 1],
    ['another type', '{"type":"cheat","id":1}', 1],
    ['a part too many', '{"type":"watch","id":1,"topic":"lobby","extra":1}', 1],
    ['a prototype', '{"type":"watch","id":1,"topic":"lobby","__proto__":{"x":1}}', 1],
    ['a wrong type', '{"type":"watch","id":"1","topic":"lobby"}', null],
    ['another topic', '{"type":"watch","id":1,"topic":"secrets"}', 1],
    ['too long a chat line', `{"type":"say","id":1,"table":"t","key":"abcdefgh","text":"${tooLong}"}`, 1],
    ['too long a remark', `{"type":"remark","match":"m","key":"abcdefgh","text":"${tooLong}","id":1}`, 1],
    ['a list', '[1,2]', null],
    ['nothing', 'null', null],
    [
      'deep nesting',
      `{"type":"play","id":1,"match":"m","key":"abcdefgh","move":${'['.repeat(500)}${']'.repeat(500)},"x":1}`,
      1,
    ],
  ])('refuse %s, with its id if there is one, and stay open', async (_what, text, id) => {
    const socket = await knock(server.url, { cookie: await cookie() });
    if (typeof socket === 'number') throw new Error(`turned away with ${socket}`);
    const onMessage = listen(socket);
    socket.send(text);
    await expect.poll(() => onMessage.find(({ type }) => type === 'refused')).toMatchObject({ code: 'malformed', id });
    socket.send('{"type":"watch","id":7,"topic":"lobby"}');
    await expect.poll(() => onMessage.some(({ type }) => type === 'lobby')).toBe(true);
    socket.close();
  });

  test('answers a chat line that is too long, so that the client does not resend it', async () => {
    const { connection, api } = await server.enter();
    const table = await api.openTable({ body: { game: 'crack-the-code' } });
    const id = table.ok ? table.value.id : '';
    const line = await connection.say(id, 'x'.repeat(MAX_CHAT_LENGTH + 1));
    expect(line).toMatchObject({ ok: false, error: { code: 'malformed' } });
    expect(await connection.say(id, 'x'.repeat(MAX_CHAT_LENGTH))).toMatchObject({ ok: true });
    const tooLarge = await connection.say(id, 'x'.repeat(5_000));
    expect(tooLarge).toMatchObject({ ok: false, error: { code: 'malformed' } });
    expect(await connection.say(id, 'Hello')).toMatchObject({ ok: true });
  });

  test('closes on an oversized message', async () => {
    const socket = await knock(server.url, { cookie: await cookie() });
    if (typeof socket === 'number') throw new Error(`turned away with ${socket}`);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.send('x'.repeat(5_000));
    expect(await closed).toBe(1009);
  });

  test('rate-limits messages and answers every request', async () => {
    const socket = await knock(server.url, { cookie: await cookie() });
    if (typeof socket === 'number') throw new Error(`turned away with ${socket}`);
    const onMessage = listen(socket);
    for (let id = 0; id < 60; id++) socket.send(`{"type":"watch","id":${id},"topic":"lobby"}`);
    await expect.poll(() => onMessage.filter(({ code }) => code === 'too-fast').length).toBeGreaterThan(20);
    expect(onMessage.findLast(({ code }) => code === 'too-fast')?.id).toBeTypeOf('number');
    socket.close();
  });

  test('sends security headers', async () => {
    const { headers } = await fetch(`${server.url}/healthz`);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBeTruthy();
  });

  test('only POST /me creates guests, so concurrent requests never create two', async () => {
    const body = JSON.stringify({ game: 'crack-the-code' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}/api/tables`, { method: 'POST', headers, body });
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('cookies cannot be read by scripts', async () => {
    const answer = await fetch(`${server.url}/api/me`, { method: 'POST' });
    expect(answer.headers.getSetCookie()[0]).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/);
  });

  test('documents itself', async () => {
    const answer = await fetch(`${server.url}/api/docs/json`);
    const description = (await answer.json()) as {
      paths: object;
      info: { description: string };
      components: { schemas: object };
    };
    expect(Object.keys(description.paths)).toContain('/api/tables/{id}/seats');
    for (const game of ['crack-the-code', 'crazy-mix', 'crystal-code', 'fake-crystal', 'passwords']) {
      for (const name of ['Move', 'View', 'Event']) {
        expect(description.components.schemas).toHaveProperty([`${game}.${name}`]);
      }
    }
    const guide = /\((\/[^)]*)\)/.exec(description.info.description)?.[1];
    expect(await (await fetch(server.url + guide)).text()).toContain('# Write your own bot');
    // Over plain HTTP, too.
    const page = await fetch(`${server.url}/api/docs`);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${server.url}/api/docs/json`, { method: 'HEAD' })).status).toBe(200);
    const nowhere = await fetch(`${server.url}/api/docs/nowhere`);
    expect([nowhere.status, await nowhere.json()]).toEqual([404, { code: 'not-found', message: 'Not found.' }]);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('sesame_writes_total');
  });
});

test('limits new guests per address, but not known ones', async () => {
  const server = await openTestServer({ limits: { ...DEFAULTS.limits, ...QUIET.limits, guestsPerMinute: 2 } });
  const enter = (cookie?: string) =>
    fetch(`${server.url}/api/me`, { method: 'POST', headers: cookie ? { cookie } : {} });
  const first = await enter();
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect((await enter()).status).toBe(200);
  expect((await enter()).status).toBe(429);
  const again = await Promise.all(Array.from({ length: 5 }, () => enter(cookie)));
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await server.close();
});
