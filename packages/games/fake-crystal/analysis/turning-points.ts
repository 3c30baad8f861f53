import { type Seat, seatsOf } from '@sesame/kernel';
import type { Transaction } from './transactions.ts';

const MAX_POINTS = 3;

const gainOf = ({ gains }: Transaction, seat: Seat): number => gains.find((gain) => gain.seat === seat)?.total ?? 0;

/** Points by which a transaction moved the most and the least favoured seat apart. */
export const swingOf = (transaction: Transaction, seats: number): number => {
  const gains = seatsOf(seats).map((seat) => gainOf(transaction, seat));
  return Math.max(...gains) - Math.min(...gains);
};

/** The transactions with the largest swings, in the order of the match. */
export const turningPoints = (transactions: readonly Transaction[], seats: number): readonly Transaction[] => {
  const largest = transactions.toSorted((a, b) => swingOf(b, seats) - swingOf(a, seats)).slice(0, MAX_POINTS);
  return transactions.filter((one) => largest.includes(one) && swingOf(one, seats) > 0);
};

/** For each seat, by how many points it was ahead of the average at the start and after each transaction. */
export const leadsOf = (transactions: readonly Transaction[], seats: number): readonly (readonly number[])[] => {
  const totals = seatsOf(seats).map((seat) => {
    let total = 0;
    const sums = transactions.map((one) => {
      total += gainOf(one, seat);
      return total;
    });
    return [0, ...sums];
  });
  return totals.map((sums) =>
    sums.map((sum, at) => sum - totals.reduce((total, other) => total + (other[at] ?? 0), 0) / seats),
  );
};
