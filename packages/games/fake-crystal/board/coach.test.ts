import type { Input } from '@sesame/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Move, rules, type Side, type State, type Tile } from '../rules/index.ts';
import { bank, buy, dealt, does, given, offer, played } from '../tests/play.ts';
import { type Topic, topicsFor } from './coach-topics.ts';

const HANDS: readonly (readonly Tile[])[] = [
  ['o1', 'b1', 'b2', 'b1'],
  ['g1', 'gf', 'p1', 'b1'],
  ['p1', 'p2', 'b3', 'b1'],
];
const mine = offer(0, ['o1', 6, 3], ['b1', 6, 3]);
const theirs = offer(1, ['g1', 6, 3], ['gf', 18, 6]);
const others = offer(2, ['p1', 6, 3], ['p2', 12, 6]);
const start = dealt(HANDS);
const shown = played(start, mine, theirs, others);

const topics = (state: State, seat: number): readonly Topic[] => topicsFor(rules.view(state, seat), seat);

const withPower = (power: State['options']['power'], side: Partial<Side>, ...inputs: readonly Input<Move>[]) =>
  played(given(dealt(HANDS, { power }), 1, side), ...inputs);

describe('topics for a position', () => {
  test.each<[string, State, number, readonly Topic[]]>([
    ['the first offer', start, 0, ['offer', 'price']],
    ['the offer is made', played(start, mine), 0, []],
    ['one’s own turn', shown, 0, ['exchange']],
    ['another player’s turn', shown, 1, []],
    ['a fake was bought', played(shown, buy(0, 1, 1)), 0, ['active-spy']],
    ['a fake came back', played(shown, bank(0, 1, 1)), 1, ['exchange', 'active-spy']],
    ['a blue tile joined', played(shown, bank(0, 1, 0), bank(1, 0, 1)), 0, ['blue']],
    [
      'nothing left to choose',
      played(shown, bank(0, 1, 0), bank(1, 0, 0), bank(2, 0, 1), bank(0, 1, 1), bank(1, 2, 0)),
      2,
      ['repack'],
    ],
    ['a trophy', played(given(shown, 0, { collection: ['g1'] }), buy(0, 1, 0)), 0, ['claim']],
    ['the last round', { ...start, round: 6 }, 0, ['offer', 'price', 'last-round']],
  ])('%s', (_, state, seat, expected) => {
    expect(topics(state, seat)).toEqual(expected);
  });
});

describe('powers', () => {
  const ACTIVE = { token: 'active' } as const;
  const TOKEN = offer(1, ['g1', 6, 'token'], ['gf', 18, 6]);

  test('the negotiator: making an offer, choosing a token, answering a bid', () => {
    expect(topics(withPower('negotiator', ACTIVE), 1)).toEqual(['offer', 'price', 'active-negotiator']);
    const placed = withPower('negotiator', ACTIVE, mine, TOKEN, others);
    expect(topics(placed, 0)).toEqual(['exchange', 'bid']);
    const bid = played(placed, does(0, { type: 'bid', seller: 1, column: 0, sum: 4 }));
    expect(topics(bid, 1)).toEqual(['answer']);
  });

  test('the other powers: in their window', () => {
    const vanguard = withPower('vanguard', ACTIVE, mine, theirs, others);
    expect(topics(vanguard, 1)).toEqual(['reserve', 'active-vanguard']);
    const preemptor = withPower('preemptor', { ...ACTIVE, collection: ['g1'] }, mine, theirs, others, buy(0, 2, 0));
    expect(topics(preemptor, 1)).toEqual(['preempt', 'active-preemptor']);
    const recycler = withPower('recycler', ACTIVE, mine, theirs, others, bank(0, 2, 0), buy(1, 2, 1));
    expect(topics(recycler, 1)).toEqual(['recycle', 'active-recycler']);
  });
});

describe('memory', () => {
  const store = new Map<string, string>();
  const load = () => import('./coach-memory.ts');

  beforeEach(() => {
    store.clear();
    vi.resetModules();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('a hint is shown only once, even after a reload', async () => {
    const { markGiven, hintMemory, nextHint } = await load();
    markGiven('offer');
    expect(nextHint(['offer', 'price'], hintMemory())).toBe('price');
    vi.resetModules();
    const again = await load();
    expect(again.nextHint(['offer', 'price'], again.hintMemory())).toBe('price');
    again.resetHints();
    expect(again.nextHint(['offer', 'price'], again.hintMemory())).toBe('offer');
  });

  test('hints stay off once turned off', async () => {
    const { turnHints, hintMemory, nextHint } = await load();
    turnHints(false);
    expect(nextHint(['offer'], hintMemory())).toBeUndefined();
  });

  test.each(['null', '{', '[]', '{"given":3}'])('%s in storage counts as empty', async (kept) => {
    store.set('sesame.fake-crystal.coach', kept);
    const { hintMemory } = await load();
    expect(hintMemory()).toEqual({ given: [], isOff: false });
  });

  test('without storage, hints are remembered while the page is open', async () => {
    const refuse = () => {
      throw new Error('no');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const { markGiven, hintMemory, nextHint } = await load();
    markGiven('offer');
    expect(nextHint(['offer', 'price'], hintMemory())).toBe('price');
  });
});
