import { type Daily, type DailyMark, ok, parse, refuse } from '@sesame/kernel';
import type { Claim, Colour, Tile } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import type { Odds } from './dealers.ts';
import {
  bestDecision,
  type DailyOffer,
  DECISIONS,
  type Dealer,
  type Decision,
  drawMarket,
  expectedGains,
  gainsOf,
  type Market,
  OFFERS,
  oddsAt,
  recordBefore,
} from './market.ts';

/** The offer to be decided. */
export interface OpenOffer {
  readonly dealer: number;
  readonly colour: Colour;
  readonly claim: Claim;
  readonly price: number;
}

/** A decided offer: everybody sees its tile. */
export interface DecidedOffer extends OpenOffer {
  readonly tile: Tile;
  readonly decision: Decision;
  readonly gain: number;
}

export interface DailyView {
  /** With what was turned up today. */
  readonly dealers: readonly Dealer[];
  readonly decided: readonly DecidedOffer[];
  readonly offer?: OpenOffer;
  readonly profit: number;
}

export interface ReviewedOffer extends DecidedOffer {
  readonly odds: Odds;
  /** What both decisions brought by the odds. */
  readonly expected: Readonly<Record<Decision, number>>;
  readonly best: Decision;
  /** How many others bought it. */
  readonly buyers: number;
}

export interface DailyReview {
  readonly dealers: readonly Dealer[];
  readonly offers: readonly ReviewedOffer[];
  readonly others: number;
  /** The profit of these players: the viewer, one who always decides by the odds, one who knows the tiles. */
  readonly profit: number;
  readonly byOdds: number;
  readonly knowing: number;
  /** The others' average profit. */
  readonly average?: number;
}

const parseDecision = parse.oneOf(...DECISIONS);

/** FC37: the market of the day: eight offers, to be bought or banked. */
export const daily: Daily<Market, Decision, DailyView, DailyReview> = {
  unit: 'percent',
  make: (rng) => drawMarket(rng),
  parseStep: (json) => parseDecision(json),
  play: (market, steps) => {
    if (steps.length > OFFERS) return refuse('finished', 'You have finished this puzzle.');
    const decided = steps.flatMap(({ step }, i) => decide(market.offers[i], step));
    const profit = sum(decided.map(({ gain }) => gain));
    const next = market.offers[decided.length];
    const dealers = market.dealers.map((dealer, i) => ({ ...dealer, record: recordBefore(market, decided.length, i) }));
    const view = { dealers, decided, profit, ...(next && { offer: openOffer(next) }) };
    if (next !== undefined) return ok({ view });
    const chances = decided.map(({ decision }, i) => ({ decision, gains: expectedGains(market, i) }));
    const marks = chances.map(
      ({ decision, gains }): DailyMark => (decision === bestDecision(gains) ? 'full' : 'empty'),
    );
    const own = sum(chances.map(({ decision, gains }) => gains[decision]));
    const best = sum(chances.map(({ gains }) => gains[bestDecision(gains)]));
    return ok({ view, result: { score: percentOf(own, best), marks: [marks] } });
  },
  review: (market, steps, others) => {
    const offers = steps.flatMap(({ step }, i): readonly ReviewedOffer[] => {
      const expected = expectedGains(market, i);
      const buyers = others.filter((other) => other.steps[i]?.step === 'buy').length;
      const about = { odds: oddsAt(market, i), expected, best: bestDecision(expected), buyers };
      return decide(market.offers[i], step).map((one) => ({ ...one, ...about }));
    });
    const profitOf = (decisions: readonly Decision[]) =>
      sum(decisions.flatMap((one, i) => decide(market.offers[i], one).map(({ gain }) => gain)));
    const profits = others.map((other) => profitOf(other.steps.map(({ step }) => step)));
    return {
      dealers: market.dealers,
      offers,
      others: others.length,
      profit: sum(offers.map(({ gain }) => gain)),
      byOdds: profitOf(offers.map(({ best }) => best)),
      knowing: profitOf(market.offers.map(({ tile, price }) => bestDecision(gainsOf(FACES[tile].value, price)))),
      ...(profits.length > 0 && { average: sum(profits) / profits.length }),
    };
  },
};

const openOffer = ({ dealer, tile, claim, price }: DailyOffer): OpenOffer => ({
  dealer,
  colour: FACES[tile].colour,
  claim,
  price,
});

const decide = (offer: DailyOffer | undefined, decision: Decision): readonly DecidedOffer[] => {
  if (offer === undefined) return [];
  const { tile, price } = offer;
  return [{ ...openOffer(offer), tile, decision, gain: gainsOf(FACES[tile].value, price)[decision] }];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Rounded down, so that only the best decisions are 100 percent. */
const percentOf = (own: number, best: number): number => {
  const share = (100 * own) / best;
  return own >= best ? 100 : Math.min(99, Math.max(0, Math.floor(share)));
};
