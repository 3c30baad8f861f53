import { describe, expect, test } from 'vitest';
import { canFill } from '../rules/filling.ts';
import { type Card, CODE_CARDS, MIX, PRIMARY_SIGNS, rules, type State } from '../rules/index.ts';
import { does, hit, laidOut, layOutOf, played, shown, strike, striking, told } from './play.ts';

/** Plays rounds that nobody wins until the match ends. */
const toTheEnd = (state: State): State => {
  let now = state;
  while (rules.outcome(now) === undefined) now = strike(now);
  return now;
};

/** A state just before the end with these cards won. */
const count = (...won: readonly (readonly Card[])[]) =>
  rules.outcome({ ...laidOut({ seats: won.length }), won, stage: { type: 'over' } });

describe('CM17: the end', () => {
  test('comes when the pile cannot fill the empty sides and still show a card', () => {
    const laid = (cards: number) =>
      PRIMARY_SIGNS.slice(0, cards).map((card, index) => ({
        side: (['top', 'right', 'bottom', 'left'] as const)[index] ?? 'top',
        card,
      }));
    const pile = PRIMARY_SIGNS.slice(20);
    for (const [sides, cards, can] of [
      [0, 5, true],
      [0, 4, false],
      [3, 2, true],
      [3, 1, false],
    ] as const) {
      expect(canFill({ sides: laid(sides), pile: pile.slice(0, cards) })).toBe(can);
    }
  });

  test('comes even if nobody ever points', () => {
    const over = toTheEnd(laidOut());
    expect(rules.outcome(over)).toEqual({ ranks: [1, 1, 1], scores: [0, 0, 0], crazyMix: null });
    expect(rules.awaits(over)).toEqual({ seats: [] });
    expect(over.box.length + over.pile.length + over.sides.length).toBe(37);
    expect(rules.view(over, 1)).toMatchObject({ phase: 'over', may: {}, end: { ranks: [1, 1, 1] } });
  });

  test('is announced with the outcome', () => {
    let state = laidOut();
    for (let next = strike(state); rules.outcome(next) === undefined; next = strike(state)) state = next;
    expect(told(state, striking(state)).at(-1)).toEqual({
      type: 'over',
      outcome: { ranks: [1, 1, 1], scores: [0, 0, 0], crazyMix: null },
    });
    expect(rules.apply(strike(state), does(0, { type: 'pass' }))).toMatchObject({ error: { code: 'match-over' } });
  });

  test('the Crazy Mix card counts as a card of the pile and may never come up', () => {
    const over = toTheEnd(laidOut());
    expect(over.pile).toContain(MIX); // The Crazy Mix card lies at the bottom.
    expect(over.mixed).toBe(false);
    expect(over.sides.length + over.pile.length).toBeLessThan(5);
  });

  test('the Crazy Mix card may be the very last card', () => {
    const found = Array.from({ length: 8 }, (_, from) => 36 - from)
      .map((place) => layOutOf([], { pile: layOutOf().pile.slice(0, -1).toSpliced(place, 0, MIX) }))
      .map((layOut) => toTheEnd(laidOut({ layOut })))
      .filter(({ mixed, rounds }) => mixed && 'logo' in (rounds.at(-1)?.wanted ?? {}));
    expect(found.length).toBeGreaterThan(0);
  });

  test('comes after 21 rounds at most: a logo round with one card, then the smallest stakes', () => {
    const withStake = (stake: number) => PRIMARY_SIGNS.filter((card) => CODE_CARDS[card].decoder.stake === stake);
    const decoders = [...withStake(1), ...withStake(2), ...withStake(3).slice(0, 2)];
    const others = PRIMARY_SIGNS.filter((card) => !decoders.includes(card));
    const pile: Card[] = [...others.splice(0, 1), MIX, ...others.splice(0, 4)];
    for (const decoder of decoders) pile.push(decoder, ...others.splice(0, CODE_CARDS[decoder].decoder.stake - 1));
    expect(toTheEnd(laidOut({ layOut: layOutOf([], { pile }) })).rounds.length).toBe(21);
  });
});

describe('CM18: who wins', () => {
  const [a, b, c, d, e, f] = PRIMARY_SIGNS as readonly [Card, Card, Card, Card, Card, Card];

  test('most cards win', () => {
    expect(count([a], [b, c, d], [e, f])).toEqual({ ranks: [3, 1, 2], scores: [1, 3, 2], crazyMix: null });
  });

  test('the Crazy Mix card counts as one card and breaks ties', () => {
    expect(count([a, b], [c, MIX], [d])).toEqual({ ranks: [2, 1, 3], scores: [2, 2, 1], crazyMix: 1 });
    expect(count([a, b, c], [d, MIX], [e, f])).toEqual({ ranks: [1, 2, 3], scores: [3, 2, 2], crazyMix: 1 });
  });

  test('other ties are shared', () => {
    expect(count([a, b], [c, d], [MIX])).toEqual({ ranks: [1, 1, 3], scores: [2, 2, 1], crazyMix: 2 });
    expect(count([a, b, c], [d], [e])).toEqual({ ranks: [1, 2, 2], scores: [3, 1, 1], crazyMix: null });
  });

  test('one seat can win every round', () => {
    let state = laidOut({ seats: 2 });
    while (rules.outcome(state) === undefined) {
      state = state.stage.type === 'race' ? hit(state, 1) : strike(state);
    }
    const scores = rules.outcome(state)?.scores;
    expect(rules.outcome(state)?.ranks).toEqual([2, 1]);
    expect(scores).toEqual([0, 37 - state.sides.length - state.pile.length]);
  });
});

test('CM26: the fallback for players whose time is up', () => {
  const state = shown(laidOut());
  expect(rules.fallback(state, 2)).toEqual({ type: 'pass' });
  const closed = laidOut({ apart: true });
  expect(rules.fallback(closed, 2)).toEqual({ type: 'open' });
  expect(rules.fallback(played(closed, does(2, { type: 'open' }, 10)), 2)).toEqual({ type: 'pass' });
});

test('CM27: nobody can resign', () => {
  expect(rules.resignable).toBe(false);
  expect(rules.parseMove({ type: 'resign' }).ok).toBe(false);
});
