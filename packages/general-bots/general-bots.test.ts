import { type Bot, makeRng, type Seat } from '@sesame/kernel';
import { lantern } from '@sesame/kernel/lantern';
import { describe, expect, test } from 'vitest';
import { GENERAL_BOTS, makeGeneralBots } from './general-bots.ts';
import { makeGreedyBot } from './greedy-bot.ts';
import { type NimState, nim } from './nim.fixture.ts';
import { makeRandomBot } from './random-bot.ts';
import { makeSearchBot } from './search-bot.ts';
import { type TreasureMove, type TreasureView, treasure } from './treasure.fixture.ts';

const thought = (seat: Seat, seed = 'test') => ({ seat, rng: makeRng(seed), budget: 60_000 });

describe('the search', () => {
  const bot = makeSearchBot(nim, { iterations: 600 });

  test.each([1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14])('finds the forced win with %i stones', (stones) => {
    const view: NimState = { stones, turn: 1 };
    for (const seed of ['a', 'b', 'c'])
      expect(bot.play(view, thought(1, seed))).toEqual({ type: 'take', stones: stones % 4 });
  });

  test('gives the same move for the same random numbers', () => {
    const play = () => bot.play({ stones: 12, turn: 0 }, thought(0, 'same'));
    expect(play()).toEqual(play());
  });

  test('tries only the moves it is told of', () => {
    const only = makeSearchBot(nim, { iterations: 200, moves: () => [{ type: 'take', stones: 1 }] });
    expect(only.play({ stones: 3, turn: 0 }, thought(0))).toEqual({ type: 'take', stones: 1 });
  });

  test.each([
    ['many', 1],
    ['few', 3],
  ] as const)('judges matches that it cuts off as it is told: %s stones are good for seat 0', (good, taken) => {
    const evaluate = ({ stones }: NimState) => (good === 'many' ? [stones / 30, 0] : [1 - stones / 30, 0]);
    const cut = makeSearchBot(nim, { iterations: 2_000, maxPlies: 1, evaluate });
    expect(cut.play({ stones: 30, turn: 0 }, thought(0))).toEqual({ type: 'take', stones: taken });
  });
});

describe.each([
  ['greedy', makeGreedyBot(treasure)],
  ['search', makeSearchBot(treasure, { iterations: 200 })],
] as const)('%s, in a game with a secret', (_, bot: Bot<TreasureView, TreasureMove>) => {
  test.each([0, 1, 2])('points at the coin under shell %i if it sees it', (coin) => {
    expect(bot.play({ pointed: [], coin }, thought(0))).toEqual({ type: 'point', shell: coin });
  });

  test('points anywhere if it does not', () => {
    const shells = Array.from({ length: 60 }, (_, seed) => bot.play({ pointed: [1] }, thought(1, `luck ${seed}`)));
    const atFirst = shells.filter((move) => move.type === 'point' && move.shell === 0).length;
    expect(shells.every(({ type }) => type === 'point')).toBe(true);
    expect(atFirst).toBeGreaterThan(10);
    expect(atFirst).toBeLessThan(50);
  });
});

describe('what a bot sees', () => {
  /** Rules that note every state they are asked about. */
  const watched = () => {
    const states: unknown[] = [];
    const rules = {
      ...treasure,
      view: (state: Parameters<typeof treasure.view>[0], viewer: Parameters<typeof treasure.view>[1]) => {
        states.push(state);
        return treasure.view(state, viewer);
      },
    };
    return { rules, states };
  };

  test('is the view: two worlds with one view give one move', () => {
    const bot = makeSearchBot(treasure, { iterations: 100 });
    const moves = [0, 2].map((coin) => bot.play(treasure.view({ coin, pointed: [1] }, 1), thought(1)));
    expect(moves[0]).toEqual(moves[1]);
  });

  test('leads to imagined states with all places of the coin that fit', () => {
    const { rules, states } = watched();
    makeSearchBot(rules, { iterations: 100 }).play({ pointed: [1] }, thought(1));
    const coins = new Set(states.map((state) => (state as { coin: number }).coin));
    expect([...coins].toSorted()).toEqual([0, 2]);
  });
});

test('bots never resign, even where a random move may be that', () => {
  const bot = makeRandomBot(treasure);
  const moves = Array.from({ length: 50 }, (_, seed) => bot.play({ pointed: [] }, thought(1, `resign ${seed}`)));
  expect(moves.filter(({ type }) => type === 'resign')).toEqual([]);
});

test('a game with chance, a clock and several awaited seats is searched, within a limit', () => {
  const rng = makeRng('lantern');
  const start = lantern.setup(3, { rounds: 2, peeking: true, oil: 'rich' });
  const dealt = lantern.apply(start, { at: 0, by: 'chance', move: lantern.draw(start, rng) });
  if (!dealt.ok) throw new Error(dealt.error.code);
  const { state } = dealt.value;
  for (const bot of makeGeneralBots(lantern)) {
    const move = lantern.parseMove(bot.play(lantern.view(state, 2), thought(2)));
    expect(move.ok && lantern.apply(state, { at: 1, by: 2, move: move.value }).ok).toBe(true);
  }
});

test('a game that cannot imagine a state has no general bots', () => {
  const { imagine: _, ...blind } = nim;
  expect(makeGeneralBots(nim).map(({ id }) => id)).toEqual([...GENERAL_BOTS]);
  expect(makeGeneralBots(blind)).toEqual([]);
  expect(() => makeSearchBot(blind)).toThrow(/nim has no imagine/);
});
