import type { Seat } from '@sesame/kernel';
import { claimable } from '../rules/legal.ts';
import { sideOf, withSide } from '../rules/sides.ts';
import type { State } from '../rules/state.ts';
import { FACES, isFake } from '../rules/tiles.ts';
import { PRIZES } from '../rules/trophies.ts';
import { changedOwner, deciderOf, type How, type Trade } from './trades.ts';

/** Points a seat gained by a transaction. A stake counts as the seller's own credits until then. */
export interface Gain {
  readonly seat: Seat;
  readonly credits: number;
  /** The tile received minus the tile given away (FC28). */
  readonly tile: number;
  /** A trophy claimed because of the tile. */
  readonly trophy: number;
  readonly total: number;
}

/** Points of trophies claimed because of a transaction, by seat. */
export type Won = ReadonlyMap<Seat, number>;

/** Gains of all seats involved, the seller first. */
export const gainsOf = (trade: Trade, won: Won): readonly Gain[] => {
  const { seller, by, tile, price, preempted } = trade;
  const value = FACES[tile].value;
  if (by === undefined) return [gain(seller, { tile: value }, won)];
  const given = preempted ? FACES[preempted.gave].value : 0;
  const [toSeller, toOutsider] = changedOwner(trade)
    ? [{ credits: price }, { credits: -price, tile: value - given }]
    : [{ credits: -price, tile: value }, { credits: price }];
  const parties = [gain(seller, toSeller, won), gain(by, toOutsider, won)];
  return preempted ? [...parties, gain(preempted.from, { tile: given }, won)] : parties;
};

const gain = (seat: Seat, { credits = 0, tile = 0 }: { credits?: number; tile?: number }, won: Won): Gain => {
  const trophy = won.get(seat) ?? 0;
  return { seat, credits, tile, trophy, total: credits + tile + trophy };
};

/** Points by which the taker came out ahead of the seller; undefined for repacked offers. */
export const leadOf = ([seller, outsider]: readonly Gain[]): number | undefined =>
  seller && outsider && outsider.total - seller.total;

/** Points by which the decider came out ahead of the other side. */
export const edgeOf = (trade: Trade, gains: readonly Gain[]): number | undefined => {
  const lead = leadOf(gains);
  return lead === undefined || deciderOf(trade) !== trade.seller ? lead : 0 - lead;
};

type Choice = Exclude<How, 'repacked'>;

const OTHER: Readonly<Record<How, Choice | undefined>> = {
  bought: 'banked',
  banked: 'bought',
  kept: 'sold',
  sold: 'kept',
  repacked: undefined,
};

/** The alternative to what was chosen, if any. */
export const otherOf = ({ how, preempted }: Trade): Choice | undefined => (preempted ? undefined : OTHER[how]);

/** The edge of the alternative, with the best trophy it allowed; undefined if it was not affordable. */
export const otherEdgeOf = (trade: Trade, before: State): number | undefined => {
  const how = otherOf(trade);
  if (how === undefined) return undefined;
  const decider = deciderOf(trade);
  const pays = how === 'bought' || how === 'kept';
  if (pays && sideOf(before, decider).purse < trade.price) return undefined;
  const other: Trade = { ...trade, how };
  const taker = changedOwner(other) ? (trade.by ?? trade.seller) : trade.seller;
  return edgeOf(other, gainsOf(other, new Map([[taker, bestTrophy(trade, taker, before)]])));
};

/** Points of the best trophy that a seat could have claimed with this tile. */
const bestTrophy = ({ tile }: Trade, seat: Seat, before: State): number => {
  if (isFake(tile)) return 0;
  const side = sideOf(before, seat);
  const joined = withSide(before, seat, { ...side, collection: [...side.collection, tile] });
  const [best] = claimable(joined, { seat, colour: FACES[tile].colour });
  return best ? PRIZES[best].value : 0;
};
