import type { Outcome } from '@sesame/kernel';
import type { Place, Reason, Side, State } from './state.ts';

export const otherOf = (seat: Place): Place => (seat === 0 ? 1 : 0);

const hasCracked = ({ guesses }: Side, positions: number): boolean => guesses.at(-1)?.black === positions;

export interface End {
  readonly reason: Reason;
  readonly outcome: Outcome;
}

const won = (seat: Place, reason: Reason): End => ({ reason, outcome: { ranks: seat === 0 ? [1, 2] : [2, 1] } });
const drawn = (reason: Reason): End => ({ reason, outcome: { ranks: [1, 1] } });

/** The end of the match; undefined while it runs. */
export const endOf = ({ options, seats, left }: State): End | undefined => {
  if (left !== undefined) return won(otherOf(left.seat), left.how); // CC13, CC14
  const [first, second] = seats;
  const firstCracked = hasCracked(first, options.positions);
  if (hasCracked(second, options.positions)) {
    return firstCracked ? drawn('both-cracked') : won(1, 'cracked'); // CC10, CC11
  }
  if (first.guesses.length > second.guesses.length) return undefined; // CC9: both get the same number of guesses
  if (firstCracked) return won(0, 'cracked'); // CC9
  return second.guesses.length >= options.attempts ? drawn('none-cracked') : undefined; // CC12
};

/** CC6: guessing starts when both codes are hidden. */
export const bothHidden = ({ seats: [first, second] }: State): boolean =>
  first.code !== undefined && second.code !== undefined;

/** CC6: the seat to guess, in a running match. */
export const turnOf = ({ seats: [first, second] }: State): Place =>
  first.guesses.length > second.guesses.length ? 1 : 0;

/** CC9: seat 0 has cracked the code and seat 1 still has its last guess. */
export const isEqualising = ({ options, seats: [first, second] }: State): boolean =>
  hasCracked(first, options.positions) && second.guesses.length < first.guesses.length;
