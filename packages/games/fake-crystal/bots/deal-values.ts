import { PLAIN_WORTH, type PurseWorth } from './purse-worth.ts';

/*
 * Value of a deal to a player: own points minus the average of the others'. Between two players, buying a tile of value
 * v at price p is worth v - 2p, and banking 2p - v.
 */

/** What credits are worth to both sides of a deal. */
export interface Credits {
  readonly chooser: PurseWorth;
  readonly seller: PurseWorth;
}

/** Value of a tile to both sides of a deal. A loss is shared by `rivals`. */
export interface Stakes {
  readonly chooser: number;
  readonly seller: number;
  readonly rivals: number;
  /** Default: a point each. */
  readonly credits?: Credits;
}

const PLAIN: Credits = { chooser: PLAIN_WORTH, seller: PLAIN_WORTH };

/** To the chooser, once the stake is on the stall. */
export const buying = ({ chooser, rivals, credits = PLAIN }: Stakes, price: number): number =>
  chooser + credits.chooser(-price) - credits.seller(2 * price) / rivals;

export const banking = ({ seller, rivals, credits = PLAIN }: Stakes, price: number): number =>
  credits.chooser(price) - seller / rivals;

/** To the seller, before staking. */
export const selling = ({ chooser, rivals, credits = PLAIN }: Stakes, price: number): number =>
  credits.seller(price) - (chooser + credits.chooser(-price)) / rivals;

export const losingStake = ({ seller, rivals, credits = PLAIN }: Stakes, price: number): number =>
  seller + credits.seller(-price) - credits.chooser(price) / rivals;

/** The price at which the chooser is indifferent. */
export const fairPrice = ({ chooser, seller, rivals }: Stakes): number =>
  (rivals * chooser + seller) / (2 * (rivals + 1));

/** FC25: value of the seller's answers to a bid. A token carries no stake. */
export const answering = (stakes: Stakes, sum: number): { readonly keep: number; readonly sell: number } => ({
  keep: losingStake(stakes, sum),
  sell: selling(stakes, sum),
});
