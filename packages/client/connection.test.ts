import type { ClientMessage, ServerMessage } from '@sesame/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect, type Socket } from './connection.ts';
import type { TopicUpdate } from './topic-stream.ts';

/** A house at the other end of the wire, as far as the client can tell. */
const makeHouse = () => {
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
    drop: () => call(last().onclose),
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

/** News of what changed, and nothing else of the view. */
const changed = (seq: number, more: object): ServerMessage => {
  const { view: _, ...rest } = news(seq, more) as ServerMessage & { view?: unknown };
  return rest as ServerMessage;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const opened = async () => {
  const house = makeHouse();
  const connection = connect(house.makeSocket);
  await vi.advanceTimersByTimeAsync(0);
  house.open();
  return { house, connection };
};
const comeBack = async (house: ReturnType<typeof makeHouse>) => {
  house.drop();
  await vi.advanceTimersByTimeAsync(10_000);
  house.open();
};

test('a move that was not answered is asked again with the same key, and answered once', async () => {
  const { house, connection } = await opened();
  const answered = vi.fn();
  void connection.play('m1', { type: 'guess' }).then(answered);
  const [first] = house.sent();
  await comeBack(house);
  expect(house.sent()).toEqual([first]);
  house.say({ type: 'done', id: first?.id ?? -1 });
  house.say({ type: 'done', id: first?.id ?? -1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(answered.mock.calls).toEqual([[{ ok: true, value: undefined }]]);
  await comeBack(house);
  expect(house.sent()).toEqual([]);
});

test('two moves have two keys', async () => {
  const { house, connection } = await opened();
  void connection.play('m1', { type: 'guess' });
  void connection.play('m1', { type: 'guess' });
  const keys = house.sent().map((message) => ('key' in message ? message.key : ''));
  expect(new Set(keys).size).toBe(2);
});

test('a move made while the house is away is sent when it is back', async () => {
  const { house, connection } = await opened();
  house.drop();
  void connection.play('m1', { type: 'guess' });
  await vi.advanceTimersByTimeAsync(10_000);
  house.open();
  expect(house.sent()).toMatchObject([{ type: 'play', match: 'm1', move: { type: 'guess' } }]);
});

test('a stream is taken up where it was', async () => {
  const { house, connection } = await opened();
  const heard: TopicUpdate[] = [];
  connection.watch('match:m1', (item) => heard.push(item));
  expect(house.sent()).toMatchObject([{ type: 'watch', topic: 'match:m1' }]);
  expect(house.sent()[0]).not.toHaveProperty('since');
  house.say(news(7));
  house.say({ type: 'offer', match: 'm1', seq: 9 });
  await comeBack(house);
  expect(house.sent()).toMatchObject([{ type: 'watch', topic: 'match:m1', since: 7 }]);
  house.say(news(5));
  house.say(news(8));
  expect(heard.map((item) => 'seq' in item && item.seq)).toEqual([7, 9, 8]);
});

test('who listens is told whole views, though only what changed is sent', async () => {
  const { house, connection } = await opened();
  const views: unknown[] = [];
  connection.watch('match:m1', (told) => views.push('view' in told ? told.view : undefined));
  expect(house.sent()).toMatchObject([{ topic: 'match:m1', changes: true }]);
  house.say(news(1, { view: { guesses: ['rr'], turn: 0 } }));
  house.say(changed(2, { since: 1, change: { guesses: { 1: ['yy'] }, turn: [1] } }));
  house.say(changed(3, { since: 2 }));
  house.say(news(4, { view: { guesses: [], turn: 0 } }));
  house.say(changed(5, { since: 4, change: { turn: 0 } }));
  const second = { guesses: ['rr', 'yy'], turn: 1 };
  expect(views).toEqual([{ guesses: ['rr'], turn: 0 }, second, second, { guesses: [], turn: 0 }, { guesses: [] }]);
});

test('a change of what was not heard is not shown: all is asked again, once', async () => {
  const { house, connection } = await opened();
  const views: unknown[] = [];
  connection.watch('match:m1', (told) => views.push('view' in told ? told.view : undefined));
  house.say(news(1, { view: { turn: 0 } }));
  const move = connection.play('m1', { type: 'guess' });
  const asked = house.sent().length;
  house.say(changed(3, { since: 2, change: { turn: [1] }, re: house.sent().at(-1)?.id }));
  house.say(changed(4, { since: 3, change: { turn: [0] } }));
  expect(views).toEqual([{ turn: 0 }]);
  expect(house.sent().slice(asked)).toEqual([expect.objectContaining({ type: 'watch', topic: 'match:m1' })]);
  expect(house.sent().at(-1)).not.toHaveProperty('since');
  expect(await move).toEqual({ ok: true, value: undefined });
  house.say(news(4, { view: { turn: 0, guesses: 2 } }));
  house.say(changed(5, { since: 4, change: { turn: [1] } }));
  expect(views.slice(1)).toEqual([
    { turn: 0, guesses: 2 },
    { turn: 1, guesses: 2 },
  ]);
});

test('news can be the answer to a move', async () => {
  const { house, connection } = await opened();
  connection.watch('match:m1', () => {});
  const answer = connection.play('m1', { type: 'guess' });
  house.say(news(1, { re: house.sent().at(-1)?.id }));
  expect(await answer).toEqual({ ok: true, value: undefined });
});

test('a refusal is told to who asked', async () => {
  const { house, connection } = await opened();
  const answer = connection.play('m1', {});
  house.say({ type: 'refused', id: house.sent().at(-1)?.id ?? null, code: 'not-your-turn', message: 'Wait.' });
  expect(await answer).toEqual({ ok: false, error: { code: 'not-your-turn', message: 'Wait.' } });
});

test('nobody listens any more: the stream ends', async () => {
  const { house, connection } = await opened();
  const stop = connection.watch('lobby', () => {});
  stop();
  expect(house.sent().at(-1)).toMatchObject({ type: 'unwatch', topic: 'lobby' });
  await comeBack(house);
  expect(house.sent()).toEqual([]);
});

test('a house that swallows questions is left and asked again', async () => {
  const { house, connection } = await opened();
  void connection.play('m1', { type: 'guess' });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(house.sockets.length).toBeGreaterThan(1);
  house.open();
  expect(house.sent()).toMatchObject([{ type: 'play' }]);
});

test('and once more, if it does so again', async () => {
  const { house, connection } = await opened();
  void connection.play('m1', { type: 'guess' });
  await vi.advanceTimersByTimeAsync(16_000);
  house.open();
  const before = house.sockets.length;
  await vi.advanceTimersByTimeAsync(16_000);
  expect(house.sockets.length).toBeGreaterThan(before);
});

test('a socket that cannot be made is tried again', async () => {
  let tries = 0;
  const house = makeHouse();
  const connection = connect(async () => {
    tries += 1;
    if (tries < 3) throw new Error('not yet');
    return house.makeSocket();
  });
  await vi.advanceTimersByTimeAsync(20_000);
  house.open();
  expect(tries).toBe(3);
  expect(connection.status).toBe('open');
});

test('closed is closed', async () => {
  const { house, connection } = await opened();
  const waiting = connection.play('m1', {});
  connection.close();
  expect(await waiting).toMatchObject({ ok: false, error: { code: 'closed' } });
  expect(await connection.play('m1', {})).toMatchObject({ ok: false, error: { code: 'closed' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(house.sockets).toHaveLength(1);
});
