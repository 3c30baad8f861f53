import { below, fraction, type Rng } from '@sesame/kernel';
import { type Learner, learn, learnerOf, next } from '../bots/regret-matching.ts';
import { KINDS } from '../rules/state.ts';
import {
  ALL_CREDITS,
  ANSWER_ORDERS,
  fitted,
  KINDS_IN_BAG,
  leadAfter,
  MOST_PRICE,
  type Round,
  sellerOf,
  TILES,
  type TileAt,
} from './market.ts';

/** How a side with a certain purse plays the round. */
interface Policy {
  /** A price from 0 to `MOST_PRICE`, by kind. */
  readonly prices: readonly Learner[];
  /** Buy or bank, by price. */
  readonly answers: readonly Learner[];
}

const PRICES = Array.from({ length: MOST_PRICE + 1 }, (_, price) => price);

const makePolicy = (): Policy => ({
  prices: KINDS.map(() => learnerOf(PRICES.length)),
  answers: PRICES.map(() => learnerOf(2)),
});

/** A sampled round: what was laid, what was asked, and a roll for every answer. */
interface Sample {
  readonly purse: number;
  readonly kinds: readonly number[];
  readonly wanted: readonly number[];
  readonly rolls: readonly number[];
  readonly order: readonly TileAt[];
  readonly sides: readonly [Policy, Policy];
}

/**
 * The lead that each purse is worth before a round, given what it is worth after it: both sides learn the round by
 * self-play with regret matching, separately for every purse.
 */
export const trainRound = (
  leads: ArrayLike<number>,
  { rng, samples }: { readonly rng: Rng; readonly samples: number },
): readonly number[] => {
  const policies = Array.from({ length: ALL_CREDITS + 1 }, makePolicy);
  const policyOf = (purse: number): Policy => policies[purse] ?? makePolicy();
  return symmetric((purse) => {
    let sum = 0;
    for (let iteration = 1; iteration <= samples; iteration++) {
      const sample = sampleRound([policyOf(purse), policyOf(ALL_CREDITS - purse)], { purse, iteration, rng });
      // The first half is for learning alone.
      if (2 * iteration > samples) sum += leadAfter(roundOf(sample), leads);
      for (const tile of TILES) learnTile(sample, tile, { leads, iteration });
    }
    return sum / Math.floor(samples / 2);
  });
};

/** What one purse leads by, the other trails by. */
const symmetric = (leadOf: (purse: number) => number): readonly number[] => {
  const lower = Array.from({ length: ALL_CREDITS / 2 }, (_, purse) => leadOf(purse));
  return [...lower, 0, ...lower.toReversed().map((lead) => -lead)];
};

const sampleRound = (
  sides: readonly [Policy, Policy],
  { purse, iteration, rng }: { readonly purse: number; readonly iteration: number; readonly rng: Rng },
): Sample => {
  const kinds = TILES.map(() => KINDS_IN_BAG[below(rng, KINDS_IN_BAG.length)] ?? 0);
  const wanted = TILES.map((tile) => drawn(sides[sellerOf(tile)].prices[kinds[tile] ?? 0], fraction(rng)));
  const rolls = TILES.map(() => fraction(rng));
  return { purse, kinds, wanted, rolls, order: ANSWER_ORDERS[iteration % 2] ?? TILES, sides };
};

const drawn = (learner: Learner | undefined, roll: number): number => {
  let rest = roll;
  const choice = learner?.now.findIndex((chance) => {
    rest -= chance;
    return rest < 0;
  });
  return choice === undefined || choice < 0 ? MOST_PRICE : choice;
};

/** The chance that a tile is bought at a price. */
const buyChance = ({ sides }: Sample, tile: TileAt, price: number): number =>
  sides[sellerOf(tile) === 0 ? 1 : 0].answers[price]?.now[0] ?? 0;

const roundOf = (sample: Sample): Round => {
  const { purse, kinds, wanted, rolls, order } = sample;
  const prices = [...fitted(purse, wanted.slice(0, 2)), ...fitted(ALL_CREDITS - purse, wanted.slice(2))];
  const bought = TILES.map((tile) => (rolls[tile] ?? 0) < buyChance(sample, tile, prices[tile] ?? 0));
  return { purse, kinds, prices, order, bought };
};

/** Updates the regrets of the seller's price and of the other side's answer. */
const learnTile = (
  sample: Sample,
  tile: TileAt,
  { leads, iteration }: { readonly leads: ArrayLike<number>; readonly iteration: number },
): void => {
  const [seller, sign] = sellerOf(tile) === 0 ? [0 as const, 1] : [1 as const, -1];
  const outcomes = (round: Round) =>
    [true, false].map((buys) => sign * leadAfter({ ...round, bought: round.bought.with(tile, buys) }, leads));
  const values = PRICES.map((wish) => {
    const round = roundOf({ ...sample, wanted: sample.wanted.with(tile, wish) });
    const [sold = 0, kept = 0] = outcomes(round);
    const chance = buyChance(sample, tile, round.prices[tile] ?? 0);
    return chance * sold + (1 - chance) * kept;
  });
  const round = roundOf(sample);
  const [answer, price] = [
    sample.sides[seller === 0 ? 1 : 0].answers[round.prices[tile] ?? 0],
    sample.sides[seller].prices[sample.kinds[tile] ?? 0],
  ];
  if (answer === undefined || price === undefined) throw new Error('a price or kind out of range');
  learn(
    answer,
    outcomes(round).map((value) => -value),
  );
  learn(price, values);
  next(answer, iteration);
  next(price, iteration);
};
