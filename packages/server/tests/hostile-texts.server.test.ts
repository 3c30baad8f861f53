import type { NodeClient } from '@sesame/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, requestAs } from './http-request.ts';
import { openRawSocket } from './raw-socket.ts';
import { openDuel, openTestServer, type TestServer } from './test-server.ts';

/** Valid JSON strings that a database, a path or a URL may not accept. */
const TEXTS = ['a\u0000b', '\u0000', '\ud800', 'a\udfffb', '\ufffe', '\u202e', "'; drop table players; --", '%', '\\'];

describe('texts that are hard to hold', () => {
  let server: TestServer;
  let ann: NodeClient;
  let bo: NodeClient;
  let match: string;
  beforeAll(async () => {
    server = await openTestServer();
    [ann, bo] = [await server.enterAccount(), await server.enter()];
    await ann.api.redeemAdminKey({ body: { key: new URL(server.adminLink ?? '').searchParams.get('key') ?? '' } });
    match = (await openDuel([ann, bo])).match;
  });
  afterAll(() => server.close());

  const deeds = (text: string): readonly (readonly [method: string, path: string, body?: unknown])[] => [
    ['POST', '/reports', { about: bo.id, reason: 'rude', words: text }],
    ['POST', '/desk/announcements', { text: `x${text}`, minutes: 1 }],
    ['PUT', `/desk/people/${bo.id}/mute`, { minutes: 1, note: text }],
    ['POST', '/tables', { game: 'passwords', options: { language: text } }],
    ['POST', '/tables', { game: 'crack-the-code', options: { [text]: text } }],
    ['POST', '/play', { game: 'passwords', bots: ['random'], options: { language: text } }],
    ['POST', '/sessions', { name: 'Nobody', password: text }],
    ['POST', '/sessions', { name: `x${text}`, password: PASSWORD }],
    ['PATCH', '/me', { name: `x${text}` }],
    ['POST', '/friends', { name: `x${text}` }],
    ['GET', `/players?name=${encodeURIComponent(text.toWellFormed())}`],
    ['POST', '/daily/crystal-code/open', {}],
    ['POST', '/daily/crystal-code/open', { day: text }],
    ['POST', '/daily/crystal-code/step', { day: '2026-11-17', count: 0, step: text }],
    ['POST', '/daily/crystal-code/step', { day: '2026-11-17', count: 0, step: { [text]: [text] } }],
    ['POST', `/matches/${match}/moves`, { key: 'hostile-text', move: { type: 'hide', code: text } }],
    ['POST', `/matches/${match}/moves`, { key: 'hostile-text', move: { type: text } }],
    ['PUT', `/matches/${match}/plan`, { plan: { attempt: 1, guess: text, answers: [] } }],
    ['POST', '/branches', { record: { [text]: text }, ply: 0, seat: 0, bots: [] }],
    ['PUT', '/notices', { endpoint: text, p256dh: 'a'.repeat(87), auth: 'a'.repeat(22), locale: 'en' }],
    [
      'POST',
      '/tournaments',
      {
        name: `x${text}`,
        game: 'crack-the-code',
        options: { x: text },
        places: 8,
        format: 'swiss',
        pace: { kind: 'live', perMove: 30, bank: 0 },
        start: { kind: 'hand' },
      },
    ],
  ];

  test.each(TEXTS.map((text) => [JSON.stringify(text), text]))('%s causes no server error', async (_, text) => {
    const onError = [];
    for (const deed of deeds(text)) {
      const { status, json } = await requestAs(server.url, ann.cookie, deed);
      if (status >= 500) onError.push([...deed, json]);
    }
    expect(onError).toEqual([]);
    expect(['empty', 'speak-later', undefined]).toContain(
      codeOf(await ann.connection.say((await tableOf(match)) ?? '', text)),
    );
  });
  const codeOf = (result: { ok: boolean; error?: { code: string } }) => result.error?.code;
  const tableOf = async (id: string) => {
    const found = await ann.api.match({ params: { id } });
    return found.ok ? found.value.table : undefined;
  };

  test.each(['][', 'a b', '%', 'x:99999', '', '[::1'])(
    'a host called %j is answered, and not stumbled over',
    async (host) => {
      const line = await openRawSocket(server.port);
      const head = ['POST /api/sessions/passkey/options HTTP/1.1', `Host: ${host}`, `Cookie: ${ann.cookie}`];
      line.say([...head, 'Content-Length: 0', 'Connection: close', '\r\n'].join('\r\n'));
      await line.closed;
      expect(line.heard()).toMatch(/^HTTP\/1.1 (200|400)/);
    },
  );
});
