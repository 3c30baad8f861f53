import { type Seat, seatsOf } from '@sesame/kernel';
import { FACES } from '../rules/tiles.ts';
import { leadOf } from './gains.ts';
import type { Transaction } from './transactions.ts';

/** Lies of a seat in a match and their results in points. */
export interface Lies {
  readonly claims: number;
  readonly lies: number;
  readonly believed: number;
  /** Seen through: banked or left although claimed high, or bought although claimed low. */
  readonly called: number;
  /** Points won and lost by lying, against the players lied to. */
  readonly gained: number;
  readonly lost: number;
  /** Lies of others it believed, and the points lost to them. */
  readonly fellFor: number;
  readonly fellBy: number;
}

export const liesOf = (transactions: readonly Transaction[], seats: number): readonly Lies[] =>
  seatsOf(seats).map((seat) => {
    const own = transactions.filter(({ seller }) => seller === seat);
    const lies = own.filter(isLie);
    const fellFor = transactions.filter((one) => one.believed && one.by === seat);
    const believed = lies.filter((one) => one.believed).length;
    return {
      claims: own.length,
      lies: lies.length,
      believed,
      called: lies.length - believed,
      gained: sum(lies.map((lie) => Math.max(0, profitOf(lie)))),
      lost: sum(lies.map((lie) => Math.max(0, -profitOf(lie)))),
      fellFor: fellFor.length,
      fellBy: sum(fellFor.map((one) => Math.max(0, lossOf(one)))),
    };
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const isLie = ({ honesty }: Transaction): boolean => honesty !== 'honest';

/** Points by which the taker fell behind the seller. */
const lossOf = ({ gains }: Transaction): number => -(leadOf(gains) ?? 0);

/** Points the seller won. The tile a pre-emptor gives goes to a third player, so it does not count. */
const profitOf = (one: Transaction): number => lossOf(one) - (one.preempted ? FACES[one.preempted.gave].value : 0);

/** The believed lie with the highest profit. */
export interface Bluff extends Transaction {
  readonly by: Seat;
  readonly profit: number;
}

export const biggestBluff = (transactions: readonly Transaction[]): Bluff | undefined => {
  let best: Bluff | undefined;
  for (const one of transactions) {
    const profit = profitOf(one);
    if (one.verdict === 'bluffed' && one.by !== undefined && profit > (best?.profit ?? 0)) {
      best = { ...one, by: one.by, profit };
    }
  }
  return best;
};
