import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeEvent } from '../lib/event.ts';
import type { Services } from '../services.ts';
import type { Connection } from '../transport/ws/connection.ts';
import { makeLocalBus } from './bus/local.ts';
import { makeStreams } from './topic-publisher.ts';

const tableOf = (id: string, player: string) => ({
  id,
  options: {},
  secret: '00',
  seats: [{ kind: 'person', player, name: player }, { kind: 'open' }],
});
const TABLES = [tableOf('a', 'ann'), tableOf('b', 'bo')];

/** The few things of a house that these streams stand on. */
const makeHouse = () => {
  const find = vi.fn(async (id: string) => TABLES.find((table) => table.id === id));
  const listOpen = vi.fn(async () => []);
  const changed = makeEvent<string>();
  const services = {
    store: { tables: { find } },
    tables: { listOpen },
    presence: { isOnline: () => true, online: () => 1, changed },
    signals: { table: makeEvent(), match: makeEvent() },
    bus: makeLocalBus(),
    matches: { unwatch: () => {} },
    stumbled: (error: unknown) => {
      throw error;
    },
  };
  return { house: services as unknown as Services, find, listOpen, changed };
};

const makeVisitor = (player: string): Connection => ({
  player,
  name: player,
  matches: new Map(),
  topics: new Set(),
  isGone: () => false,
  latency: () => undefined,
  startLatencyPings: () => {},
  send: () => {},
  sendFrame: vi.fn(),
  refuse: () => {},
});

describe('streams', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('when somebody comes or goes only the tables they sit at are told anew', async () => {
    const { house: services, find, changed } = makeHouse();
    const streams = makeStreams(services);
    const [ann, bo] = [makeVisitor('ann'), makeVisitor('bo')];
    await streams.start(ann, 'table:a', 0);
    await streams.start(bo, 'table:b', 0);
    find.mockClear();
    changed.emit('ann');
    changed.emit('nobody');
    await vi.runAllTimersAsync();
    expect(find.mock.calls).toEqual([['a']]);
    expect(ann.sendFrame).toHaveBeenCalledTimes(2);
    expect(bo.sendFrame).toHaveBeenCalledTimes(1);
    streams.left(ann);
    find.mockClear();
    changed.emit('ann');
    await vi.runAllTimersAsync();
    expect(find).not.toHaveBeenCalled();
  });

  test('for a crowd that comes at once the lobby is made a few times, and all know in the end how many are here', async () => {
    const { house: services, listOpen, changed } = makeHouse();
    const streams = makeStreams(services);
    const crowd = Array.from({ length: 300 }, (_, n) => makeVisitor(String(n)));
    for (const connection of crowd) {
      await streams.start(connection, 'lobby', 0);
      changed.emit(connection.player);
    }
    await vi.runAllTimersAsync();
    expect(listOpen.mock.calls.length).toBeLessThan(5);
    for (const { sendFrame } of crowd) expect(sendFrame).toHaveBeenCalledTimes(2);
  });

  test('whoever comes after a change is told of it', async () => {
    const { house: services, listOpen } = makeHouse();
    const streams = makeStreams(services);
    await streams.start(makeVisitor('ann'), 'lobby', 0);
    await streams.start(makeVisitor('bo'), 'lobby', 0);
    streams.tellSoon('lobby');
    listOpen.mockClear();
    await streams.start(makeVisitor('cas'), 'lobby', 0);
    expect(listOpen).toHaveBeenCalledTimes(1);
  });

  /** A lobby whose readings are answered when the test says so. */
  const makeSlowLobby = () => {
    const answers: ((text: string) => void)[] = [];
    const { house: services } = makeHouse();
    const streams = makeStreams(services);
    streams.offer('lobby', () => new Promise((answer) => answers.push(answer)));
    const ann = makeVisitor('ann');
    const told = () => vi.mocked(ann.sendFrame).mock.calls.map(([frame]) => frame.subarray(2).toString());
    return { streams, ann, answers, told };
  };

  test('what changes while it is read for a newcomer is told to them', async () => {
    const { streams, ann, answers, told } = makeSlowLobby();
    void streams.start(ann, 'lobby', 0);
    await vi.runAllTimersAsync();
    streams.tellSoon('lobby');
    answers[0]?.('old');
    await vi.runAllTimersAsync();
    answers[1]?.('new');
    await vi.runAllTimersAsync();
    expect(told()).toEqual(['old', 'new']);
  });

  test('what was read before does not follow what was read after', async () => {
    const { streams, ann, answers, told } = makeSlowLobby();
    void streams.start(ann, 'lobby', 0);
    await vi.runAllTimersAsync();
    streams.tellSoon('lobby');
    await vi.runAllTimersAsync();
    answers[1]?.('new');
    await vi.runAllTimersAsync();
    answers[0]?.('old');
    await vi.runAllTimersAsync();
    expect(told()).toEqual(['new']);
  });

  test('a topic that is not there is not listened to', async () => {
    const { house: services, find } = makeHouse();
    const streams = makeStreams(services);
    const ann = makeVisitor('ann');
    expect(await streams.start(ann, 'table:none', 0)).toMatchObject({ ok: false, error: { code: 'no-topic' } });
    find.mockClear();
    streams.tellSoon('table:none');
    await vi.runAllTimersAsync();
    expect([find.mock.calls, ann.topics.size]).toEqual([[], 0]);
  });
});
