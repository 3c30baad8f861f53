import type { Report } from '@sesame/protocol';
import { beforeEach, expect, test } from 'vitest';
import { type Chat, makeChat } from './chat.ts';

type ChatDeps = Parameters<typeof makeChat>[0];

const NOW = 10_000;
let chat: Chat;
let added: unknown[];
let mutedUntil: number | undefined;
/** When the limits allow another use; undefined: at once. */
let limits: Readonly<Record<string, number | undefined>>;

beforeEach(() => {
  added = [];
  mutedUntil = undefined;
  limits = {};
  const players = new Map([
    ['ann', { name: 'Ann' }],
    ['guest', { name: 'Guest' }],
    ['robo', { name: 'Robo', owner: 'ann' }],
  ]);
  const store = {
    tables: { find: async (id: string) => (id === 't' ? { open: true, seats: [] } : undefined) },
    friends: { isBlocked: async () => false },
    players: { find: async (id: string) => players.get(id) },
    accounts: { find: async (id: string) => (id === 'ann' ? {} : undefined) },
    annotations: { find: async (id: string) => (id === 'notes' ? { author: 'guest' } : undefined) },
    chat: {
      add: async (channel: string, line: object) => {
        added.push([channel, line]);
        return line;
      },
    },
    moderation: {
      serverMuteOf: async () => mutedUntil && { until: mutedUntil },
      readLines: async (channel: string, from: number, to: number) =>
        channel === 't' && from === 3 && to === 3 ? [{ player: 'guest' }] : [],
      report: async ({ id: _, ...report }: { id: string }) => void added.push(report),
    },
  };
  chat = makeChat({
    store: store as unknown as ChatDeps['store'],
    matches: { find: async () => undefined },
    now: () => NOW,
    makeRateLimiter: ((name: string) => ({
      consume: async () => limits[name],
    })) as unknown as ChatDeps['makeRateLimiter'],
  });
});

const post = (player: string, text: string, place = 'chat:t') =>
  chat.post(place, { player, name: 'Old name', key: 'k', text });

test('a message is kept without control characters, under the name of its writer', async () => {
  expect((await post('ann', ' a\u0000b\u202e ')).ok).toBe(true);
  expect(added).toEqual([['t', { at: NOW, player: 'ann', name: 'Ann', text: 'a b', key: 'ann k' }]]);
});

test('a message says that its writer is a guest, of whom there is neither account nor owner', async () => {
  for (const player of ['ann', 'guest', 'robo', 'gone']) await post(player, 'hello');
  expect(added).toMatchObject([
    ['t', { name: 'Ann' }],
    ['t', { name: 'Guest', guest: true }],
    ['t', { name: 'Robo' }],
    ['t', { name: 'Old name', guest: true }],
  ]);
  expect(added.map((one) => JSON.stringify(one).includes('"guest":true'))).toEqual([false, true, false, true]);
});

test('a message is refused if it is empty, where nobody writes, and of somebody muted or too fast', async () => {
  expect(await post('ann', ' \u200b\n')).toMatchObject({ ok: false, error: { code: 'empty' } });
  expect(await post('ann', 'hello', 'chat:t2')).toMatchObject({ ok: false, error: { code: 'no-table' } });
  limits = { chat: NOW + 2_001 };
  expect(await post('ann', 'hello')).toMatchObject({
    error: { code: 'speak-later', message: expect.stringContaining(' 3 s'), until: NOW + 2_001 },
  });
  mutedUntil = NOW + 1;
  expect(await post('ann', 'hello')).toMatchObject({ error: { code: 'silenced', until: NOW + 1 } });
  expect(added).toEqual([]);
});

const REPORT = { about: 'guest', reason: 'insult', words: ' rude ' } as unknown as Report;
test.each<[string, string, Partial<Report>, string?]>([
  ['a player', 'ok', {}],
  ['their message', 'ok', { place: 'chat:t', seq: 3 }],
  ['the chat of a table', 'ok', { place: 'chat:t' }],
  ['their notes', 'ok', { place: 'annotation:notes' }],
  ['oneself', 'oneself', {}, 'guest'],
  ['nobody', 'no-player', { about: 'nobody' }],
  ['somebody else’s message', 'no-line', { about: 'robo', place: 'chat:t', seq: 3 }],
  ['a message that is not there', 'no-line', { place: 'chat:t', seq: 4 }],
  ['a message of nowhere', 'no-line', { seq: 3 }],
  ['a message that one cannot read', 'no-table', { place: 'chat:t2', seq: 3 }],
  ['somebody else’s notes', 'no-line', { about: 'robo', place: 'annotation:notes' }],
])('a report of %s is answered %s', async (_, code, about, by = 'ann') => {
  const answer = await chat.report(by, { ...REPORT, ...about });
  expect(answer.ok ? 'ok' : answer.error.code).toBe(code);
  const filed = { at: NOW, by, ...REPORT, ...about, words: 'rude' };
  expect(added).toEqual(code === 'ok' ? [filed] : []);
});

test('reports are limited', async () => {
  limits = { report: NOW + 5 };
  expect(await chat.report('ann', REPORT)).toMatchObject({ error: { code: 'report-later', until: NOW + 5 } });
  expect(added).toEqual([]);
});
