import { CLAIMS } from '../rules/state.ts';
import { banking, buying, losingStake, selling } from './deal-values.ts';
import { averageOf, learn, learnerOf, next } from './regret-matching.ts';
import { type ByKind, meanOf, ORDINARY_SHARE } from './tile-beliefs.ts';

/*
 * The small game within the game: a seller with a tile of one colour names a claim and a price, a buyer who knows only
 * these and the chances of each kind buys or banks. Both learn by regret what to do, so that the seller bluffs just as
 * often as it pays, and the buyer calls just as often.
 */

/** One offer of one colour between a seller and those who may take it. */
export interface BluffingGame {
  /** How likely each kind is, to the buyer. */
  readonly chances: ByKind;
  /** What each kind is worth to both. */
  readonly chooser: ByKind;
  readonly seller: ByKind;
  readonly rivals: number;
  /** Prices go from 1 to this. */
  readonly maxPrice: number;
  /** How often an ordinary buyer would buy at a claim (by its place) and a price. */
  usualBuyer(claim: number, price: number): number;
  /** What an ordinary seller asks at each claim. */
  readonly usualPrice: readonly number[];
}

/** How both behave in the end, on average over what they learned. */
export interface Equilibrium {
  /** For each kind the chance of each signal. */
  readonly offers: readonly (readonly number[])[];
  /** For each kind what it promises the seller. */
  readonly sellerValue: ByKind;
}

/** Signals by number: claims in turn for each price. */
export const signalOf = (claim: number, price: number): number => (price - 1) * CLAIMS.length + claim;
export const claimAt = (signal: number): number => signal % CLAIMS.length;
export const priceAt = (signal: number): number => 1 + Math.floor(signal / CLAIMS.length);

const ITERATIONS = 120;

/**
 * Lets both learn by regret. The seller meets an ordinary buyer or one that has seen through its habits, so it gains
 * from the first without being open to the second.
 */
export const solve = (bargain: BluffingGame): Equilibrium => {
  const payoffs = payoffsOf(bargain);
  const { signals, kinds } = payoffs;
  const seller = kinds.map(() => learnerOf(signals.length));
  const buyer = signals.map(() => learnerOf(2));
  for (let lesson = 1; lesson <= ITERATIONS; lesson++) {
    const offers = seller.map((learner) => next(learner, lesson));
    const calls = buyer.map((learner) => next(learner, lesson)[0] ?? 0);
    for (const [kind, learner] of seller.entries()) learn(learner, sellerPayoffs(payoffs, kind, calls));
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
   * By kind and signal: for the seller if it is bought, if it is banked, and what the buyer gains by
   * buying, as often as it meets the kind.
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

/** What every signal earns a seller with this kind, if so many call. */
const sellerPayoffs = ({ usual, bought, banked }: Payoffs, kind: number, calls: readonly number[]): readonly number[] =>
  usual.map((ordinary, signal) => {
    const buys = ORDINARY_SHARE * ordinary + (1 - ORDINARY_SHARE) * (calls[signal] ?? 0);
    return buys * (bought[kind]?.[signal] ?? 0) + (1 - buys) * (banked[kind]?.[signal] ?? 0);
  });

/** What buying at this signal gains over banking, if each kind is offered so. */
const buyerEdge = ({ kinds, edge }: Payoffs, signal: number, offers: readonly (readonly number[])[]): number =>
  kinds.reduce((sum, kind) => sum + (offers[kind]?.[signal] ?? 0) * (edge[kind]?.[signal] ?? 0), 0);
