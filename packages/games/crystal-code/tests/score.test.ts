import { expect, test } from 'vitest';
import { rules, type Workshop } from '../rules/index.ts';
import { count } from '../rules/score.ts';
import { build, cardLike, cardsLike, given, lay, machineOf, opened, played, wonBy } from './play.ts';

const ends = cardsLike('N', 1);
const straights = [...cardsLike('NS', 1), ...cardsLike('NS', 2)];

const card = (cards: readonly (typeof ends)[number][], i: number) => cards[i % cards.length] ?? cardLike('N', 1);

/** A row of straight cards between two ends; all spots filled by default. */
const row = (length: number, crystals?: number): Workshop['machine'] => {
  const cards = Array.from({ length }, (_, x) =>
    x === 0 || x === length - 1 ? lay(card(ends, x), x, 0, x === 0 ? 1 : 3) : lay(card(cardsLike('NS', 1), x), x, 0, 1),
  );
  return machineOf(cards, crystals ?? length);
};

const big = cardLike('N', 3);
/** Two cards with four spots. */
const dense = machineOf([lay(big, 0, 0, 1), lay(cardLike('N', 1), 1, 0, 3)], 4);
const loose = (crystals: number) =>
  machineOf([lay(cardLike('NESW', 4), 0, 0), lay(cardLike('NESW', 4, 1), 1, 0)], crystals);

const workshop = (machine: Workshop['machine'], hand = 0): Workshop => ({
  hand: straights.slice(0, hand),
  machine,
  crystals: 0,
  plan: null,
});

const ranks = (...seats: readonly Workshop[]) => count({ seats }).ranks;

test('XC31: most crystals among functioning machines wins', () => {
  expect(ranks(workshop(row(3)), workshop(row(5)), workshop(row(4)))).toEqual([3, 1, 2]);
});

test('XC31: printed crystals count', () => {
  const printed = machineOf(
    [lay(cardsLike('N', 1, 1)[0] ?? big, 0, 0, 1), lay(cardsLike('N', 1, 1)[1] ?? big, 1, 0, 3)],
    2,
  );
  expect(ranks(workshop(row(3)), workshop(printed))).toEqual([2, 1]);
});

test('XC31: ties go to fewer cards', () => {
  expect(ranks(workshop(row(4), 9), workshop(dense, 0))).toEqual([2, 1]);
});

test('XC31: then to more cards in hand', () => {
  expect(ranks(workshop(row(4), 2), workshop(row(4), 3), workshop(row(4), 1))).toEqual([2, 1, 3]);
});

test('XC31: then the rank is shared', () => {
  expect(ranks(workshop(row(4), 2), workshop(row(4), 2), workshop(row(3), 9))).toEqual([1, 1, 3]);
});

test('XC32: functioning machines rank first, whatever their crystals', () => {
  expect(ranks(workshop(loose(8)), workshop(row(2)), workshop(loose(7)))).toEqual([2, 1, 3]);
  expect(ranks(workshop(row(5, 4)), workshop(row(2)))).toEqual([2, 1]);
});

test('XC32: if no machine functions, all are ranked in the same order', () => {
  expect(ranks(workshop(loose(3)), workshop(loose(5)), workshop(loose(4)))).toEqual([3, 1, 2]);
  expect(ranks(workshop(row(4, 2), 9), workshop(loose(2), 0))).toEqual([2, 1]);
  expect(ranks(workshop(loose(2), 1), workshop(loose(2), 2))).toEqual([2, 1]);
  expect(ranks(workshop(loose(2), 1), workshop(loose(2), 1))).toEqual([1, 1]);
});

test('XC30, XC32: an empty machine does not function', () => {
  expect(ranks(workshop(machineOf([]), 9), workshop(loose(1)))).toEqual([2, 1]);
  expect(ranks(workshop(machineOf([]), 3), workshop(machineOf([]), 4))).toEqual([2, 1]);
});

test('XC33: the outcome contains the count', () => {
  const last = wonBy({ ...opened(2), round: 9 });
  const state = played(given(given(last, 0, workshop(row(4), 2)), 1, workshop(loose(5), 1)), build(0), build(1));
  const outcome = {
    ranks: [1, 2],
    detail: [
      { crystals: 4, functions: true, cards: 4, hand: 2 },
      { crystals: 5, functions: false, cards: 2, hand: 1 },
    ],
  };
  expect(rules.outcome(state)).toEqual(outcome);
  expect(rules.view(state, 'spectator').end).toEqual(outcome);
  // XC35: in the end all hands are open.
  expect(rules.view(state, 'spectator').seats[0]?.hand).toEqual(straights.slice(0, 2));
});
