/*
 * Value of a deal to a player: own points minus the average of the others'. Between two players, buying a tile of value
 * v at price p is worth v - 2p, and banking 2p - v.
 */

/** Value of a tile to both sides of a deal. A loss is shared by `rivals`. */
export interface Stakes {
  readonly chooser: number;
  readonly seller: number;
  readonly rivals: number;
}

/** To the chooser, once the stake is on the stall. */
export const buying = ({ chooser, rivals }: Stakes, price: number): number => chooser - price - (2 * price) / rivals;

export const banking = ({ seller, rivals }: Stakes, price: number): number => price - seller / rivals;

/** To the seller, before staking. */
export const selling = ({ chooser, rivals }: Stakes, price: number): number => price - (chooser - price) / rivals;

export const losingStake = ({ seller, rivals }: Stakes, price: number): number => seller - price - price / rivals;

/** The price at which the chooser is indifferent. */
export const fairPrice = ({ chooser, seller, rivals }: Stakes): number =>
  (rivals * chooser + seller) / (2 * (rivals + 1));

/** FC25: value of the seller's answers to a bid. A token carries no stake. */
export const answering = (stakes: Stakes, sum: number): { readonly keep: number; readonly sell: number } => ({
  keep: losingStake(stakes, sum),
  sell: selling(stakes, sum),
});
