import type { Seat } from '@sesame/kernel';
import type { Count, Reason, State } from './state.ts';

/** PW16: so many passes in a row end a match. */
export const passesToEnd = ({ seats }: Pick<State, 'seats'>): number => 2 * seats.length;

/** Passes in a row up to now. */
export const passesOf = ({ turns }: Pick<State, 'turns'>): number =>
  turns.length - 1 - turns.findLastIndex(({ type }) => type !== 'pass');

/** How a match ended; undefined while it runs (PW15, PW16). */
export const reasonOf = (state: State): Reason | undefined => {
  if (state.seats.some(({ hand }) => hand === 0)) return 'out-of-stones';
  return passesOf(state) >= passesToEnd(state) ? 'all-passed' : undefined;
};

/** The stones of a seat on the safes of the circle. */
export const onCircle = ({ circle }: State, seat: Seat): number =>
  circle.reduce((sum, safe) => sum + (safe?.stones.filter((owner) => owner === seat).length ?? 0), 0);

/** PW17: fewest stones wins, in front and on the circle; of equals who has more safe cards; else they share. */
export const countOf = (state: State): Count => {
  const stones = state.seats.map(({ hand }, seat) => hand + onCircle(state, seat));
  const safes = state.seats.map(({ cards }) => cards.length);
  const isBetter = (one: Seat, other: Seat): boolean => {
    const fewer = (stones[other] ?? 0) - (stones[one] ?? 0);
    return fewer > 0 || (fewer === 0 && (safes[one] ?? 0) > (safes[other] ?? 0));
  };
  const ranks = state.seats.map((_, seat) => 1 + state.seats.filter((_, other) => isBetter(other, seat)).length);
  return { ranks, stones, safes };
};
