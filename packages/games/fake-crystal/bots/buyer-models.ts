import type { Seat } from '@sesame/kernel';
import type { Claim, State, Trade } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';

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

/** An answer that was given, with what the tile turned out to be worth. */
interface Given extends Answered {
  readonly worth: number;
}

/** A way of answering offers. */
interface BuyerModel {
  readonly prior: number;
  /** Chance that it buys. */
  buys(offer: Given): number;
}

/** A way of answering by what can be seen, so that answers can be foreseen. */
interface BuyerHabit extends BuyerModel {
  buys(offer: Answered): number;
}

const logistic = (gain: number, noise: number): number => 1 / (1 + Math.exp(-gain / noise));

const NOISE = 1;
const SURE = 0.96;
const INSIGHT_NOISE = 3;

/** Good players: indifferent to good offers, or seeing through them. */
const GOOD_BUYERS: readonly BuyerModel[] = [
  { prior: 0.3, buys: () => 0.5 },
  { prior: 0.3, buys: ({ price, worth }) => logistic(worth - 2 * price, INSIGHT_NOISE) },
];

const HABITS: readonly BuyerHabit[] = [
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

/** Chance that a seat buys an offer, and how far the bot relies on it. */
export interface BuyerPrediction {
  readonly reliance: number;
  buys(offer: Answered): number;
}

/** What is staked on a seat going on as before, if it surely has a habit. More was exploited by those who know the bot. */
const MOST_RELIANCE = 0.3;

export const predictBuyer = (state: State, buyer: Seat): BuyerPrediction => {
  const answers = state.trades.filter(({ by, seller }) => by === buyer && seller !== buyer);
  const weights = HABITS.map((habit) => likelihoodOf(habit, answers));
  const habitual = sumOf(weights);
  const good = sumOf(GOOD_BUYERS.map((model) => likelihoodOf(model, answers)));
  return {
    reliance: (MOST_RELIANCE * habitual) / (habitual + good),
    buys: (offer) => sumOf(HABITS.map(({ buys }, at) => ((weights[at] ?? 0) / habitual) * buys(offer))),
  };
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Prior times likelihood of the answers. */
const likelihoodOf = ({ prior, buys }: BuyerModel, answers: readonly Trade[]): number =>
  answers.reduce((likely, { claim, price, type, tile }) => {
    const chance = buys({ claim, price, mean: BAG_MEAN, worth: FACES[tile].value });
    return likely * (type === 'bought' ? chance : 1 - chance);
  }, prior);
