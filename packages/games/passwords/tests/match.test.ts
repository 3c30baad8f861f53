import { makeRng, play } from '@sesame/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { cardsOf, LANGUAGES, type Letter, rules, type State } from '../rules/index.ts';
import { safeOf } from '../rules/letters.ts';
import { awaited, laidOut, pass, played, prepareAll, refusal, STRICT, says, told, withHand } from './play.ts';

beforeAll(prepareAll);

const copies = (cards: readonly Letter[], letter: Letter): number => cards.filter((one) => one === letter).length;

describe('PW1, PW2: the cards', () => {
  test.each(LANGUAGES)('%s has 52 cards, and E is the most frequent', (language) => {
    const cards = cardsOf(language);
    expect(cards).toHaveLength(52);
    expect(cards.every((letter) => copies(cards, letter) <= copies(cards, 'E'))).toBe(true);
  });

  test('the English cards', () => {
    const cards = cardsOf('en');
    const counted = [...new Set(cards)]
      .toSorted()
      .map((letter) => `${letter}${copies(cards, letter)}${safeOf('en', letter).spaces}`);
    expect(counted.join(' ')).toBe(
      'A43 B12 C23 D23 E54 F13 G23 H23 I43 K12 L33 M23 N33 O43 P23 R33 S33 T33 U23 V12 W12 Y12',
    );
  });

  test('chance lays out seven cards and draws a starter', () => {
    const rng = makeRng('lay-out');
    const starters = new Set<number>();
    for (let time = 0; time < 40; time++) {
      const move = rules.draw(rules.setup(3, STRICT), rng);
      if (move.type !== 'lay-out') throw new Error('no lay-out');
      starters.add(move.starter);
      expect([move.circle.length, move.pile.length]).toEqual([7, 45]);
      expect([...move.circle, ...move.pile].toSorted()).toEqual(cardsOf('en').toSorted());
    }
    expect(starters).toEqual(new Set([0, 1, 2]));
  });

  test('a lay-out may use other letters, but not another number of cards or a missing starter', () => {
    const circle = [...'QXZJQXZ'];
    const pile = Array.from({ length: 45 }, () => 'Q');
    const input = (move: unknown) => rules.parseMove(move);
    const laid = rules.apply(rules.setup(2, STRICT), {
      at: 0,
      by: 'chance',
      move: { type: 'lay-out', circle, pile, starter: 1 },
    });
    expect(laid.ok && laid.value.state.circle[0]).toEqual({ letter: 'Q', spaces: 2, stones: [] });
    expect(input({ type: 'lay-out', circle, pile: pile.slice(1), starter: 0 }).ok).toBe(false);
    expect(input({ type: 'lay-out', circle: circle.slice(1), pile, starter: 0 }).ok).toBe(false);
    const nobody = { type: 'lay-out', circle, pile, starter: 2 } as const;
    expect(refusal(rules.setup(2, STRICT), { at: 0, by: 'chance', move: nobody })).toBe('wrong-lay-out');
  });
});

test.each([
  [2, 20],
  [3, 18],
  [4, 15],
  [5, 12],
])('PW3: %i players have %i stones each', (seats, stones) => {
  expect(rules.setup(seats, STRICT).seats.map(({ hand }) => hand)).toEqual(Array.from({ length: seats }, () => stones));
});

test('PW4: turns go clockwise from the starter', () => {
  let state = laidOut({ circle: 'GSEIRFI', seats: 3, starter: 2 });
  for (const seat of [2, 0, 1, 2]) {
    expect(awaited(state)).toEqual([seat]);
    expect(refusal(state, pass((seat + 1) % 3))).toBe('not-your-turn');
    state = played(state, pass(seat));
  }
});

describe('PW15: a player without stones ends the match at once', () => {
  const almost = withHand(laidOut({ circle: 'GSEIRFI' }), 0, 2);
  test('and stones on the circle count', () => {
    const state = played(almost, says(0, 'grip', [0, 4], 'anticlockwise'));
    expect(rules.outcome(state)).toEqual({ ranks: [1, 2], stones: [2, 20], safes: [0, 0] });
    expect(rules.view(state, 0).end?.reason).toBe('out-of-stones');
    expect(awaited(state)).toEqual([]);
    expect(refusal(state, pass(1))).toBe('match-over');
  });

  test('and everyone is told', () => {
    const events = told(almost, says(0, 'grip', [0, 4], 'anticlockwise'));
    expect(events.at(-1)).toEqual({
      type: 'over',
      reason: 'out-of-stones',
      outcome: { ranks: [1, 2], stones: [2, 20], safes: [0, 0] },
    });
  });

  test('but does not always win', () => {
    const worse = withHand(
      { ...almost, circle: almost.circle.map((safe) => safe && { ...safe, stones: [0, 0] }) },
      1,
      3,
    );
    const state = played(worse, says(0, 'grip', [0, 4], 'anticlockwise'));
    expect(rules.outcome(state)?.ranks).toEqual([2, 1]);
  });
});

describe('PW14, PW16: passing', () => {
  const begun = laidOut({ circle: 'GSEIRFI', seats: 3 });
  test('the match ends when everyone has passed twice in a row', () => {
    const five = played(begun, pass(0), pass(1), pass(2), pass(0), pass(1));
    expect(rules.view(five, 0)).toMatchObject({ phase: 'play', passes: 5, passesToEnd: 6 });
    const six = played(five, pass(2));
    expect(rules.view(six, 0)).toMatchObject({ phase: 'over', end: { reason: 'all-passed' } });
    expect(rules.outcome(six)).toEqual({ ranks: [1, 1, 1], stones: [18, 18, 18], safes: [0, 0, 0] });
  });

  test('a password, valid or wrong, resets the count', () => {
    const wrong = played(begun, pass(0), pass(1), pass(2), pass(0), says(1, 'grrr', [0]));
    expect(rules.view(wrong, 0).passes).toBe(0);
    expect(rules.outcome(played(wrong, pass(2), pass(0), pass(1), pass(2), pass(0)))).toBeUndefined();
  });

  test('a player who runs out of time passes', () => {
    expect(rules.fallback(begun, 0)).toEqual({ type: 'pass' });
  });
});

test('PW17: fewest stones, then more cards, then a shared rank', () => {
  const ended = played(laidOut({ circle: 'GSEIRFI', seats: 4 }), ...[0, 1, 2, 3, 0, 1, 2, 3].map(pass));
  const counted = (hands: readonly number[], cards: readonly number[]): readonly number[] | undefined => {
    const seats: State['seats'] = ended.seats.map((side, seat) => ({
      ...side,
      hand: hands[seat] ?? 0,
      cards: Array.from({ length: cards[seat] ?? 0 }, () => 'E'),
    }));
    return rules.outcome({ ...ended, seats })?.ranks;
  };
  expect(counted([5, 4, 6, 7], [9, 0, 0, 0])).toEqual([2, 1, 3, 4]);
  expect(counted([5, 5, 6, 6], [1, 2, 0, 0])).toEqual([2, 1, 3, 3]);
  expect(counted([5, 5, 5, 4], [1, 2, 2, 0])).toEqual([4, 2, 2, 1]);
});

test('PW18: resampling changes only the order of the pile, which nobody sees', () => {
  const state = laidOut({ circle: 'GSEIRFI', pile: 'EAI' });
  const other = rules.resample(state, 0, makeRng('other'));
  expect(other.pile).not.toEqual(state.pile);
  expect({ ...other, pile: other.pile.toSorted() }).toEqual({ ...state, pile: state.pile.toSorted() });
  const reversed = { ...state, pile: state.pile.toReversed() };
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(rules.view(reversed, viewer)).toEqual(rules.view(state, viewer));
  }
});

test('PW19: players cannot resign, and the clock makes no moves', () => {
  const state = laidOut({ circle: 'GSEIRFI' });
  expect(rules.resignable).toBe(false);
  expect(rules.parseMove({ type: 'resign' }).ok).toBe(false);
  const step = play(rules, state, { at: 0, by: 'clock', move: { type: 'pass' } });
  expect(step.ok).toBe(false);
});
