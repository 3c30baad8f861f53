/*
 * What a deal is worth to those who make it: the own points less the average of the others'. Between two players buying
 * a tile of value v at price p so is worth v - 2p more than nothing, and banking 2p - v.
 */

/** What a tile is worth to the two sides of a deal, and how many rivals share a loss. */
export interface Stakes {
  readonly chooser: number;
  readonly seller: number;
  readonly rivals: number;
}

/** For the chooser, from the moment the stake lies on the stall. */
export const buying = ({ chooser, rivals }: Stakes, price: number): number => chooser - price - (2 * price) / rivals;

export const banking = ({ seller, rivals }: Stakes, price: number): number => price - seller / rivals;

/** For the seller, from before the stake was laid. */
export const selling = ({ chooser, rivals }: Stakes, price: number): number => price - (chooser - price) / rivals;

export const losingStake = ({ seller, rivals }: Stakes, price: number): number => seller - price - price / rivals;

/** The price at which the chooser does not care. */
export const fairPrice = ({ chooser, seller, rivals }: Stakes): number =>
  (rivals * chooser + seller) / (2 * (rivals + 1));

/** FC25: a seller's answer to a bid, from before it was made; the token hides no stake. */
export const answering = (stakes: Stakes, sum: number): { readonly keep: number; readonly sell: number } => ({
  keep: losingStake(stakes, sum),
  sell: selling(stakes, sum),
});
