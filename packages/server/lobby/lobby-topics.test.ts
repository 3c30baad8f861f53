import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeLocalBus } from '../cluster/bus/local.ts';
import { makeTopicPublisher, type TopicSubscriber } from '../cluster/topic-publisher.ts';
import { makeEvent } from '../lib/event.ts';
import type { EncodedMessage } from '../lib/server-message.ts';
import { type LobbyTopicsDeps, offerLobbyTopics } from './lobby-topics.ts';

const tableOf = (id: string, player: string) => ({
  id,
  options: {},
  pace: { kind: 'none', perMove: 0, bank: 0 },
  secret: '00',
  seats: [{ kind: 'person', player, name: player }, { kind: 'open' }],
});
const TABLES = [tableOf('a', 'ann'), tableOf('b', 'bo')];

/** A topic publisher with the lobby's topics over a store of two tables. */
const makeTopics = () => {
  const find = vi.fn(async (id: string) => TABLES.find((table) => table.id === id));
  const listOpen = vi.fn(async () => []);
  const changed = makeEvent<string>();
  const online = new Set<string>();
  const arrive = (player: string) => {
    online.add(player);
    changed.emit(player);
  };
  const deps = {
    store: { tables: { find } },
    tables: { listOpen },
    presence: { isOnline: (player: string) => online.has(player), onlineCount: () => online.size, changed },
    events: { table: makeEvent(), match: makeEvent(), amended: makeEvent() },
  };
  const topics = makeTopicPublisher({
    bus: makeLocalBus(),
    onError: (error) => {
      throw error;
    },
  });
  offerLobbyTopics(deps as unknown as LobbyTopicsDeps, topics);
  return { topics, find, listOpen, changed, arrive };
};

const makeSubscriber = (player: string): TopicSubscriber => ({
  player,
  topics: new Set(),
  isGone: () => false,
  sendFrame: vi.fn(),
});

describe('lobby topics', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a presence change republishes only the player’s tables', async () => {
    const { topics, find, changed, arrive } = makeTopics();
    const [ann, bo] = [makeSubscriber('ann'), makeSubscriber('bo')];
    await topics.subscribe(ann, 'table:a');
    await topics.subscribe(bo, 'table:b');
    find.mockClear();
    arrive('ann');
    arrive('nobody');
    await vi.runAllTimersAsync();
    expect(find.mock.calls).toEqual([['a']]);
    expect(ann.sendFrame).toHaveBeenCalledTimes(2);
    expect(bo.sendFrame).toHaveBeenCalledTimes(1);
    // Nothing that is shown has changed.
    changed.emit('ann');
    await vi.runAllTimersAsync();
    expect(ann.sendFrame).toHaveBeenCalledTimes(2);
    topics.unsubscribeAll(ann);
    find.mockClear();
    changed.emit('ann');
    await vi.runAllTimersAsync();
    expect(find).not.toHaveBeenCalled();
  });

  test('reads the lobby a few times for a crowd, and all get the final count', async () => {
    const { topics, listOpen, arrive } = makeTopics();
    const crowd = Array.from({ length: 300 }, (_, n) => makeSubscriber(String(n)));
    for (const subscriber of crowd) {
      await topics.subscribe(subscriber, 'lobby');
      arrive(subscriber.player);
    }
    await vi.runAllTimersAsync();
    expect(listOpen.mock.calls.length).toBeLessThan(5);
    for (const { sendFrame } of crowd) expect(sendFrame).toHaveBeenCalledTimes(2);
  });

  test('a subscriber after a change gets it', async () => {
    const { topics, listOpen } = makeTopics();
    await topics.subscribe(makeSubscriber('ann'), 'lobby');
    await topics.subscribe(makeSubscriber('bo'), 'lobby');
    topics.publishSoon('lobby');
    listOpen.mockClear();
    await topics.subscribe(makeSubscriber('cas'), 'lobby');
    expect(listOpen).toHaveBeenCalledTimes(1);
  });

  /** A lobby whose reads are resolved by the test. */
  const makeSlowLobby = () => {
    const answers: ((text: string) => void)[] = [];
    const { topics } = makeTopics();
    topics.offer('lobby', () => new Promise((answer) => answers.push((text) => answer(text as EncodedMessage))));
    const ann = makeSubscriber('ann');
    const told = () => vi.mocked(ann.sendFrame).mock.calls.map(([frame]) => frame.subarray(2).toString());
    return { topics, ann, answers, told };
  };

  test('a change during the first read is sent to the new subscriber', async () => {
    const { topics, ann, answers, told } = makeSlowLobby();
    void topics.subscribe(ann, 'lobby');
    await vi.runAllTimersAsync();
    topics.publishSoon('lobby');
    answers[0]?.('old');
    await vi.runAllTimersAsync();
    answers[1]?.('new');
    await vi.runAllTimersAsync();
    expect(told()).toEqual(['old', 'new']);
  });

  test('never sends an older reading after a newer one', async () => {
    const { topics, ann, answers, told } = makeSlowLobby();
    void topics.subscribe(ann, 'lobby');
    await vi.runAllTimersAsync();
    topics.publishSoon('lobby');
    await vi.runAllTimersAsync();
    answers[1]?.('new');
    await vi.runAllTimersAsync();
    answers[0]?.('old');
    await vi.runAllTimersAsync();
    expect(told()).toEqual(['new']);
  });

  test('does not subscribe to an unknown topic', async () => {
    const { topics, find } = makeTopics();
    const ann = makeSubscriber('ann');
    expect(await topics.subscribe(ann, 'table:none')).toMatchObject({ ok: false, error: { code: 'no-topic' } });
    find.mockClear();
    topics.publishSoon('table:none');
    await vi.runAllTimersAsync();
    expect([find.mock.calls, ann.topics.size]).toEqual([[], 0]);
  });
});
