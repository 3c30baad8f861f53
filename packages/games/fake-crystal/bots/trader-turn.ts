import { fraction, type Rng, type Seat } from '@sesame/kernel';
import { choosable, repackable, spyable } from '../rules/legal.ts';
import { soleRange } from '../rules/prices.ts';
import { sideOf } from '../rules/sides.ts';
import type { Column, Move, Spot, State } from '../rules/state.ts';
import { unseenBy } from '../rules/unseen.ts';
import { type Appraisal, appraise, type Judge } from './appraisal.ts';
import { type Reading, usualReading } from './tile-beliefs.ts';
import { tileValue } from './tile-values.ts';

/** Noise in points of the trader's judgement, so that its threshold is not predictable to the credit. */
const USUAL_NOISE = 1.2;

/** Expected gain from which spying is worth the token. */
const MIN_INFORMATION_GAIN = 2.5;

/** How a seat reads offers, and how far it leaves its answers to chance. */
export interface Judgement {
  readonly reading?: Reading;
  readonly noise?: number;
  /** Points by which it overrates buying. */
  readonly bias?: number;
  /** Whether it knows what credits are worth beyond their points. */
  readonly thrifty?: boolean;
}

export const judgeOf = (
  state: State,
  seat: Seat,
  { reading = usualReading, noise = USUAL_NOISE, bias = 0, thrifty = false }: Judgement = {},
): Judge => ({
  seat,
  unseen: unseenBy(state, seat),
  reading,
  noise,
  bias,
  thrifty,
});

/** The trader's turn: spies if worthwhile, then takes the best deal. */
export const usualTransaction = (state: State, judge: Judge, rng: Rng): Move => {
  const spots = choosable(state, judge.seat);
  if (spots.length === 0) return repacking(state, judge.seat);
  const look = spying(state, judge);
  if (look !== undefined) return look;
  const appraisals = spots.map((spot) => appraise(state, judge, spot));
  const { purse } = sideOf(state, judge.seat);
  let best: Move | undefined;
  let most = -Infinity;
  for (const appraisal of appraisals) {
    for (const { move, promise } of dealsOf(appraisal, purse)) {
      const felt = promise + (move.type === 'buy' ? judge.bias : 0) + logisticNoise(judge.noise, rng);
      if (felt > most) [best, most] = [move, felt];
    }
  }
  return best ?? repacking(state, judge.seat);
};

/** A random error with a logistic distribution. */
const logisticNoise = (scale: number, rng: Rng): number => {
  const share = Math.min(1 - TINY, Math.max(TINY, fraction(rng)));
  return scale * Math.SQRT1_2 * Math.log(share / (1 - share));
};

const TINY = 1e-6;

/** Affordable ways to take an offer, with expected values. */
const dealsOf = (
  { spot, price, buy, bank, fair }: Appraisal,
  purse: number,
): readonly { readonly move: Move; readonly promise: number }[] => {
  if (price === 'token') return [{ move: bidOf(spot, fair, purse), promise: Math.min(buy, bank) }];
  const banked = { move: { type: 'bank', ...spot } as const, promise: bank };
  return price > purse ? [banked] : [{ move: { type: 'buy', ...spot }, promise: buy }, banked];
};

/** FC24: a bid of the fair price, limited by the purse. */
const bidOf = (spot: Spot, fair: number, purse: number): Extract<Move, { type: 'bid' }> => {
  const { least, most } = soleRange(purse);
  return { type: 'bid', ...spot, sum: Math.min(most, Math.max(least, Math.round(fair))) };
};

/** A look at the offer about which it is best to know more, if that is worth the token. */
export const spying = (state: State, judge: Judge): Move | undefined => {
  const spots = spyable(state, judge.seat);
  let best: Move | undefined;
  let most = MIN_INFORMATION_GAIN;
  for (const spot of spots.length > 0 ? choosable(state, judge.seat) : []) {
    if (!spots.some((one) => isSame(one, spot))) continue;
    const { informationGain } = appraise(state, judge, spot);
    if (informationGain > most) [best, most] = [{ type: 'spy', ...spot }, informationGain];
  }
  return best;
};

const isSame = (one: Spot, other: Spot): boolean => one.seller === other.seller && one.column === other.column;

/** FC11: takes back the most valuable tile. */
const repacking = (state: State, seat: Seat): Move => {
  const { stall } = sideOf(state, seat);
  const worth = (column: Column) => (stall[column] ? tileValue(state, seat, stall[column].tile) : 0);
  const [column = 0] = repackable(state, seat).toSorted((one, other) => worth(other) - worth(one));
  return { type: 'repack', column };
};
