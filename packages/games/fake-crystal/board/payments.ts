import type { Seat } from '@sesame/kernel';
import type { Event, Price, Spot } from '../rules/state.ts';
import { spotOf } from './revealed-tiles.ts';

/** Credits moving from a purse or a stall to a purse. */
export interface Payment {
  readonly from: Seat | Spot;
  readonly to: Seat;
  readonly sum: number;
}

/** Payments made by an event. */
export const paymentsBy = (event: Event): readonly Payment[] => {
  switch (event.type) {
    case 'bought':
      return paid(
        { from: event.by, to: event.seller, sum: event.price },
        { from: spotOf(event), to: event.seller, sum: event.price },
      );
    case 'banked':
      return paid({ from: spotOf(event), to: event.by, sum: event.price });
    case 'repacked':
      return paid({ from: { seller: event.seat, column: event.column }, to: event.seat, sum: sumOf(event.price) });
    case 'kept':
      return paid({ from: event.seller, to: event.by, sum: event.sum });
    case 'sold':
      return paid({ from: event.by, to: event.seller, sum: event.sum });
    default:
      return [];
  }
};

const paid = (...payments: readonly Payment[]): readonly Payment[] => payments.filter(({ sum }) => sum > 0);

const sumOf = (price: Price): number => (price === 'token' ? 0 : price);
