import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeSignal } from '../lib/event.ts';
import type { House } from '../services.ts';
import type { Visitor } from '../transport/ws/connection.ts';
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
  const changed = makeSignal<string>();
  const house = {
    store: { tables: { find } },
    tables: { listOpen },
    presence: { isOnline: () => true, online: () => 1, changed },
    signals: { table: makeSignal(), match: makeSignal() },
    bus: makeLocalBus(),
    matches: { unwatch: () => {} },
    stumbled: (error: unknown) => {
      throw error;
    },
  };
  return { house: house as unknown as House, find, listOpen, changed };
};

const makeVisitor = (player: string): Visitor => ({
  player,
  name: player,
  matches: new Map(),
  topics: new Set(),
  isGone: () => false,
  trip: () => undefined,
  measure: () => {},
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
    const { house, find, changed } = makeHouse();
    const streams = makeStreams(house);
    const [ann, bo] = [makeVisitor('ann'), makeVisitor('bo')];
    await streams.start(ann, 'table:a', 0);
    await streams.start(bo, 'table:b', 0);
    find.mockClear();
    changed.tell('ann');
    changed.tell('nobody');
    await vi.runAllTimersAsync();
    expect(find.mock.calls).toEqual([['a']]);
    expect(ann.sendFrame).toHaveBeenCalledTimes(2);
    expect(bo.sendFrame).toHaveBeenCalledTimes(1);
    streams.left(ann);
    find.mockClear();
    changed.tell('ann');
    await vi.runAllTimersAsync();
    expect(find).not.toHaveBeenCalled();
  });

  test('for a crowd that comes at once the lobby is made a few times, and all know in the end how many are here', async () => {
    const { house, listOpen, changed } = makeHouse();
    const streams = makeStreams(house);
    const crowd = Array.from({ length: 300 }, (_, n) => makeVisitor(String(n)));
    for (const visitor of crowd) {
      await streams.start(visitor, 'lobby', 0);
      changed.tell(visitor.player);
    }
    await vi.runAllTimersAsync();
    expect(listOpen.mock.calls.length).toBeLessThan(5);
    for (const { sendFrame } of crowd) expect(sendFrame).toHaveBeenCalledTimes(2);
  });

  test('whoever comes after a change is told of it', async () => {
    const { house, listOpen } = makeHouse();
    const streams = makeStreams(house);
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
    const { house } = makeHouse();
    const streams = makeStreams(house);
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
    const { house, find } = makeHouse();
    const streams = makeStreams(house);
    const ann = makeVisitor('ann');
    expect(await streams.start(ann, 'table:none', 0)).toMatchObject({ ok: false, error: { code: 'no-topic' } });
    find.mockClear();
    streams.tellSoon('table:none');
    await vi.runAllTimersAsync();
    expect([find.mock.calls, ann.topics.size]).toEqual([[], 0]);
  });
});
