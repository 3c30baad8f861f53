import type { Seat } from '@sesame/kernel';
import type { Place, View } from '../rules/state.ts';
import { PLACES } from '../rules/walks.ts';

/** A match without its letters, for playing on in thought. It changes while it is played. */
export interface Sketch {
  /** Stones in front of each seat. */
  readonly hands: number[];
  /** Stones in front of each seat and on the circle: what is counted in the end. */
  readonly left: number[];
  /** Safe cards of each seat. */
  readonly cards: number[];
  /** The stones of each seat on each safe: those of a place side by side. */
  readonly lying: number[];
  /** The free spaces of each safe, 0 where there is none. */
  readonly free: number[];
  /** Passes in a row. */
  passes: number;
}

export const sketchOf = ({ seats, circle, passes }: View): Sketch => ({
  hands: seats.map(({ hand }) => hand),
  left: seats.map(({ left }) => left),
  cards: seats.map(({ cards }) => cards.length),
  lying: circle.flatMap((safe) => seats.map((_, seat) => safe?.stones.filter((owner) => owner === seat).length ?? 0)),
  free: circle.map((safe) => (safe === null ? 0 : safe.spaces - safe.stones.length)),
  passes,
});

export const copyOf = ({ hands, left, cards, lying, free, passes }: Sketch): Sketch => ({
  hands: hands.slice(),
  left: left.slice(),
  cards: cards.slice(),
  lying: lying.slice(),
  free: free.slice(),
  passes,
});

/** Most cards have so many. */
const SPACES = 3;

/** A turn: a stone on each of these safes, none is a pass. Full ones are locked, and new ones take their places. */
export const take = (sketch: Sketch, seat: Seat, safes: readonly Place[]): void => {
  const { hands, left, cards, lying, free } = sketch;
  sketch.passes = safes.length === 0 ? sketch.passes + 1 : 0;
  hands[seat] = (hands[seat] ?? 0) - safes.length;
  for (const place of safes) {
    const first = place * hands.length;
    lying[first + seat] = (lying[first + seat] ?? 0) + 1;
    const spaces = (free[place] ?? 0) - 1;
    free[place] = spaces === 0 ? SPACES : spaces;
    if (spaces > 0) continue;
    for (let owner = 0; owner < hands.length; owner++) {
      left[owner] = (left[owner] ?? 0) - (lying[first + owner] ?? 0);
      lying[first + owner] = 0;
    }
    cards[seat] = (cards[seat] ?? 0) + 1;
  }
};

/** PW15, PW16: whether the match is over after a seat's turn. */
export const isOver = ({ hands, passes }: Sketch, seat: Seat): boolean =>
  hands[seat] === 0 || passes >= 2 * hands.length;

/** A tie in stones is decided by safe cards: about so much is a lead in them worth. */
const CARDS = 0.5;

/** By how many stones a seat is ahead of the best of the others. */
export const leadOf = ({ left, cards }: Sketch, seat: Seat): number => {
  let lead = PLACES * SPACES;
  for (let other = 0; other < left.length; other++) {
    if (other === seat) continue;
    const more = Math.sign((cards[seat] ?? 0) - (cards[other] ?? 0));
    lead = Math.min(lead, (left[other] ?? 0) - (left[seat] ?? 0) + CARDS * more);
  }
  return lead;
};

/** Whether a seat that lays its last stones like this would win. */
export const winsWith = (sketch: Sketch, seat: Seat, safes: readonly Place[]): boolean => {
  const after = copyOf(sketch);
  take(after, seat, safes);
  return leadOf(after, seat) > 0;
};
