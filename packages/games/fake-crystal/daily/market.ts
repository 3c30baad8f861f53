import { pick, type Rng, shuffled } from '@sesame/kernel';
import {
  BLUFF_RATES,
  CHARACTERS,
  type Character,
  drawOffer,
  drawPrice,
  expectedValue,
  type Odds,
  oddsOf,
  type Past,
} from './dealers.ts';

/** Names of dealers; the same in all languages. */
const NAMES = ['Amina', 'Bruno', 'Celia', 'Dario', 'Edda', 'Femke', 'Gaspard', 'Hana', 'Igor', 'Jonas', 'Lena', 'Milo'];
const DEALERS = 4;
const OFFERS_PER_DEALER = 2;
const RECORD_LENGTH = 10;
export const OFFERS = DEALERS * OFFERS_PER_DEALER;
/** Neither buying nor banking everything is good. */
const MIN_OF_EACH = 3;

export const DECISIONS = ['buy', 'bank'] as const;
export type Decision = (typeof DECISIONS)[number];

export interface Dealer {
  readonly name: string;
  readonly character: Character;
  /** Earlier days, the oldest first. */
  readonly record: readonly Past[];
}

/** An offer of the day, with its hidden face. */
export interface DailyOffer extends Past {
  /** Index of the dealer. */
  readonly dealer: number;
  readonly price: number;
}

/** The market of the day. How often a dealer bluffs is not kept: it shows in the record and the offers. */
export interface Market {
  readonly dealers: readonly Dealer[];
  readonly offers: readonly DailyOffer[];
}

/** What buying and banking bring. */
export type Gains = Readonly<Record<Decision, number>>;

/** FC37: draws a market in which both decisions are the best ones for some offers. */
export const drawMarket = (rng: Rng): Market => {
  for (;;) {
    const market = drawAny(rng);
    const buys = market.offers.filter((_, i) => bestDecision(expectedGains(market, i)) === 'buy').length;
    if (buys >= MIN_OF_EACH && OFFERS - buys >= MIN_OF_EACH) return market;
  }
};

const drawAny = (rng: Rng): Market => {
  const names = shuffled(rng, NAMES);
  const drawn = Array.from({ length: DEALERS }, (_, dealer) => {
    const character = pick(rng, CHARACTERS);
    const rate = pick(rng, BLUFF_RATES);
    const next = () => drawOffer(rng, character, rate);
    const offers = Array.from({ length: OFFERS_PER_DEALER }, () => {
      const offer = next();
      return { ...offer, dealer, price: drawPrice(rng, character, offer.claim) };
    });
    return {
      offers,
      dealer: { name: names[dealer] ?? '', character, record: Array.from({ length: RECORD_LENGTH }, next) },
    };
  });
  return {
    dealers: drawn.map(({ dealer }) => dealer),
    offers: shuffled(
      rng,
      drawn.flatMap(({ offers }) => offers),
    ),
  };
};

/** Everything of a dealer that has been turned up before an offer, today's included. */
export const recordBefore = ({ dealers, offers }: Market, index: number, dealer: number): readonly Past[] => [
  ...(dealers[dealer]?.record ?? []),
  ...offers
    .slice(0, index)
    .filter((one) => one.dealer === dealer)
    .map(({ tile, claim }) => ({ tile, claim })),
];

const offerAt = ({ offers }: Market, index: number): DailyOffer => {
  const offer = offers[index];
  if (offer === undefined) throw new Error(`there is no offer ${index}`);
  return offer;
};

/** The odds of an offer for a player who reads the record. */
export const oddsAt = (market: Market, index: number): Odds => {
  const { dealer, claim } = offerAt(market, index);
  const character = market.dealers[dealer]?.character ?? 'fickle';
  return oddsOf(character, recordBefore(market, index, dealer), claim);
};

/** FC37: buying gives the tile for its price, banking gives the stake. */
export const gainsOf = (value: number, price: number): Gains => ({ buy: value - price, bank: price });

/** What both decisions bring by the odds. */
export const expectedGains = (market: Market, index: number): Gains =>
  gainsOf(expectedValue(oddsAt(market, index)), offerAt(market, index).price);

export const bestDecision = ({ buy, bank }: Gains): Decision => (buy > bank ? 'buy' : 'bank');
