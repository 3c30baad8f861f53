import type { Seat } from '@sesame/kernel';
import type { Event, Spot, Tile } from '../rules/state.ts';

/** How an offer can leave its stall. */
export type How = 'bought' | 'banked' | 'repacked' | 'kept' | 'sold';

/** An offer that left its stall. */
export interface Trade extends Spot {
  readonly how: How;
  readonly tile: Tile;
  /** Credits: its price, or the sum that was named before a token. */
  readonly price: number;
  /** Who dealt with the seller: chose the offer, or stepped in before whoever did. Nobody where it was repacked. */
  readonly by?: Seat;
  /** Whose transaction was pre-empted, and what they were given for it. */
  readonly preempted?: { readonly from: Seat; readonly gave: Tile };
}

/** The transaction that these events conclude, if they do. */
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

/** Whether the tile joined the collection of whoever dealt with the seller. */
export const changedOwner = ({ how }: Pick<Trade, 'how'>): boolean => how === 'bought' || how === 'sold';

/** Who made the last choice: whoever chose an offer with a price, or the seller who answered a bid. */
export const deciderOf = ({ how, by, seller }: Trade): Seat =>
  how === 'kept' || how === 'sold' ? seller : (by ?? seller);
