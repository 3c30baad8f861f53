import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULTS } from '../settings.ts';
import { openTestHouse, QUIET, type TestHouse } from './test-server.ts';

/** Opens a socket as anybody could. Answers the status it was turned away with, or the socket. */
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
  const heard: { type: string; id?: number | null; code?: string }[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  return heard;
};

describe('the doors', () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openTestHouse({
      limits: { ...DEFAULTS.limits, ...QUIET.limits, rate: 5, burst: 20, message: 2_000 },
    });
  });
  afterAll(() => house.close());

  const cookie = async () => (await house.enter()).cookie;

  test('are closed to whoever has no cookie, or a forged one', async () => {
    const [name, value = ''] = (await cookie()).split('=');
    expect(await knock(house.url, {})).toBe(401);
    expect(await knock(house.url, { cookie: `${name}=${value.slice(0, -3)}abc` })).toBe(401);
    expect(await knock(house.url, { cookie: `${name}=someone` })).toBe(401);
  });

  test('are closed to pages of other houses', async () => {
    expect(await knock(house.url, { cookie: await cookie(), origin: 'https://elsewhere.example' })).toBe(403);
    const answer = await fetch(`${house.url}/api/me`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await knock(house.url, { cookie: await cookie(), origin: house.url })).toBeInstanceOf(WebSocket);
  });

  test.each([
    ['no JSON', 'hello'],
    ['another type', '{"type":"cheat","id":1}'],
    ['a part too many', '{"type":"watch","id":1,"topic":"lobby","extra":1}'],
    ['a prototype', '{"type":"watch","id":1,"topic":"lobby","__proto__":{"x":1}}'],
    ['a wrong type', '{"type":"watch","id":"1","topic":"lobby"}'],
    ['another topic', '{"type":"watch","id":1,"topic":"secrets"}'],
    ['a list', '[1,2]'],
    ['nothing', 'null'],
    [
      'deep nesting',
      `{"type":"play","id":1,"match":"m","key":"abcdefgh","move":${'['.repeat(500)}${']'.repeat(500)},"x":1}`,
    ],
  ])('refuse %s and stay open', async (_what, text) => {
    const socket = await knock(house.url, { cookie: await cookie() });
    if (typeof socket === 'number') throw new Error(`turned away with ${socket}`);
    const heard = listen(socket);
    socket.send(text);
    await expect.poll(() => heard.find(({ type }) => type === 'refused')?.code).toBe('malformed');
    socket.send('{"type":"watch","id":7,"topic":"lobby"}');
    await expect.poll(() => heard.some(({ type }) => type === 'lobby')).toBe(true);
    socket.close();
  });

  test('close on a message that is far too large', async () => {
    const socket = await knock(house.url, { cookie: await cookie() });
    if (typeof socket === 'number') throw new Error(`turned away with ${socket}`);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.send('x'.repeat(5_000));
    expect(await closed).toBe(1009);
  });

  test('slow down whoever says too much, and answer every ask', async () => {
    const socket = await knock(house.url, { cookie: await cookie() });
    if (typeof socket === 'number') throw new Error(`turned away with ${socket}`);
    const heard = listen(socket);
    for (let id = 0; id < 60; id++) socket.send(`{"type":"watch","id":${id},"topic":"lobby"}`);
    await expect.poll(() => heard.filter(({ code }) => code === 'too-fast').length).toBeGreaterThan(20);
    expect(heard.findLast(({ code }) => code === 'too-fast')?.id).toBeTypeOf('number');
    socket.close();
  });

  test('send the headers that keep pages safe', async () => {
    const { headers } = await fetch(`${house.url}/healthz`);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBeTruthy();
  });

  test('only entering makes a guest, so nobody becomes two by asking two things at once', async () => {
    const body = JSON.stringify({ game: 'crack-the-code' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${house.url}/api/tables`, { method: 'POST', headers, body });
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('cookies cannot be read by scripts', async () => {
    const answer = await fetch(`${house.url}/api/me`, { method: 'POST' });
    expect(answer.headers.getSetCookie()[0]).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/);
  });

  test('describe themselves', async () => {
    const description = (await (await fetch(`${house.url}/api/docs/json`)).json()) as { paths: object };
    expect(Object.keys(description.paths)).toContain('/api/tables/{id}/seats');
    expect(await (await fetch(`${house.url}/metrics`)).text()).toContain('sesame_writes_total');
  });
});

test('through one door come few new guests a minute, but the known ones as often as they like', async () => {
  const house = await openTestHouse({ limits: { ...DEFAULTS.limits, ...QUIET.limits, guests: 2 } });
  const enter = (cookie?: string) =>
    fetch(`${house.url}/api/me`, { method: 'POST', headers: cookie ? { cookie } : {} });
  const first = await enter();
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect((await enter()).status).toBe(200);
  expect((await enter()).status).toBe(429);
  const again = await Promise.all(Array.from({ length: 5 }, () => enter(cookie)));
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await house.close();
});
