import type { Seat } from '@sesame/kernel';
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

/** Who was fooled, and how. */
export const verdictOf = ({ trade, gains, honesty, looked, hadChoice }: Case): Judgement => {
  const lead = leadOf(gains);
  if (lead === undefined || trade.by === undefined) return { verdict: 'repacked' };
  if (lead === 0) return { verdict: 'fair' };
  const fooled = lead < 0 ? trade.by : trade.seller;
  if (!hadChoice && !trade.preempted && fooled === deciderOf(trade)) return { verdict: 'forced' };
  const verdict = lead < 0 ? takersLoss(trade, looked ? 'honest' : honesty) : sellersLoss(trade, honesty);
  return { verdict, fooled };
};

/** Buying a tile claimed too high, or leaving one claimed too low, means the lie was believed. */
const takersLoss = (trade: Trade, honesty: Honesty): Verdict => {
  if (changedOwner(trade)) return honesty === 'over' ? 'bluffed' : 'overpaid';
  return honesty === 'under' ? 'bluffed' : 'let-go';
};

const sellersLoss = (trade: Trade, honesty: Honesty): Verdict => {
  if (changedOwner(trade)) return honesty === 'under' ? 'caught' : 'given-away';
  return honesty === 'over' ? 'caught' : 'overstaked';
};
