import type { Seat } from '@sesame/kernel';
import { FACES } from '../rules/tiles.ts';
import { type Gain, leadOf } from './gains.ts';
import { changedOwner, deciderOf, type Trade } from './trades.ts';

/** A claim that was true, too high or too low. */
export type Honesty = 'honest' | 'over' | 'under';

export type Verdict =
  /** A lie that was believed. */
  | 'bluffed'
  /** Without a lie: paid more than the tile was worth, or left a good tile to its seller. */
  | 'overpaid'
  | 'let-go'
  /** A lie that was seen through. */
  | 'caught'
  /** The seller's mistake: a price too low, or a stake too high. */
  | 'given-away'
  | 'overstaked'
  | 'fair'
  /** The losing side had no other choice. */
  | 'forced'
  /** Taken back by its owner. */
  | 'repacked';

interface Judgement {
  readonly verdict: Verdict;
  /** Whether the taker believed a lie, at a loss or not. */
  readonly believed: boolean;
  /** The losing side, if it had a choice. */
  readonly fooled?: Seat;
}

interface Case {
  readonly trade: Trade;
  readonly gains: readonly Gain[];
  readonly honesty: Honesty;
  /** The taker had spied on the tile, so no lie could fool them. */
  readonly looked: boolean;
  /** The decider had another choice. */
  readonly hadChoice: boolean;
}

/**
 * Whether the taker believed a lie: bought a tile claimed too high, or left one claimed too low, with another choice. A
 * bid shows what the bidder believed; a spy cannot be fooled.
 */
const isBelieved = ({ trade, honesty, looked, hadChoice }: Case): boolean => {
  const { how, by, price, tile, preempted } = trade;
  if (honesty === 'honest' || looked || by === undefined) return false;
  if (how === 'kept' || how === 'sold') {
    const { value } = FACES[tile];
    return honesty === 'over' ? 2 * price > value : 2 * price < value;
  }
  return (hadChoice || preempted !== undefined) && changedOwner(trade) === (honesty === 'over');
};

/** Who was fooled, and how. */
export const verdictOf = (one: Case): Judgement => {
  const { trade, gains, honesty, hadChoice } = one;
  const lead = leadOf(gains);
  const believed = isBelieved(one);
  if (lead === undefined || trade.by === undefined) return { verdict: 'repacked', believed };
  if (lead === 0) return { verdict: 'fair', believed };
  const fooled = lead < 0 ? trade.by : trade.seller;
  if (!hadChoice && !trade.preempted && fooled === deciderOf(trade)) return { verdict: 'forced', believed };
  const isSold = changedOwner(trade);
  if (lead < 0) return { verdict: believed ? 'bluffed' : isSold ? 'overpaid' : 'let-go', believed, fooled };
  const isCaught = !believed && honesty === (isSold ? 'under' : 'over');
  return { verdict: isCaught ? 'caught' : isSold ? 'given-away' : 'overstaked', believed, fooled };
};
