import type { Seat } from '@sesame/kernel';
import { type Gain, leadOf } from './gains.ts';
import { changedOwner, deciderOf, type Trade } from './trades.ts';

/** Whether a claim was true, too high or too low. */
export type Honesty = 'honest' | 'over' | 'under';

export type Verdict =
  /** A lie that was believed. */
  | 'bluffed'
  /** No lie helped: more was paid than the tile was worth, or a good tile was left to its seller. */
  | 'overpaid'
  | 'let-go'
  /** A lie that was seen through. */
  | 'caught'
  /** The seller's own fault: a price too low for the tile, or a stake too high. */
  | 'given-away'
  | 'overstaked'
  | 'fair'
  /** Whoever came off worse could not do otherwise. */
  | 'forced'
  /** Nobody else's business. */
  | 'repacked';

interface Judgement {
  readonly verdict: Verdict;
  /** Who came off worse and could have done otherwise. */
  readonly fooled?: Seat;
}

interface Case {
  readonly trade: Trade;
  readonly gains: readonly Gain[];
  readonly honesty: Honesty;
  /** Whether whoever dealt with the seller had spied on the tile, and so believed nothing. */
  readonly looked: boolean;
  /** Whether whoever decided could have decided otherwise. */
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

/** A claim too high makes others buy, one too low makes them leave the tile. Done so, they believed it. */
const takersLoss = (trade: Trade, honesty: Honesty): Verdict => {
  if (changedOwner(trade)) return honesty === 'over' ? 'bluffed' : 'overpaid';
  return honesty === 'under' ? 'bluffed' : 'let-go';
};

const sellersLoss = (trade: Trade, honesty: Honesty): Verdict => {
  if (changedOwner(trade)) return honesty === 'under' ? 'caught' : 'given-away';
  return honesty === 'over' ? 'caught' : 'overstaked';
};
