import { CLAIMS } from '../rules/state.ts';
import { banking, buying, losingStake, selling } from './deal-values.ts';
import { averageOf, learn, learnerOf, next } from './regret-matching.ts';
import { type ByKind, meanOf, ORDINARY_SHARE } from './tile-beliefs.ts';

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
  /** Prices range from 1 to this. */
  readonly maxPrice: number;
  /** Probability that an ordinary buyer buys, given the index of a claim and a price. */
  usualBuyer(claim: number, price: number): number;
  /** Price an ordinary seller asks for each claim. */
  readonly usualPrice: readonly number[];
}

/** Average strategies after the last iteration. */
export interface Equilibrium {
  /** Probability of each signal, by kind. */
  readonly offers: readonly (readonly number[])[];
  /** Expected value of selling, by kind. */
  readonly sellerValue: ByKind;
}

/** A signal is the index of a claim and price, prices outermost. */
export const signalOf = (claim: number, price: number): number => (price - 1) * CLAIMS.length + claim;
export const claimAt = (signal: number): number => signal % CLAIMS.length;
export const priceAt = (signal: number): number => 1 + Math.floor(signal / CLAIMS.length);

const ITERATIONS = 120;

/**
 * Solves the game by regret matching. The seller faces a mix of ordinary buyers and best responders, so it exploits
 * the former without becoming exploitable by the latter.
 */
export const solve = (bargain: BluffingGame): Equilibrium => {
  const payoffs = payoffsOf(bargain);
  const { signals, kinds } = payoffs;
  const seller = kinds.map(() => learnerOf(signals.length));
  const buyer = signals.map(() => learnerOf(2));
  for (let iteration = 1; iteration <= ITERATIONS; iteration++) {
    const offers = seller.map((learner) => next(learner, iteration));
    const buyChances = buyer.map((learner) => next(learner, iteration)[0] ?? 0);
    for (const [kind, learner] of seller.entries()) learn(learner, sellerPayoffs(payoffs, kind, buyChances));
    for (const [signal, learner] of buyer.entries()) learn(learner, [buyerEdge(payoffs, signal, offers), 0]);
  }
  const offers = seller.map(averageOf);
  const buys = buyer.map((learner) => averageOf(learner)[0] ?? 0);
  return { offers, sellerValue: kinds.map((kind) => meanOf(offers[kind] ?? [], sellerPayoffs(payoffs, kind, buys))) };
};

interface Payoffs {
  readonly signals: readonly number[];
  readonly kinds: readonly number[];
  readonly usual: readonly number[];
  /**
   * By kind and signal: the seller's payoff if bought and if banked, and the buyer's gain from buying,
   * weighted by the chance of the kind.
   */
  readonly bought: readonly (readonly number[])[];
  readonly banked: readonly (readonly number[])[];
  readonly edge: readonly (readonly number[])[];
}

const payoffsOf = ({ chances, chooser, seller, rivals, maxPrice, usualBuyer }: BluffingGame): Payoffs => {
  const signals = Array.from({ length: maxPrice * CLAIMS.length }, (_, signal) => signal);
  const kinds = chances.map((_, kind) => kind);
  const stakes = (kind: number) => ({ chooser: chooser[kind] ?? 0, seller: seller[kind] ?? 0, rivals });
  const table = (of: (kind: number, price: number) => number) =>
    kinds.map((kind) => signals.map((signal) => of(kind, priceAt(signal))));
  return {
    signals,
    kinds,
    usual: signals.map((signal) => usualBuyer(claimAt(signal), priceAt(signal))),
    bought: table((kind, price) => selling(stakes(kind), price)),
    banked: table((kind, price) => losingStake(stakes(kind), price)),
    edge: table((kind, price) => (chances[kind] ?? 0) * (buying(stakes(kind), price) - banking(stakes(kind), price))),
  };
};

/** The seller's payoff of each signal for this kind, given the buyers' strategy. */
const sellerPayoffs = (
  { usual, bought, banked }: Payoffs,
  kind: number,
  buyChances: readonly number[],
): readonly number[] =>
  usual.map((ordinary, signal) => {
    const buys = ORDINARY_SHARE * ordinary + (1 - ORDINARY_SHARE) * (buyChances[signal] ?? 0);
    return buys * (bought[kind]?.[signal] ?? 0) + (1 - buys) * (banked[kind]?.[signal] ?? 0);
  });

/** The buyer's gain from buying over banking at this signal, given the seller's strategy. */
const buyerEdge = ({ kinds, edge }: Payoffs, signal: number, offers: readonly (readonly number[])[]): number =>
  kinds.reduce((sum, kind) => sum + (offers[kind]?.[signal] ?? 0) * (edge[kind]?.[signal] ?? 0), 0);
