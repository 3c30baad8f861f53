import { type ClientMessage, MAX_CHAT_LENGTH, type ServerMessage } from '@sesame/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect, type Socket } from './connection.ts';
import type { TopicUpdate } from './topic-stream.ts';

/** A fake server behind fake sockets. */
const makeServer = () => {
  const sockets: (Socket & { sent: ClientMessage[] })[] = [];
  const makeSocket = () => {
    const sent: ClientMessage[] = [];
    const socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      sent,
      send: (data: unknown) => void sent.push(JSON.parse(String(data))),
      close: () => call(socket.onclose),
    } as Socket & { sent: ClientMessage[] };
    sockets.push(socket);
    return socket;
  };
  const last = () => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error('no socket was opened');
    return socket;
  };
  return {
    makeSocket,
    sockets,
    sent: () => last().sent,
    open: () => call(last().onopen),
    drop: (code = 1006) => call(last().onclose, { code }),
    say: (message: ServerMessage) => call(last().onmessage, { data: JSON.stringify(message) }),
  };
};
const call = (handler: unknown, event: unknown = {}) => (handler as ((event: unknown) => void) | null)?.(event);

const news = (seq: number, more: object = {}): ServerMessage => ({
  type: 'match',
  match: 'm1',
  seq,
  view: {},
  at: 0,
  told: [],
  awaits: [],
  ...more,
});

/** An update with a diff instead of the view. */
const changed = (seq: number, more: object): ServerMessage => {
  const { view: _, ...rest } = news(seq, more) as ServerMessage & { view?: unknown };
  return rest as ServerMessage;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const opened = async () => {
  const server = makeServer();
  const connection = connect(server.makeSocket);
  await vi.advanceTimersByTimeAsync(0);
  server.open();
  return { server, connection };
};
const comeBack = async (server: ReturnType<typeof makeServer>) => {
  server.drop();
  await vi.advanceTimersByTimeAsync(10_000);
  server.open();
};

test('an unanswered move is sent again with the same key and resolved once', async () => {
  const { server, connection } = await opened();
  const answered = vi.fn();
  void connection.play('m1', { type: 'guess' }).then(answered);
  const [first] = server.sent();
  await comeBack(server);
  expect(server.sent()).toEqual([first]);
  server.say({ type: 'done', id: first?.id ?? -1 });
  server.say({ type: 'done', id: first?.id ?? -1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(answered.mock.calls).toEqual([[{ ok: true, value: undefined }]]);
  await comeBack(server);
  expect(server.sent()).toEqual([]);
});

test('two moves have different keys', async () => {
  const { server, connection } = await opened();
  void connection.play('m1', { type: 'guess' });
  void connection.play('m1', { type: 'guess' });
  const keys = server.sent().map((message) => ('key' in message ? message.key : ''));
  expect(new Set(keys).size).toBe(2);
});

test('a move made while disconnected is sent after the reconnect', async () => {
  const { server, connection } = await opened();
  server.drop();
  void connection.play('m1', { type: 'guess' });
  await vi.advanceTimersByTimeAsync(10_000);
  server.open();
  expect(server.sent()).toMatchObject([{ type: 'play', match: 'm1', move: { type: 'guess' } }]);
});

test('a subscription resumes where it was', async () => {
  const { server, connection } = await opened();
  const heard: TopicUpdate[] = [];
  connection.watch('match:m1', (item) => heard.push(item));
  expect(server.sent()).toMatchObject([{ type: 'watch', topic: 'match:m1' }]);
  expect(server.sent()[0]).not.toHaveProperty('since');
  server.say(news(7));
  server.say({ type: 'offer', match: 'm1', seq: 9 });
  await comeBack(server);
  expect(server.sent()).toMatchObject([{ type: 'watch', topic: 'match:m1', since: 7 }]);
  server.say(news(5));
  server.say(news(8));
  expect(heard.map((item) => 'seq' in item && item.seq)).toEqual([7, 9, 8]);
});

test('an update without a new row is heard, one from before is not', async () => {
  const { server, connection } = await opened();
  const heard = vi.fn();
  connection.watch('match:m1', heard);
  server.say(news(3));
  server.say(news(3, { notes: [{ seat: 1, bot: 'master' }] }));
  server.say(news(2));
  expect(heard.mock.calls.map(([{ seq, notes }]) => [seq, notes?.length])).toEqual([
    [3, undefined],
    [3, 1],
  ]);
});

test('listeners get full views, though only diffs are sent', async () => {
  const { server, connection } = await opened();
  const views: unknown[] = [];
  connection.watch('match:m1', (told) => views.push('view' in told ? told.view : undefined));
  expect(server.sent()).toMatchObject([{ topic: 'match:m1', changes: true }]);
  server.say(news(1, { view: { guesses: ['rr'], turn: 0 } }));
  server.say(changed(2, { since: 1, change: { guesses: { 1: ['yy'] }, turn: [1] } }));
  server.say(changed(3, { since: 2 }));
  server.say(news(4, { view: { guesses: [], turn: 0 } }));
  server.say(changed(5, { since: 4, change: { turn: 0 } }));
  const second = { guesses: ['rr', 'yy'], turn: 1 };
  expect(views).toEqual([{ guesses: ['rr'], turn: 0 }, second, second, { guesses: [], turn: 0 }, { guesses: [] }]);
});

test('a diff of an unknown view is dropped and the full view requested once', async () => {
  const { server, connection } = await opened();
  const views: unknown[] = [];
  connection.watch('match:m1', (told) => views.push('view' in told ? told.view : undefined));
  server.say(news(1, { view: { turn: 0 } }));
  const move = connection.play('m1', { type: 'guess' });
  const asked = server.sent().length;
  server.say(changed(3, { since: 2, change: { turn: [1] }, re: server.sent().at(-1)?.id }));
  server.say(changed(4, { since: 3, change: { turn: [0] } }));
  expect(views).toEqual([{ turn: 0 }]);
  expect(server.sent().slice(asked)).toEqual([expect.objectContaining({ type: 'watch', topic: 'match:m1' })]);
  expect(server.sent().at(-1)).not.toHaveProperty('since');
  expect(await move).toEqual({ ok: true, value: undefined });
  server.say(news(4, { view: { turn: 0, guesses: 2 } }));
  server.say(changed(5, { since: 4, change: { turn: [1] } }));
  expect(views.slice(1)).toEqual([
    { turn: 0, guesses: 2 },
    { turn: 1, guesses: 2 },
  ]);
});

test('an update can be the answer to a move', async () => {
  const { server, connection } = await opened();
  connection.watch('match:m1', () => {});
  const answer = connection.play('m1', { type: 'guess' });
  server.say(news(1, { re: server.sent().at(-1)?.id }));
  expect(await answer).toEqual({ ok: true, value: undefined });
});

test('a refusal settles its request', async () => {
  const { server, connection } = await opened();
  const answer = connection.play('m1', {});
  server.say({ type: 'refused', id: server.sent().at(-1)?.id ?? null, code: 'not-your-turn', message: 'Wait.' });
  expect(await answer).toEqual({ ok: false, error: { code: 'not-your-turn', message: 'Wait.' } });
});

test('a request that the server cannot read is settled, and neither sent again nor waited for', async () => {
  const { server, connection } = await opened();
  const line = connection.say('t1', 'x'.repeat(MAX_CHAT_LENGTH + 1));
  const id = server.sent().at(-1)?.id ?? null;
  server.say({ type: 'refused', id, code: 'malformed', message: 'The server can’t read this message.' });
  expect(await line).toMatchObject({ ok: false, error: { code: 'malformed' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.sockets).toHaveLength(1);
  await comeBack(server);
  expect(server.sent()).toEqual([]);
});

test('a message for which the server closes the socket is refused, and not sent again', async () => {
  const { server, connection } = await opened();
  const move = vi.fn();
  void connection.play('m1', { type: 'guess' }).then(move);
  const line = connection.say('t1', 'x'.repeat(100_000));
  server.drop(1009);
  expect(await line).toMatchObject({ ok: false, error: { code: 'malformed' } });
  await vi.advanceTimersByTimeAsync(10_000);
  server.open();
  expect(server.sent()).toMatchObject([{ type: 'play' }]);
  expect(move).not.toHaveBeenCalled();
});

/** A full update of a viewer’s, as the server sends it first. */
const fullFor = (you: number | null, more: object = {}) => news(1, { info: { id: 'm1', you }, view: { you }, ...more });
const viewersHeard = (heard: TopicUpdate[]) => heard.map((item) => (item.type === 'match' ? item.view : undefined));

test('a listener hears only the view that it asked for, and goes on when a later one has left', async () => {
  const { server, connection } = await opened();
  const table: TopicUpdate[] = [];
  const hand: TopicUpdate[] = [];
  connection.watch('match:m1', (item) => table.push(item), { as: 'spectator' });
  server.say(fullFor(null));
  const leave = connection.watch('match:m1', (item) => hand.push(item));
  expect(server.sent().at(-1)).not.toHaveProperty('as');
  server.say(fullFor(0));
  leave();
  expect(server.sent().at(-1)).toMatchObject({ type: 'watch', topic: 'match:m1', as: 'spectator' });
  expect(server.sent().at(-1)).not.toHaveProperty('since');
  // Still under way when the server was told.
  server.say(news(2, { view: { you: 0 } }));
  server.say(fullFor(0));
  server.say(fullFor(null, { seq: 2 }));
  server.say(changed(3, { since: 2, change: { turn: [1] } }));
  expect(viewersHeard(hand)).toEqual([{ you: 0 }]);
  expect(viewersHeard(table)).toEqual([{ you: null }, { you: null }, { you: null, turn: 1 }]);
  await comeBack(server);
  expect(server.sent()).toMatchObject([{ type: 'watch', as: 'spectator', since: 3 }]);
});

test('who watches anew as somebody else does not hear the last of the view before', async () => {
  const { server, connection } = await opened();
  const heard: TopicUpdate[] = [];
  connection.watch('match:m1', () => {}, { as: 1 })();
  connection.watch('match:m1', (item) => heard.push(item), { as: 'spectator' });
  server.say(fullFor(1));
  server.say(fullFor(null));
  expect(viewersHeard(heard)).toEqual([{ you: null }]);
});

test('the last listener to leave ends the subscription', async () => {
  const { server, connection } = await opened();
  const stop = connection.watch('lobby', () => {});
  stop();
  expect(server.sent().at(-1)).toMatchObject({ type: 'unwatch', topic: 'lobby' });
  await comeBack(server);
  expect(server.sent()).toEqual([]);
});

test('a connection that does not answer is replaced and the request repeated', async () => {
  const { server, connection } = await opened();
  void connection.play('m1', { type: 'guess' });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.sockets.length).toBeGreaterThan(1);
  server.open();
  expect(server.sent()).toMatchObject([{ type: 'play' }]);
});

test('and again, if the next one does not answer either', async () => {
  const { server, connection } = await opened();
  void connection.play('m1', { type: 'guess' });
  await vi.advanceTimersByTimeAsync(16_000);
  server.open();
  const before = server.sockets.length;
  await vi.advanceTimersByTimeAsync(16_000);
  expect(server.sockets.length).toBeGreaterThan(before);
});

test('a socket that cannot be created is retried', async () => {
  let tries = 0;
  const server = makeServer();
  const connection = connect(async () => {
    tries += 1;
    if (tries < 3) throw new Error('not yet');
    return server.makeSocket();
  });
  await vi.advanceTimersByTimeAsync(20_000);
  server.open();
  expect(tries).toBe(3);
  expect(connection.status).toBe('open');
});

test('a closed connection stays closed', async () => {
  const { server, connection } = await opened();
  const waiting = connection.play('m1', {});
  connection.close();
  expect(await waiting).toMatchObject({ ok: false, error: { code: 'closed' } });
  expect(await connection.play('m1', {})).toMatchObject({ ok: false, error: { code: 'closed' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.sockets).toHaveLength(1);
});
