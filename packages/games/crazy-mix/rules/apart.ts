import type { Seat } from '@sesame/kernel';
import type { Happened } from './flow.ts';
import { paid } from './penalty.ts';
import { settle } from './settle.ts';
import type { Race, State, Try } from './state.ts';

/** CM30, CM31: merges all tries as if everyone had raced at the same time. CM38: untimed, all right tries count alike. */
export const settleApart = (state: State, { tries }: Race, at: number): Happened => {
  const { untimed } = state.options;
  const ordered = tries.toSorted((one, other) => (untimed ? one.seat - other.seat : one.time - other.time));
  const winning = untimed ? undefined : winningTry(state, ordered);
  let next = state;
  const counted = ordered.map((made): Try => {
    if (made.right || !counts(made, winning)) return made;
    const step = paid(next, made);
    next = step.state;
    return step.paid;
  });
  return settle(next, { tries: counted, at, ...(winning && { winner: winning.seat }) });
};

/** CM30: the fastest right try; ties go to fewer wrong tries, then to the seat nearest to the starter. */
const winningTry = ({ starter, won }: State, tries: readonly Try[]): Try | undefined => {
  const misses = (seat: Seat) => tries.filter((made) => made.seat === seat && !made.right).length;
  const distance = (seat: Seat) => (seat - starter + won.length) % won.length;
  return tries
    .filter(({ right }) => right)
    .toSorted(
      (one, other) =>
        one.time - other.time || misses(one.seat) - misses(other.seat) || distance(one.seat) - distance(other.seat),
    )[0];
};

/** CM31: a wrong try at or after the winning time is free, as it would be live. */
const counts = (wrong: Try, winning: Try | undefined): boolean =>
  winning === undefined || wrong.seat === winning.seat || wrong.time < winning.time;
