import { choosable, claimable, repackable, reservable, spyable } from '../rules/legal.ts';
import { sideOf } from '../rules/sides.ts';
import type { Move, State } from '../rules/state.ts';
import { isFake } from '../rules/tiles.ts';
import { type Appraisal, appraise, type Judge } from './appraisal.ts';
import { tileValue } from './tile-values.ts';
import { usualSwap } from './trader-powers.ts';
import { bidOf, dealsOf, isSame } from './trader-turn.ts';

/** Limits per kind of move: only the most promising ones are searched. */
const MAX_DEALS = 6;
const MAX_LOOKS = 2;
const MAX_GIFTS = 3;
const MAX_RESERVATIONS = 4;

/** Bids tried for a token, relative to the fair price. */
const BID_OFFSETS = [-2, 0, 2];

/** Moves to search, most promising first. Empty in the offer phase. */
export const candidatesOf = (state: State, judge: Judge): readonly Move[] => {
  const { stage } = state;
  switch (stage.type) {
    case 'transaction':
      return transactions(state, judge);
    case 'answer':
      return sideOf(state, judge.seat).purse < stage.bid.sum
        ? [{ type: 'sell' }]
        : [{ type: 'sell' }, { type: 'keep' }];
    case 'claim': {
      const trophies = stage.joined.slice(0, 1).flatMap((joined) => claimable(state, joined));
      return [...trophies.map((trophy): Move => ({ type: 'claim', trophy })), { type: 'decline' }];
    }
    case 'recycling': {
      const swap = usualSwap(state, judge);
      return swap.type === 'pass' ? [swap] : [swap, { type: 'pass' }];
    }
    case 'pre-emption':
      return [{ type: 'pass' }, ...gifts(state, judge)];
    case 'reservations':
      return [{ type: 'pass' }, ...reservations(state, judge)];
    default:
      return [];
  }
};

const transactions = (state: State, judge: Judge): readonly Move[] => {
  const spots = choosable(state, judge.seat);
  if (spots.length === 0) {
    return repackable(state, judge.seat).map((column): Move => ({ type: 'repack', column }));
  }
  const { purse } = sideOf(state, judge.seat);
  const appraisals = spots.map((spot) => appraise(state, judge, spot));
  const deals = appraisals
    .flatMap((appraisal) => dealsOf(appraisal, purse))
    .toSorted((one, other) => other.promise - one.promise)
    .slice(0, MAX_DEALS)
    .flatMap(({ move }) => (move.type === 'bid' ? bidsAround(move, purse) : [move]));
  return [...deals, ...looks(state, judge, appraisals)];
};

const bidsAround = ({ seller, column, sum }: Extract<Move, { type: 'bid' }>, purse: number): readonly Move[] => {
  const bids = BID_OFFSETS.map((more) => bidOf({ seller, column }, sum + more, purse));
  return bids.filter((bid, at) => bids.findIndex((other) => other.sum === bid.sum) === at);
};

/** FC22: the tiles whose face is worth most to know. */
const looks = (state: State, { seat }: Judge, appraisals: readonly Appraisal[]): readonly Move[] => {
  const spots = spyable(state, seat);
  return appraisals
    .filter(({ spot, informationGain }) => informationGain > 0 && spots.some((one) => isSame(one, spot)))
    .toSorted((one, other) => other.informationGain - one.informationGain)
    .slice(0, MAX_LOOKS)
    .map(({ spot }) => ({ type: 'spy', ...spot }));
};

/** FC28: the least valuable tiles to give. */
const gifts = (state: State, { seat }: Judge): readonly Move[] => {
  const genuine = sideOf(state, seat).collection.filter((tile) => !isFake(tile));
  return [...new Set(genuine)]
    .toSorted((one, other) => tileValue(state, seat, one) - tileValue(state, seat, other))
    .slice(0, MAX_GIFTS)
    .map((give) => ({ type: 'preempt', give }));
};

const reservations = (state: State, judge: Judge): readonly Move[] =>
  reservable(state, judge.seat)
    .map((spot) => appraise(state, judge, spot))
    .toSorted((one, other) => Math.max(other.buy, other.bank) - Math.max(one.buy, one.bank))
    .slice(0, MAX_RESERVATIONS)
    .map(({ spot }) => ({ type: 'reserve', ...spot }));
