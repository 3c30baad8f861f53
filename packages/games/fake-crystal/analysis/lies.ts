import { type Seat, seatsOf } from '@sesame/kernel';
import { FACES } from '../rules/tiles.ts';
import { leadOf } from './gains.ts';
import { changedOwner } from './trades.ts';
import type { Transaction } from './transactions.ts';

/** What a seat claimed in a match, and what its lies came to. */
export interface Lies {
  readonly claims: number;
  readonly lies: number;
  readonly believed: number;
  /** Seen through: left on the stall, or bought although the claim made little of it. */
  readonly called: number;
  /** By how much lies put it ahead of those they were told to, and by how much they put it behind. */
  readonly gained: number;
  readonly lost: number;
  /** Lies of others that it believed, and how far behind they put it. */
  readonly fellFor: number;
  readonly fellBy: number;
}

export const liesOf = (transactions: readonly Transaction[], seats: number): readonly Lies[] =>
  seatsOf(seats).map((seat) => {
    const own = transactions.filter(({ seller }) => seller === seat);
    const lies = own.filter(isLie);
    const fellFor = transactions.filter((one) => one.verdict === 'bluffed' && one.fooled === seat);
    const believed = lies.filter(isBelieved).length;
    return {
      claims: own.length,
      lies: lies.length,
      believed,
      called: lies.length - believed,
      gained: sum(lies.map((lie) => Math.max(0, profitOf(lie)))),
      lost: sum(lies.map((lie) => Math.max(0, -profitOf(lie)))),
      fellFor: fellFor.length,
      fellBy: sum(fellFor.map(lossOf)),
    };
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const isLie = ({ honesty }: Transaction): boolean => honesty !== 'honest';

/** How far a transaction put whoever dealt with the seller behind. */
const lossOf = ({ gains }: Transaction): number => -(leadOf(gains) ?? 0);

/** How far it put the seller ahead. What a pre-emptor gives goes to somebody else. */
const profitOf = (one: Transaction): number => lossOf(one) - (one.preempted ? FACES[one.preempted.gave].value : 0);

/** Bought as claimed, or left where the claim made little of it. A bid shows what its bidder believed, a spy believes nothing. */
const isBelieved = (lie: Transaction): boolean => {
  const { how, honesty, looked, price, tile } = lie;
  if (looked) return false;
  if (how === 'kept' || how === 'sold') {
    const { value } = FACES[tile];
    return honesty === 'over' ? 2 * price > value : 2 * price < value;
  }
  return changedOwner(lie) === (honesty === 'over');
};

/** A lie that was believed and put its teller further ahead than any other. */
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
