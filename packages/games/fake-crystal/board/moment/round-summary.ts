import { type Seat, seatsOf } from '@sesame/kernel';
import type { Event } from '../../rules/state.ts';
import { paymentsBy } from '../payments.ts';

/** An event that settled an offer. */
export type TradeEvent = Extract<Event, { type: 'bought' | 'banked' | 'sold' | 'kept' | 'repacked' }>;

const isTrade = (event: Event): event is TradeEvent =>
  ['bought', 'banked', 'sold', 'kept', 'repacked'].includes(event.type);

/** The transactions of the round so far, after more events. New offers start the list anew. */
export const collectTrades = (trades: readonly TradeEvent[], events: readonly Event[]): readonly TradeEvent[] => {
  const from = events.findLastIndex(({ type }) => type === 'shown');
  const before = from < 0 ? trades : [];
  const fresh = events
    .slice(from + 1)
    .filter((event): event is TradeEvent => isTrade(event) && !before.includes(event));
  return from < 0 && fresh.length === 0 ? trades : [...before, ...fresh];
};

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
