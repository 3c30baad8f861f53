import { pick, type Rng, shuffled } from '@sesame/kernel';
import { CARDS, type Deal, type Pair } from './state.ts';

const NUMBERS = Array.from({ length: 20 }, (_, index) => index + 1);

/** All pairs of places. */
export const PAIRS: readonly Pair[] = Array.from({ length: CARDS }, (_, first) =>
  Array.from({ length: CARDS - first - 1 }, (_, more): Pair => ({ first, second: first + more + 1 })),
).flat();

export const sumOf = ({ cards }: Pick<Deal, 'cards'>, { first, second }: Pair): number =>
  (cards[first] ?? 0) + (cards[second] ?? 0);

export const isRight = (deal: Deal, pair: Pair): boolean => sumOf(deal, pair) === deal.target;

/** FS1: whether nine different numbers have exactly one pair with this sum. */
export const isProper = (deal: Deal): boolean =>
  new Set(deal.cards).size === CARDS &&
  deal.cards.length === CARDS &&
  deal.cards.every((card) => NUMBERS.includes(card)) &&
  PAIRS.filter((pair) => isRight(deal, pair)).length === 1;

/** FS1. Nine numbers always have a sum that only one pair has: that of the two lowest. */
export const randomDeal = (rng: Rng): Deal => {
  const cards = shuffled(rng, NUMBERS).slice(0, CARDS);
  const pairs = PAIRS.filter((pair) => isProper({ cards, target: sumOf({ cards }, pair) }));
  return { cards, target: sumOf({ cards }, pick(rng, pairs)) };
};
