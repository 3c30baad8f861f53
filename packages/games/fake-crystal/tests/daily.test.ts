import { makeRng } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { BLUFF_RATES, drawOffer, expectedValue, oddsOf, type Past } from '../daily/dealers.ts';
import { daily } from '../daily/index.ts';
import { bestDecision, type Decision, expectedGains, type Market } from '../daily/market.ts';
import { FACES } from '../rules/tiles.ts';

const marketOf = (seed: string) => daily.make(makeRng(seed), 'en') as Market;
const days = Array.from({ length: 60 }, (_, n) => marketOf(`day ${n}`));
const today = marketOf('today');
const timed = (decisions: readonly Decision[]) => decisions.map((step, i) => ({ step, at: (i + 1) * 1_000 }));
const told = (market: Market, decisions: readonly Decision[]) => {
  const played = daily.play(market, timed(decisions));
  if (!played.ok) throw new Error(played.error.code);
  return played.value;
};
const byOdds = (market: Market) => market.offers.map((_, i) => bestDecision(expectedGains(market, i)));
const ALL_BOUGHT: readonly Decision[] = Array<Decision>(8).fill('buy');
const ALL_BANKED: readonly Decision[] = Array<Decision>(8).fill('bank');

test('FC37 sixty markets: the best decisions are 100 percent, and every other way is less', () => {
  for (const market of days) {
    const best = byOdds(market);
    expect(told(market, best).result).toEqual({ score: 100, marks: [Array(8).fill('full')] });
    for (const way of [ALL_BOUGHT, ALL_BANKED]) {
      const { score = -1, marks = [] } = told(market, way).result ?? {};
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThan(100);
      expect(marks).toEqual([best.map((one, i) => (one === way[i] ? 'full' : 'empty'))]);
    }
  }
  expect(new Set(days.map((market) => JSON.stringify(market.offers))).size).toBe(60);
  expect(marketOf('day 7')).toEqual(days[7]);
});

test('FC37 reading the records pays: more than buying or banking everything, over sixty days', async () => {
  const totals = { best: 0, bought: 0, banked: 0 };
  for (const market of days) {
    totals.best += told(market, byOdds(market)).view.profit;
    totals.bought += told(market, ALL_BOUGHT).view.profit;
    totals.banked += told(market, ALL_BANKED).view.profit;
  }
  expect(totals.best).toBeGreaterThan(totals.banked * 1.1);
  expect(totals.best).toBeGreaterThan(totals.bought * 1.1);
});

/** The market with other faces, of the same colour, from an offer on. */
const withOtherFaces = (market: Market, from: number): Market => ({
  ...market,
  offers: market.offers.map((offer, i) => {
    const { colour, kind } = FACES[offer.tile];
    return i < from ? offer : { ...offer, tile: `${colour}${kind === 'f' ? '3' : 'f'}` as const };
  }),
});

test('FC37 the view tells neither the tile of the offer nor anything of later ones', () => {
  const other = marketOf('another');
  for (let at = 0; at < 8; at++) {
    const decisions = ALL_BOUGHT.slice(0, at);
    const { view } = told(today, decisions);
    const hidden = {
      ...withOtherFaces(today, at),
      offers: withOtherFaces(today, at).offers.map((one, i) => (i > at ? (other.offers[i] ?? one) : one)),
    };
    expect(told(hidden, decisions).view).toEqual(view);
    expect(view.decided).toHaveLength(at);
  }
});

test('FC37 buying brings the value less the price, banking the price, and the tile is turned up either way', () => {
  const [first] = today.offers;
  if (first === undefined) throw new Error('no offer');
  const { value } = FACES[first.tile];
  for (const decision of ['buy', 'bank'] as const) {
    const { view } = told(today, [decision]);
    const gain = decision === 'buy' ? value - first.price : first.price;
    expect(view).toMatchObject({ profit: gain, decided: [{ tile: first.tile, decision, gain }] });
    expect(view.dealers[first.dealer]?.record.at(-1)).toEqual({ tile: first.tile, claim: first.claim });
    expect(view.dealers[first.dealer]?.record).toHaveLength(11);
  }
});

test('FC37 odds follow the record: who bluffs often is believed less', () => {
  const record = (claim: 6 | 12 | 18): readonly Past[] => Array.from({ length: 10 }, () => ({ tile: 'o1', claim }));
  const honest = expectedValue(oddsOf('bold', record(6), 18));
  const bluffing = expectedValue(oddsOf('bold', record(18), 18));
  expect(honest).toBeGreaterThan(bluffing + 3);
  const { f, 1: one, 2: two, 3: three } = oddsOf('bold', record(18), 12);
  // A bold dealer bluffs to 18 only.
  expect({ f, one, two, three }).toEqual({ f: 0, one: 0, two: 1, three: 0 });
});

test('FC37 the odds are those of the draw', () => {
  const rng = makeRng('odds');
  const seen = { count: 0, fakes: 0, odds: 0 };
  for (let i = 0; i < 6_000; i++) {
    const rate = BLUFF_RATES[i % BLUFF_RATES.length] ?? 50;
    const record = Array.from({ length: 10 }, () => drawOffer(rng, 'fickle', rate));
    const { tile, claim } = drawOffer(rng, 'fickle', rate);
    if (claim !== 18) continue;
    seen.count += 1;
    seen.fakes += FACES[tile].kind === 'f' ? 1 : 0;
    seen.odds += oddsOf('fickle', record, claim).f;
  }
  expect(seen.count).toBeGreaterThan(1_000);
  expect(Math.abs(seen.fakes - seen.odds) / seen.count).toBeLessThan(0.03);
});

test('FC37 the review has the odds, the best decisions and what others did', async () => {
  const others = [{ steps: timed(ALL_BOUGHT) }, { steps: timed(ALL_BANKED) }, { steps: timed(ALL_BOUGHT) }];
  const review = await daily.review(today, timed(ALL_BANKED), others);
  expect(review.offers.map(({ best }) => best)).toEqual(byOdds(today));
  expect(review.offers.every(({ buyers }) => buyers === 2)).toBe(true);
  for (const { odds } of review.offers) expect(odds[1] + odds[2] + odds[3] + odds.f).toBeCloseTo(1);
  expect(review.profit).toBe(told(today, ALL_BANKED).view.profit);
  expect(review.byOdds).toBe(told(today, byOdds(today)).view.profit);
  expect(review.knowing).toBeGreaterThanOrEqual(Math.max(review.profit, review.byOdds));
});

test('FC37 after eight decisions it is over', () => {
  const played = daily.play(today, timed([...ALL_BOUGHT, 'buy']));
  expect(played.ok ? 'ok' : played.error.code).toBe('finished');
});

test.each([undefined, 7, {}, 'repack', { type: 'buy' }, ['buy']])('FC37 %j is not a decision', (json) => {
  expect(daily.parseStep(json).ok).toBe(false);
});
