import { makeRng, type Seat, viewersOf } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { gridOf } from '../bots/machine-grid.ts';
import { CARDS } from '../rules/cards.ts';
import { type Card, type Machine, rules, type State } from '../rules/index.ts';
import { canLay, placesFor, statusOf } from '../rules/machine.ts';
import { TURNS } from '../rules/pieces.ts';
import { atRound, build, builtByFallback, cardLike, given, opened, played, wonBy } from '../tests/play.ts';
import { makeBlueprint } from './blueprint.ts';
import { canClose } from './can-close.ts';
import { sampleClosings } from './sample-closings.ts';

const [fork, corner, straight] = [cardLike('NES', 1), cardLike('NE', 1), cardLike('NS', 1)];
/** A fork with open lines up, right and down. */
const FORK: Machine = { cards: [{ card: fork, x: 0, y: 0, turn: 0 }], crystals: 0 };

/** The last building phase but one, in which seat 0 has this machine and hand, and only a few cards are unseen. */
const lateState = (machine: Machine, hand: readonly Card[], unseen: readonly Card[]): State => {
  const state = wonBy(atRound(opened(2), 8), 0, 1);
  const known = new Set([...hand, ...unseen, ...machine.cards.map(({ card }) => card)]);
  return {
    ...given(given(state, 0, { machine, hand, crystals: 0 }), 1, { hand: [] }),
    pile: unseen,
    discards: CARDS.filter((card) => !known.has(card)),
  };
};
const UNSEEN = [cardLike('N', 1), cardLike('N', 2), corner, straight, cardLike('NESW', 2), cardLike('NES', 2)];

/** Whether laying a card at a place leaves fewer lines open by those that lead there, by the rules alone. */
const closesByRules = (machine: Machine, card: Card, end: { x: number; y: number; lines: number }): boolean =>
  TURNS.some((turn) => {
    const laid = { card, x: end.x, y: end.y, turn };
    if (!canLay(machine, laid)) return false;
    return statusOf({ ...machine, cards: [...machine.cards, laid] }).open === statusOf(machine).open - end.lines;
  });

const subsetsOf = (cards: readonly Card[], size: number): readonly (readonly Card[])[] => {
  const [first, ...rest] = cards;
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...subsetsOf(rest, size - 1).map((others) => [first, ...others]), ...subsetsOf(rest, size)];
};

test('the odds are those of counting every hand that can be drawn', () => {
  const machine: Machine = {
    cards: [...FORK.cards, { card: cardLike('NE', 2), x: 1, y: 0, turn: 2 }],
    crystals: 0,
  };
  const view = rules.view(lateState(machine, [], UNSEEN), 0);
  const { ends, draws, unseen } = makeBlueprint(view, 0);
  expect(unseen.toSorted()).toEqual(UNSEEN.toSorted());
  expect(ends.some(({ x, y }) => x === 0 && y === -1)).toBe(true);
  for (const end of ends) {
    const odds = draws.reduce((sum, probability, drawn) => {
      const hands = subsetsOf(UNSEEN, Math.min(drawn, UNSEEN.length));
      const closing = hands.filter((hand) => hand.some((card) => closesByRules(machine, card, end)));
      return sum + (probability * closing.length) / hands.length;
    }, 0);
    expect(end.closing).toBe(UNSEEN.filter((card) => closesByRules(machine, card, end)).length);
    expect(end.odds).toBeCloseTo(odds, 10);
  }
});

test('a card in hand closes a line for sure', () => {
  const { ends } = makeBlueprint(rules.view(lateState(FORK, [cardLike('N', 3)], UNSEEN), 0), 0);
  expect(ends.map(({ held, odds }) => ({ held, odds }))).toEqual(ends.map(() => ({ held: 1, odds: 1 })));
});

test('a confirmed plan counts as built, and a swap as a draw', () => {
  const end = cardLike('N', 3);
  const state = lateState(FORK, [end, corner, straight], UNSEEN);
  const laid = played(state, build(0, [{ card: end, x: 0, y: -1, turn: 2 }]));
  expect(makeBlueprint(rules.view(laid, 0), 0).ends).toHaveLength(2);
  const swapped = played(state, build(0, [], [corner, straight]));
  const [before, after] = [state, swapped].map((one) => makeBlueprint(rules.view(one, 0), 0));
  expect([after?.hand, after?.draws]).toEqual([[end], [0, ...(before?.draws ?? [])]]);
});

test('the hand of others counts as unseen', () => {
  const state = lateState(FORK, UNSEEN.slice(0, 2), UNSEEN.slice(2));
  const [own, watched] = [makeBlueprint(rules.view(state, 0), 0), makeBlueprint(rules.view(state, 'spectator'), 0)];
  expect([own.unseen.length, watched.unseen.length]).toEqual([UNSEEN.length - 2, UNSEEN.length]);
  expect(watched.draws).toEqual([0, 0, ...own.draws]);
  expect(watched.ends.every(({ held, odds }) => held === 0 && odds > 0)).toBe(true);
});

test('nothing hidden changes the odds', () => {
  let state = opened(3);
  for (const winner of [0, 1, 2]) {
    state = wonBy(state, winner, (winner + 1) % 3);
    for (const viewer of viewersOf(3)) {
      const worlds = Array.from({ length: 3 }, (_, seed) => rules.resample(state, viewer, makeRng(seed)));
      for (const seat of [0, 1, 2] satisfies Seat[]) {
        const shown = (world: State) => JSON.stringify(makeBlueprint(rules.view(world, viewer), seat));
        expect(new Set([state, ...worlds].map(shown)).size).toBe(1);
      }
    }
    state = builtByFallback(state);
  }
});

/** Whether a machine can be closed, by trying every way to lay every card. */
const canCloseByRules = (machine: Machine, hand: readonly Card[]): boolean =>
  statusOf(machine).open === 0 ||
  hand.some((card) =>
    placesFor(machine, card).some((laid) =>
      canCloseByRules(
        { ...machine, cards: [...machine.cards, laid] },
        hand.filter((other) => other !== card),
      ),
    ),
  );

test('a machine can be closed if any way of laying the cards closes it', () => {
  const hands = [0, 1, 2, 3].flatMap((size) => subsetsOf([...UNSEEN, cardLike('N', 3), cardLike('NE', 2)], size));
  const answers = hands.map((hand) => canClose(gridOf(FORK), hand));
  expect(answers).toEqual(hands.map((hand) => canCloseByRules(FORK, hand)));
  expect(new Set(answers).size).toBe(2);
});

test('the sampled odds of all lines are near those of counting every hand, and always the same', () => {
  const blueprint = makeBlueprint(rules.view(lateState(FORK, [cardLike('N', 3)], UNSEEN), 0), 0);
  const sample = () => {
    const sampling = sampleClosings(blueprint);
    let next = sampling.next();
    while (!next.done) next = sampling.next();
    return next.value;
  };
  const exact = blueprint.draws.reduce((sum, probability, drawn) => {
    const hands = subsetsOf(UNSEEN, Math.min(drawn, UNSEEN.length));
    const closing = hands.filter((hand) => canCloseByRules(FORK, [...blueprint.hand, ...hand]));
    return sum + (probability * closing.length) / hands.length;
  }, 0);
  const sampled = sample();
  expect(Math.abs(sampled - exact)).toBeLessThan(0.07);
  expect(sample()).toBe(sampled);
});
