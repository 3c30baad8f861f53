import type { Seat } from '@sesame/kernel';
import type { Count, Reason, State } from './state.ts';

/** PW16: the number of passes in a row that ends the match. */
export const passesToEnd = ({ seats }: Pick<State, 'seats'>): number => 2 * seats.length;

/** The current number of passes in a row. */
export const passesOf = ({ turns }: Pick<State, 'turns'>): number =>
  turns.length - 1 - turns.findLastIndex(({ type }) => type !== 'pass');

/** PW20: whether all have had as many turns. */
const isRoundOver = ({ turns, seats }: Pick<State, 'turns' | 'seats'>): boolean => turns.length % seats.length === 0;

/** PW15, PW16, PW20: why the match ended; undefined while it runs. */
export const reasonOf = (state: State): Reason | undefined => {
  const isOut = state.seats.some(({ hand }) => hand === 0);
  if (isOut && (!state.options.equalTurns || isRoundOver(state))) return 'out-of-stones';
  return passesOf(state) >= passesToEnd(state) ? 'all-passed' : undefined;
};

/** The number of a seat's stones on the circle. */
export const onCircle = ({ circle }: State, seat: Seat): number =>
  circle.reduce((sum, safe) => sum + (safe?.stones.filter((owner) => owner === seat).length ?? 0), 0);

/** PW17: fewest stones in hand and on the circle wins; ties go to more safe cards, otherwise the rank is shared. */
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
