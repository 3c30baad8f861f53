import type { Seat } from '@sesame/kernel';
import { CLAIMS, KINDS, type Kind, type State, type Trade } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import type { ByKind, Reading } from './tile-beliefs.ts';

/*
 * What an offer says about its tile, learned from the seller's past offers: a Bayesian mix of ways of selling, weighted
 * by how well each explains what the seller has shown so far.
 */

/** An offer without its colour. */
type Asked = Pick<Trade, 'claim' | 'price'>;

interface SellerModel {
  /** Prior weight. */
  readonly prior: number;
  /** Likelihood of an offer of each kind, given the seller's trades before it. */
  likelihood(asked: Asked, past: readonly Trade[]): ByKind;
}

const VALUES: ByKind = [6, 12, 18, -3];

/** Highest price with a likelihood of its own. */
const TOP_PRICE = 12;

/** Discrete two-sided geometric distribution of prices around a centre. */
const around = (price: number, centre: number, spread: number): number =>
  Math.exp(-Math.abs(Math.min(TOP_PRICE, price) - centre) / spread) / (2 * spread);

const FLAT_CLAIM = 1 / CLAIMS.length;
const HALF_WORTH = VALUES.map((value) => Math.max(1, value / 2));

/** Chance of each claim, by kind. */
const CANDID: Readonly<Record<Kind, ByKind>> = {
  1: [0.92, 0.06, 0.02],
  2: [0.04, 0.92, 0.04],
  3: [0.02, 0.06, 0.92],
  f: [0.7, 0.2, 0.1],
};
const BLUFFING: Readonly<Record<Kind, ByKind>> = {
  1: [0.5, 0.35, 0.15],
  2: [0.15, 0.55, 0.3],
  3: [0.15, 0.25, 0.6],
  f: [0.4, 0.35, 0.25],
};
const claimChance = (table: Readonly<Record<Kind, ByKind>>, kind: Kind, { claim }: Asked): number =>
  table[kind][CLAIMS.indexOf(claim)] ?? 0;

/** Tells the truth and asks for half the worth. */
const candid: SellerModel = {
  prior: 0.15,
  likelihood: (asked) =>
    KINDS.map((kind, at) => claimChance(CANDID, kind, asked) * around(asked.price, HALF_WORTH[at] ?? 0, 0.8)),
};

/** The price follows the worth, the claim says nothing. */
const pricedByWorth: SellerModel = {
  prior: 0.1,
  likelihood: ({ price }) => HALF_WORTH.map((half) => FLAT_CLAIM * around(price, half, 1)),
};

/** Claims are half true, and the price follows the claim. */
const bluffing: SellerModel = {
  prior: 0.25,
  likelihood: (asked) =>
    KINDS.map((kind) => claimChance(BLUFFING, kind, asked) * around(asked.price, asked.claim / 2 - 0.5, 1.2)),
};

/** Neither claim nor price says anything. */
const silent: SellerModel = {
  prior: 0.4,
  likelihood: ({ price }) => KINDS.map(() => FLAT_CLAIM * around(price, 3.5, 2)),
};

/** How far a past offer tells about another one. */
const KERNEL = { price: 0.8, otherClaim: 0.15, otherKind: 0.1, prior: 2 };

const likeness = (asked: Asked, trade: Trade): number =>
  around(asked.price, Math.min(TOP_PRICE, trade.price), KERNEL.price) *
  (asked.claim === trade.claim ? 1 - 2 * KERNEL.otherClaim : KERNEL.otherClaim);

/** Offers each kind as it did before: a kernel estimate from its own past. */
const habitual: SellerModel = {
  prior: 0.1,
  likelihood: (asked, past) =>
    KINDS.map((kind, at) => {
      let [sum, all] = [KERNEL.prior * (silent.likelihood(asked, past)[at] ?? 0), KERNEL.prior];
      for (const trade of past) {
        const weight = FACES[trade.tile].kind === kind ? 1 : KERNEL.otherKind;
        sum += weight * likeness(asked, trade);
        all += weight;
      }
      return sum / all;
    }),
};

const MODELS: readonly SellerModel[] = [candid, pricedByWorth, bluffing, silent, habitual];

/** Likelihood of an offer of each kind, in the light of the seller's trades. */
export const readingAfter = (past: readonly Trade[]): ((asked: Asked) => ByKind) => {
  const weights = weightsAfter(past);
  return (asked) => {
    const all = MODELS.map((model) => model.likelihood(asked, past));
    return KINDS.map((_, kind) =>
      all.reduce((sum, likely, model) => sum + (weights[model] ?? 0) * (likely[kind] ?? 0), 0),
    );
  };
};

/** Reads offers in the light of what their sellers have shown in this match. */
export const learnedReading = (state: State): Reading => {
  const known = new Map<Seat, (asked: Asked) => ByKind>();
  return (signal, seller) => {
    const reading = known.get(seller) ?? readingAfter(salesOf(state, seller));
    known.set(seller, reading);
    return reading(signal);
  };
};

/** What became of a seller's offers so far. */
export const salesOf = ({ trades }: State, seller: Seat): readonly Trade[] =>
  trades.filter((trade) => trade.seller === seller);

/** Posterior weights of the models after a seller's trades. */
const weightsAfter = (past: readonly Trade[]): readonly number[] => {
  const logs = MODELS.map(({ prior }) => Math.log(prior));
  for (const [at, trade] of past.entries()) {
    const kind = KINDS.indexOf(FACES[trade.tile].kind);
    for (const [place, model] of MODELS.entries()) {
      const likely = model.likelihood(trade, past.slice(0, at))[kind] ?? 0;
      logs[place] = (logs[place] ?? 0) + Math.log(likely + 1e-4);
    }
  }
  const most = Math.max(...logs);
  const raw = logs.map((log) => Math.exp(log - most));
  const all = raw.reduce((sum, one) => sum + one, 0);
  return raw.map((one) => one / all);
};
