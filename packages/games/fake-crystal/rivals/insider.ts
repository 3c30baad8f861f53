import type { Rng, Seat } from '@sesame/kernel';
import { claimAt, priceAt, signalOf } from '../bots/bluffing-game.ts';
import { ownEquilibrium } from '../bots/bluffing-model.ts';
import { banking, buying, losingStake, selling } from '../bots/deal-values.ts';
import { determinize } from '../bots/determinize.ts';
import { learnedReading } from '../bots/seller-models.ts';
import { beliefOf, meanOf } from '../bots/tile-beliefs.ts';
import { valuesByKind } from '../bots/tile-values.ts';
import { sideOf, withSide } from '../rules/sides.ts';
import { CLAIMS, KINDS, type OfferView, type State, type Tile } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import { unseenBy } from '../rules/unseen.ts';
import { makeRival, type Rival, type Situation } from './make-rival.ts';

/*
 * A mind reader for two: it knows the top bot's code. It reads each offer by the very equilibrium that the bot draws its
 * offers from, and offers what gains most if the bot reads offers and answers them as its own model says.
 */

const TOP_PRICE = 12;

/** Scale of the logistic curve by which the bot answers, as it draws random points for every deal. */
const ANSWER_NOISE = 4;

const stateOf = ({ view, seat, rng }: { view: Situation['view']; seat: Seat; rng: Rng }): State =>
  determinize(view, seat, { rng });

/** The state before the stakes were laid, which is when the bot made its offer. */
const beforeStakes = (state: State, seat: Seat): State => {
  const side = sideOf(state, seat);
  const staked = side.stall.reduce((sum, offer) => sum + (typeof offer?.price === 'number' ? offer.price : 0), 0);
  return withSide(state, seat, { ...side, purse: side.purse + staked });
};

const worthOf = ({ colour, claim, price, tile }: OfferView, situation: Situation): number => {
  const { seat } = situation;
  const state = stateOf(situation);
  const bot = 1 - seat;
  const { offers } = ownEquilibrium(beforeStakes(state, bot), bot, colour);
  const signal = signalOf(CLAIMS.indexOf(claim), price === 'token' ? 1 : Math.max(1, price));
  const likely = KINDS.map((_, kind) => (offers[kind]?.[signal] ?? 0) + 1e-3);
  const chances =
    tile === undefined
      ? beliefOf(unseenBy(state, seat), colour, likely)
      : KINDS.map((kind) => (FACES[tile].kind === kind ? 1 : 0));
  // Bought if worth at least 2 p: half of what both sides make of the tile.
  return (meanOf(chances, valuesByKind(state, seat, colour)) + meanOf(chances, valuesByKind(state, bot, colour))) / 2;
};

/** The best claim and price for a tile against the bot's way of answering. */
const bestOffer = (tile: Tile, situation: Situation) => {
  const { seat } = situation;
  const state = stateOf(situation);
  const { colour, kind } = FACES[tile];
  const bot = 1 - seat;
  const reading = learnedReading(state);
  const unseen = unseenBy(state, 'spectator');
  const [own, theirs] = [valuesByKind(state, seat, colour), valuesByKind(state, bot, colour)];
  const at = KINDS.indexOf(kind);
  const known = { chooser: theirs[at] ?? 0, seller: own[at] ?? 0, rivals: 1 };
  let best = { claim: CLAIMS[0] as (typeof CLAIMS)[number], price: 1, promise: -Infinity };
  for (let signal = 0; signal < TOP_PRICE * CLAIMS.length; signal++) {
    const [claim, price] = [CLAIMS[claimAt(signal)] ?? 6, priceAt(signal)];
    const chances = beliefOf(unseen, colour, reading({ colour, claim, price }, seat));
    const stakes = { chooser: meanOf(chances, theirs), seller: meanOf(chances, own), rivals: 1 };
    const buys = 1 / (1 + Math.exp((banking(stakes, price) - buying(stakes, price)) / ANSWER_NOISE));
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
