import type { Seat } from '@sesame/kernel';
import type { State, View } from './state.ts';

/**
 * PW20: what makes up for going first when turns are equal: stones that the first player has more than the others, and the
 * most stones of the first turn. Measured, see the balance in RULES.md: strong players lay more in a turn and gain more by
 * going first, so the limit costs them more too.
 */
export const EXTRA_STONES = 1;
const OPENING_STONES = 4;

/** PW20: the most stones of the next turn; undefined without a limit. */
export const limitOf = ({ options, turns }: Pick<State | View, 'options' | 'turns'>): number | undefined =>
  options.equalTurns === true && turns.length === 0 ? OPENING_STONES : undefined;

/** PW6, PW20: the most stones that a seat can lay in the next turn. */
export const mostToLay = (state: Pick<State | View, 'options' | 'turns' | 'seats'>, seat: Seat): number =>
  Math.min(state.seats[seat]?.hand ?? 0, limitOf(state) ?? Number.POSITIVE_INFINITY);
