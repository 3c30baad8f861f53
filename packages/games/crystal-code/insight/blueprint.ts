import type { Seat } from '@sesame/kernel';
import { previewPlan } from '../board/build-plan.ts';
import { cardTypeOf } from '../bots/card-types.ts';
import { type Constraint, cellOf, countEdges, gridOf, openPlaces } from '../bots/machine-grid.ts';
import { CARDS } from '../rules/cards.ts';
import { NO_MACHINE } from '../rules/machine.ts';
import type { Card, Machine, View } from '../rules/state.ts';
import { comingCards, type Distribution } from './coming-cards.ts';

/** A place where lines of a machine end in nothing. One card there closes them all. */
export interface OpenEnd {
  readonly x: number;
  readonly y: number;
  /** Lines that lead there. */
  readonly lines: number;
  /** Cards in hand that close it. */
  readonly held: number;
  /** Cards that nobody has shown yet and that close it. */
  readonly closing: number;
  /** How likely one of them comes into the hand. */
  readonly odds: number;
}

/** A machine with the odds of closing each of its open lines, from what a viewer knows. */
export interface Blueprint {
  readonly machine: Machine;
  /** Cards that the seat is known to hold. */
  readonly hand: readonly Card[];
  /** Cards that the viewer has not seen: in the pile and in hidden hands. */
  readonly unseen: readonly Card[];
  /** How many unseen cards the seat holds or still gets. */
  readonly draws: Distribution;
  readonly ends: readonly OpenEnd[];
}

/** The blueprint of a seat's machine. A plan that the viewer has confirmed counts as built. */
export const makeBlueprint = (view: View, seat: Seat): Blueprint => {
  const { machine, hand, sure } = benchOf(view, seat);
  const seen = new Set([
    ...view.discards,
    ...view.seats.flatMap((one) => [...(one.hand ?? []), ...one.machine.cards.map(({ card }) => card)]),
  ]);
  const unseen = CARDS.filter((card) => !seen.has(card));
  const draws = [...Array.from({ length: sure }, () => 0), ...comingCards(view, seat)];
  const ends = machine.cards.length === 0 ? [] : openPlaces(gridOf(machine));
  return {
    machine,
    hand,
    unseen,
    draws,
    ends: ends.map((end) => {
      const held = hand.filter((card) => closes(card, end)).length;
      const closing = unseen.filter((card) => closes(card, end)).length;
      const odds = held > 0 ? 1 : oddsOfOne({ unseen: unseen.length, closing }, draws);
      return { ...cellOf(end.place), lines: countEdges(end.lines), held, closing, odds };
    }),
  };
};

/** A seat's machine and hand, and how many unseen cards it is sure to have: a hidden hand, the card of a swap. */
const benchOf = (view: View, seat: Seat) => {
  const { machine = NO_MACHINE, crystals = 0, hand, plan, cards = 0 } = view.seats[seat] ?? {};
  if (hand === undefined) return { machine, hand: [], sure: cards };
  if (plan === undefined) return { machine, hand, sure: 0 };
  const { swap = [] } = plan;
  const built = previewPlan({ machine, hand, crystals }, plan);
  return {
    machine: built.machine,
    hand: built.hand.filter((card) => !swap.includes(card)),
    sure: swap.length > 0 ? 1 : 0,
  };
};

/** Whether a card fits a place and leads nowhere else. */
const closes = (card: Card, { lines }: Constraint): boolean =>
  cardTypeOf(card).turned.some((turned) => turned.lines === lines);

/** The probability that at least one of the closing cards is among those drawn: hypergeometric, without replacement. */
const oddsOfOne = (
  { unseen, closing }: { readonly unseen: number; readonly closing: number },
  draws: Distribution,
): number => {
  let none = 1;
  let odds = 0;
  for (const [drawn, probability] of draws.entries()) {
    if (drawn > 0) none *= drawn > unseen ? 1 : Math.max(0, unseen - closing - drawn + 1) / (unseen - drawn + 1);
    odds += probability * (1 - none);
  }
  return odds;
};

/** The mean of a distribution. */
export const meanOf = (distribution: Distribution): number =>
  distribution.reduce((sum, probability, number) => sum + probability * number, 0);
