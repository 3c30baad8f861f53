import type { Seat } from '@sesame/kernel';
import type { Claim, State, Trade } from '../rules/state.ts';

/*
 * How another seat answers offers, learned from its past answers: a Bayesian mix of ways of buying, weighted by how well
 * each explains what the seat has done so far.
 */

/** What a buyer sees of an offer: claim, price, and what tiles of the colour are worth on average. */
export interface Answered {
  readonly claim: Claim;
  readonly price: number;
  readonly mean: number;
}

interface BuyerModel {
  readonly prior: number;
  /** Chance that it buys. */
  buys(offer: Answered): number;
}

const logistic = (gain: number, noise: number): number => 1 / (1 + Math.exp(-gain / noise));

const SURE = 0.96;
const NOISE = 1;

const MODELS: readonly BuyerModel[] = [
  // Cannot be told what to do: any answer is as likely. Stands for good players, who are indifferent to good offers.
  { prior: 0.4, buys: () => 0.5 },
  { prior: 0.16, buys: ({ price, mean }) => logistic(mean - 2 * price, NOISE) },
  { prior: 0.1, buys: ({ price, claim }) => logistic(claim - 2 * price + 0.5, NOISE) },
  { prior: 0.12, buys: ({ price, claim, mean }) => logistic((claim + mean) / 2 - 2 * price, NOISE) },
  { prior: 0.06, buys: () => SURE },
  { prior: 0.06, buys: () => 1 - SURE },
  { prior: 0.04, buys: ({ claim }) => (claim === 6 ? SURE : 1 - SURE) },
  { prior: 0.06, buys: ({ claim }) => (claim === 6 ? 1 - SURE : SURE) },
];

/** The average worth of a tile of the full bag. */
const BAG_MEAN = 7.2;

/** Chance that a seat buys an offer, and how far that can be relied on: the weight of models that commit themselves. */
export interface BuyerPrediction {
  readonly reliance: number;
  buys(offer: Answered): number;
}

/** Most that is staked on a seat going on as before. */
const MOST_RELIANCE = 0.85;

export const predictBuyer = (state: State, buyer: Seat): BuyerPrediction => {
  const answers = state.trades.filter(({ by, seller }) => by === buyer && seller !== buyer);
  const weights = weightsAfter(answers);
  const reliance = Math.min(MOST_RELIANCE, 1 - (weights[0] ?? 1));
  const named = weights.slice(1);
  const all = named.reduce((sum, weight) => sum + weight, 0);
  return {
    reliance,
    buys: (offer) =>
      all > 0 ? named.reduce((sum, weight, at) => sum + (weight / all) * (MODELS[at + 1]?.buys(offer) ?? 0.5), 0) : 0.5,
  };
};

const weightsAfter = (answers: readonly Trade[]): readonly number[] => {
  const raw = MODELS.map(({ prior, buys }) =>
    answers.reduce((likely, { claim, price, type }) => {
      const chance = buys({ claim, price, mean: BAG_MEAN });
      return likely * (type === 'bought' ? chance : 1 - chance);
    }, prior),
  );
  const all = raw.reduce((sum, one) => sum + one, 0);
  return raw.map((one) => one / all);
};
