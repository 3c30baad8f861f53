import type { Seat } from '@sesame/kernel';
import type { Event, Spot, Tile } from '../rules/state.ts';

export type How = 'bought' | 'banked' | 'repacked' | 'kept' | 'sold';

/** A finished transaction, as told by events. */
export interface Trade extends Spot {
  readonly how: How;
  readonly tile: Tile;
  /** The price, or the bid for a token. */
  readonly price: number;
  /** The taker: who chose the offer, or pre-empted it. Undefined if repacked. */
  readonly by?: Seat;
  /** The seat that was pre-empted, and the tile it got. */
  readonly preempted?: { readonly from: Seat; readonly gave: Tile };
}

/** The transaction finished by these events, if any. */
export const tradeIn = (events: readonly Event[]): Trade | undefined => {
  const step = events.find((event) => event.type === 'preempted');
  for (const event of events) {
    switch (event.type) {
      case 'bought':
      case 'banked': {
        const { type: how, seller, column, tile, price, by } = event;
        return {
          how,
          seller,
          column,
          tile,
          price,
          by,
          ...(step && { preempted: { from: step.from, gave: step.gave } }),
        };
      }
      case 'kept':
      case 'sold': {
        const { type: how, seller, column, tile, sum: price, by } = event;
        return { how, seller, column, tile, price, by };
      }
      case 'repacked': {
        const { type: how, seat: seller, column, tile, price } = event;
        return { how, seller, column, tile, price: price === 'token' ? 0 : price };
      }
    }
  }
  return undefined;
};

/** Whether the tile went to the taker. */
export const changedOwner = ({ how }: Pick<Trade, 'how'>): boolean => how === 'bought' || how === 'sold';

/** Who made the final choice: the taker of an offer with a price, or the seller answering a bid. */
export const deciderOf = ({ how, by, seller }: Trade): Seat =>
  how === 'kept' || how === 'sold' ? seller : (by ?? seller);
