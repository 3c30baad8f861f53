import { fraction, type Rng, type Seat } from '@sesame/kernel';
import { choosable } from '../rules/legal.ts';
import { offerAt, sideOf } from '../rules/sides.ts';
import {
  CLAIMS,
  type Claim,
  type Colour,
  KINDS,
  type Move,
  type Offer,
  type Spot,
  type State,
  type Trade,
} from '../rules/state.ts';
import { COPIES, colourOf, FACES } from '../rules/tiles.ts';
import { appraise, type Judge } from './appraisal.ts';
import { signalOf } from './bluffing-game.ts';
import { offerEquilibrium } from './bluffing-model.ts';
import { readingAfter, salesOf } from './seller-models.ts';
import { certaintyOf, meanOf } from './tile-beliefs.ts';

/*
 * Answers between two that cannot be exploited for long: partly as the offer is read, partly as a buyer at equilibrium,
 * whom no offer can lead astray. Their shares follow from how well reading this seller has paid so far (multiplicative
 * weights).
 */

/** Scale in points on which reading decides: the chance to buy is a logistic curve of what buying gains over banking. */
const READING_NOISE = 2;

/** Share of reading before anything is known of the seller. */
const FIRST_TRUST = 0.5;

/** By how much a point gained by reading raises the odds of relying on it. */
const LEARNING_RATE = 0.1;

/** What a buyer at equilibrium gains per offer, in points. */
const EQUILIBRIUM_GAIN = 0.4;

const VALUES = KINDS.map((kind) => FACES[`o${kind}`].value);

export const readingChance = (gain: number): number => 1 / (1 + Math.exp(-gain / READING_NOISE));

/** How far reading is relied on after a seller's trades. */
export const trustIn = (sales: readonly Trade[]): number => {
  const lead = sales.reduce((sum, sale, at) => sum + readingGain(sale, sales.slice(0, at)) - EQUILIBRIUM_GAIN, 0);
  const odds = (FIRST_TRUST / (1 - FIRST_TRUST)) * Math.exp(LEARNING_RATE * lead);
  return odds / (1 + odds);
};

/** What answering a past offer as it read then would have gained, in plain values. */
const readingGain = ({ claim, price, tile }: Trade, before: readonly Trade[]): number => {
  const likely = readingAfter(before)({ claim, price });
  const weights = KINDS.map((kind, at) => COPIES[kind] * (likely[at] ?? 0));
  const mean = meanOf(weights, VALUES) / weights.reduce((sum, weight) => sum + weight, 0);
  return (2 * readingChance(2 * (mean - 2 * price)) - 1) * (FACES[tile].value - 2 * price);
};

/** The chance that a buyer at equilibrium buys what this seller offers in a colour; it knows only what everybody does. */
export const equilibriumChances = (
  state: State,
  seller: Seat,
  colour: Colour,
): ((claim: Claim, price: number) => number) => {
  const { buys } = offerEquilibrium(state, seller, { colour, buyers: 'perfect' });
  return (claim, price) => buys[signalOf(CLAIMS.indexOf(claim), Math.max(1, price))] ?? 0.5;
};

/** Buys or banks the offer that reads clearest; undefined if there is none with a price. */
export const guardedAnswer = (state: State, judge: Judge, rng: Rng): Move | undefined => {
  let best: Move | undefined;
  let most = -Infinity;
  for (const spot of choosable(state, judge.seat)) {
    const offer = offerAt(state, spot);
    if (offer === undefined || offer.price === 'token') continue;
    const { buy, bank } = appraise(state, judge, spot);
    if (Math.abs(buy - bank) <= most) continue;
    most = Math.abs(buy - bank);
    const payable = offer.price <= sideOf(state, judge.seat).purse;
    const chance = buyChance(state, judge, { spot, offer: { ...offer, price: offer.price }, gain: buy - bank });
    best = { type: payable && fraction(rng) < chance ? 'buy' : 'bank', ...spot };
  }
  return best;
};

const buyChance = (
  state: State,
  { seat }: Judge,
  {
    spot: { seller },
    offer,
    gain,
  }: { readonly spot: Spot; readonly offer: Offer & { readonly price: number }; readonly gain: number },
): number => {
  if (certaintyOf(offer, seat)) return gain > 0 ? 1 : 0;
  const trust = trustIn(salesOf(state, seller));
  const safe = equilibriumChances(state, seller, colourOf(offer.tile))(offer.claim, offer.price);
  return trust * readingChance(gain) + (1 - trust) * safe;
};
