import { CLAIMS } from '../rules/state.ts';
import { banking, buying, type Credits, losingStake, type Stakes, selling } from './deal-values.ts';
import { averageOf, learn, learnerOf, next } from './regret-matching.ts';
import { type ByKind, meanOf } from './tile-beliefs.ts';

/*
 * A signalling game for one offer: the seller of a tile picks a claim and a price, and a buyer who knows only these and
 * the chances of each kind buys or banks. It is solved by regret matching, so the seller bluffs at the equilibrium
 * frequency and the buyer calls at it.
 */

/** Parameters of the game for one colour. */
export interface BluffingGame {
  /** The buyer's prior over kinds. */
  readonly chances: ByKind;
  /** Value of each kind to both sides. */
  readonly chooser: ByKind;
  readonly seller: ByKind;
  readonly rivals: number;
  /** What credits are worth to both sides once this much is staked. */
  credits(staked: number): Credits;
  /** Prices range from 1 to this. */
  readonly maxPrice: number;
  /** Claims that public knowledge does not refute, by index. */
  readonly claims: readonly number[];
  /** Chance that a buyer who can be predicted buys, given the index of a claim and a price. */
  predicted(claim: number, price: number): number;
  /** Share of such buyers; the others best respond. */
  readonly reliance: number;
}

/** Average strategies after the last iteration. */
export interface Equilibrium {
  /** Probability of each signal, by kind. */
  readonly offers: readonly (readonly number[])[];
  /** Chance of buying, by signal. */
  readonly buys: readonly number[];
  /** Expected value of selling, by kind. */
  readonly sellerValue: ByKind;
}

/** A signal is the index of a claim and price, prices outermost. */
export const signalOf = (claim: number, price: number): number => (price - 1) * CLAIMS.length + claim;
export const claimAt = (signal: number): number => signal % CLAIMS.length;
export const priceAt = (signal: number): number => 1 + Math.floor(signal / CLAIMS.length);

const ITERATIONS = 120;

/** What a true claim is worth in itself, in points. Claims cost nothing, so this decides among equally good ones. */
const TRUTH_BONUS = 0.3;

/** A claim that everybody can see to be false. */
const REFUTED = -1000;

/**
 * Solves the game by regret matching. The seller faces a mix of predictable buyers and best responders, so it exploits
 * the former without becoming exploitable by the latter.
 */
export const solve = (bargain: BluffingGame): Equilibrium => {
  const payoffs = payoffsOf(bargain);
  const { signals, kinds } = payoffs;
  const seller = kinds.map(() => learnerOf(signals.length));
  const buyer = signals.map(() => learnerOf(2));
  // Learners reuse their arrays, as do these: this loop is most of the bot's work.
  const offersNow = seller.map(({ now }) => now);
  const buysNow = new Float64Array(signals.length);
  const values = new Float64Array(signals.length);
  const edge = new Float64Array(2);
  for (let iteration = 1; iteration <= ITERATIONS; iteration++) {
    for (const learner of seller) next(learner, iteration);
    for (const [signal, learner] of buyer.entries()) buysNow[signal] = next(learner, iteration)[0] ?? 0;
    for (const [kind, learner] of seller.entries()) {
      learn(learner, sellerPayoffs(payoffs, kind, { buyChances: buysNow, into: values }));
    }
    for (const [signal, learner] of buyer.entries()) {
      edge[0] = buyerEdge(payoffs, signal, offersNow);
      learn(learner, edge);
    }
  }
  const offers = seller.map(averageOf);
  const buys = buyer.map((learner) => averageOf(learner)[0] ?? 0);
  const sellerValue = kinds.map((kind) => {
    const payoff = sellerPayoffs(payoffs, kind, { buyChances: buys, into: values });
    return meanOf(offers[kind] ?? [], [...payoff]);
  });
  return { offers, buys, sellerValue };
};

interface Payoffs {
  readonly signals: readonly number[];
  readonly kinds: readonly number[];
  readonly reliance: number;
  readonly predicted: readonly number[];
  /**
   * By kind and signal: the seller's payoff if bought and if banked, and the buyer's gain from buying,
   * weighted by the chance of the kind.
   */
  readonly bought: readonly (readonly number[])[];
  readonly banked: readonly (readonly number[])[];
  readonly edge: readonly (readonly number[])[];
}

const payoffsOf = ({ chances, rivals, maxPrice, claims, ...bargain }: BluffingGame): Payoffs => {
  const signals = Array.from({ length: maxPrice * CLAIMS.length }, (_, signal) => signal);
  const candour = (kind: number, signal: number) => {
    if (!claims.includes(claimAt(signal))) return REFUTED;
    return claimAt(signal) === kind ? TRUTH_BONUS : 0;
  };
  const kinds = chances.map((_, kind) => kind);
  const credits = Array.from({ length: maxPrice + 1 }, (_, staked) => bargain.credits(staked));
  const stakes = (kind: number, staked = 0): Stakes => ({
    chooser: bargain.chooser[kind] ?? 0,
    seller: bargain.seller[kind] ?? 0,
    rivals,
    credits: credits[staked] ?? bargain.credits(staked),
  });
  const table = (of: (kind: number, price: number, signal: number) => number) =>
    kinds.map((kind) => signals.map((signal) => of(kind, priceAt(signal), signal)));
  return {
    signals,
    kinds,
    reliance: bargain.reliance,
    predicted: signals.map((signal) => bargain.predicted(claimAt(signal), priceAt(signal))),
    bought: table((kind, price, signal) => selling(stakes(kind), price) + candour(kind, signal)),
    banked: table((kind, price, signal) => losingStake(stakes(kind), price) + candour(kind, signal)),
    edge: table((kind, price) => {
      const staked = stakes(kind, price);
      return (chances[kind] ?? 0) * (buying(staked, price) - banking(staked, price));
    }),
  };
};

/** The seller's payoff of each signal for this kind, given the buyers' strategy. */
const sellerPayoffs = (
  { predicted, reliance, bought, banked }: Payoffs,
  kind: number,
  { buyChances, into }: { readonly buyChances: ArrayLike<number>; readonly into: Float64Array },
): Float64Array => {
  const [ifBought, ifBanked] = [bought[kind] ?? [], banked[kind] ?? []];
  for (let signal = 0; signal < into.length; signal++) {
    const buys = reliance * (predicted[signal] ?? 0) + (1 - reliance) * (buyChances[signal] ?? 0);
    into[signal] = buys * (ifBought[signal] ?? 0) + (1 - buys) * (ifBanked[signal] ?? 0);
  }
  return into;
};

/** The buyer's gain from buying over banking at this signal, given the seller's strategy. */
const buyerEdge = ({ kinds, edge }: Payoffs, signal: number, offers: readonly (readonly number[])[]): number => {
  let sum = 0;
  for (let kind = 0; kind < kinds.length; kind++) sum += (offers[kind]?.[signal] ?? 0) * (edge[kind]?.[signal] ?? 0);
  return sum;
};
