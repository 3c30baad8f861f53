import type { Rng, Seat } from '@sesame/kernel';
import { claimAt, priceAt, signalOf } from '../bots/bluffing-game.ts';
import { offerEquilibrium } from '../bots/bluffing-model.ts';
import { banking, buying, losingStake, selling } from '../bots/deal-values.ts';
import { equilibriumChances, readingChance, trustIn } from '../bots/guarded-answer.ts';
import { creditsOf, purseWorth } from '../bots/purse-worth.ts';
import { learnedReading, salesOf } from '../bots/seller-models.ts';
import { beliefOf, meanOf } from '../bots/tile-beliefs.ts';
import { valuesByKind } from '../bots/tile-values.ts';
import { determinize } from '../rules/determinize.ts';
import { CLAIMS, type Claim, KINDS, type OfferView, type State, type Tile, type View } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import { unseenBy } from '../rules/unseen.ts';
import { makeRival, type Rival, type Situation } from './make-rival.ts';

/*
 * A mind reader for two: it knows the top bot's code. It reads each offer by the very equilibrium that the bot draws its
 * offers from, and offers what gains most if the bot reads offers and answers them as its own model says.
 */

const TOP_PRICE = 12;

const stateOf = ({ view, seat, rng }: { view: Situation['view']; seat: Seat; rng: Rng }): State =>
  determinize(view, seat, { rng });

const worthOf = ({ colour, claim, price, tile }: OfferView, situation: Situation): number => {
  const { seat } = situation;
  const state = stateOf(situation);
  const bot = 1 - seat;
  const { offers } = offerEquilibrium(state, bot, { colour, buyers: 'predictable' });
  const signal = signalOf(CLAIMS.indexOf(claim), price === 'token' ? 1 : Math.max(1, price));
  const likely = KINDS.map((_, kind) => (offers[kind]?.[signal] ?? 0) + 1e-3);
  const chances =
    tile === undefined
      ? beliefOf(unseenBy(state, seat), colour, likely)
      : KINDS.map((kind) => (FACES[tile].kind === kind ? 1 : 0));
  // Bought if worth at least 2 p: half of what both sides make of the tile.
  return (meanOf(chances, valuesByKind(state, seat, colour)) + meanOf(chances, valuesByKind(state, bot, colour))) / 2;
};

interface BestOffer {
  readonly claim: Claim;
  readonly price: number;
  readonly promise: number;
}

const KNOWN_OFFERS = new WeakMap<View, Map<Tile, BestOffer>>();

/** The best claim and price for a tile against the bot's way of answering, found once per view. */
const bestOffer = (tile: Tile, situation: Situation): BestOffer => {
  const known = KNOWN_OFFERS.get(situation.view) ?? new Map<Tile, BestOffer>();
  KNOWN_OFFERS.set(situation.view, known);
  const best = known.get(tile) ?? findBestOffer(tile, situation);
  known.set(tile, best);
  return best;
};

const findBestOffer = (tile: Tile, situation: Situation): BestOffer => {
  const { seat } = situation;
  const state = stateOf(situation);
  const { colour, kind } = FACES[tile];
  const bot = 1 - seat;
  const reading = learnedReading(state);
  const unseen = unseenBy(state, 'spectator');
  const [own, theirs] = [valuesByKind(state, seat, colour), valuesByKind(state, bot, colour)];
  const at = KINDS.indexOf(kind);
  const trust = trustIn(salesOf(state, seat));
  const safe = equilibriumChances(state, seat, colour);
  const credits = (staked: number) => ({
    chooser: purseWorth(state, creditsOf(state, bot)),
    seller: purseWorth(state, creditsOf(state, seat) - staked),
  });
  const known = { chooser: theirs[at] ?? 0, seller: own[at] ?? 0, rivals: 1, credits: credits(0) };
  let best: BestOffer = { claim: 6, price: 1, promise: -Infinity };
  for (let signal = 0; signal < TOP_PRICE * CLAIMS.length; signal++) {
    const [claim, price] = [CLAIMS[claimAt(signal)] ?? 6, priceAt(signal)];
    const chances = beliefOf(unseen, colour, reading({ colour, claim, price }, seat));
    const [chooser, seller] = [meanOf(chances, theirs), meanOf(chances, own)];
    const stakes = { chooser, seller, rivals: 1, credits: credits(price) };
    const read = readingChance(buying(stakes, price) - banking(stakes, price));
    const buys = trust * read + (1 - trust) * safe(claim, price);
    const promise = buys * selling(known, price) + (1 - buys) * losingStake(known, price);
    if (promise > best.promise) best = { claim, price, promise };
  }
  return best;
};

export const insider: Rival = {
  ...makeRival({
    id: 'mind-reader',
    lay: bestOffer,
    prefer: (tile, situation) => bestOffer(tile, situation).promise,
    worth: worthOf,
  }),
  forTwo: true,
};
