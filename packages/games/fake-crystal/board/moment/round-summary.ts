import { type Seat, seatsOf } from '@sesame/kernel';
import type { Event } from '../../rules/state.ts';
import { paymentsBy } from '../payments.ts';

/** An event that settled an offer. */
export type TradeEvent = Extract<Event, { type: 'bought' | 'banked' | 'sold' | 'kept' | 'repacked' }>;

const isTrade = (event: Event): event is TradeEvent =>
  ['bought', 'banked', 'sold', 'kept', 'repacked'].includes(event.type);

/** The transactions of the last round in a log, from when its offers were shown. */
export const tradesOfRound = (log: readonly Event[]): readonly TradeEvent[] =>
  log.slice(log.findLastIndex(({ type }) => type === 'shown') + 1).filter(isTrade);

/** Credits won or lost by each seat. A stake counts as its owner’s credits. */
export const creditChanges = (trades: readonly TradeEvent[], seats: number): readonly number[] => {
  const payments = trades.flatMap((trade) => paymentsBy(trade));
  const payerOf = ({ from }: (typeof payments)[number]): Seat => (typeof from === 'number' ? from : from.seller);
  return seatsOf(seats).map((seat) =>
    payments.reduce(
      (total, payment) =>
        total + (payment.to === seat ? payment.sum : 0) - (payerOf(payment) === seat ? payment.sum : 0),
      0,
    ),
  );
};
