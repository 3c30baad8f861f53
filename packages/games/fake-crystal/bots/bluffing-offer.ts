import { fraction, type Rng, type Seat } from '@sesame/kernel';
import { sideOf } from '../rules/sides.ts';
import { CLAIMS, KINDS, type Move, type State, type Tile } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import { claimAt, type Equilibrium, priceAt } from './bluffing-game.ts';
import { offerEquilibrium } from './bluffing-model.ts';
import { fairPrice } from './deal-values.ts';
import { type DesiredOffer, stakesOf, stallOf, tokenGain } from './trader-offer.ts';

/** Random points added when choosing tiles, so that the remaining hand reveals little. */
const TILE_CHOICE_NOISE = 2;

/** Offers the two tiles with the highest value, claim and price sampled from the equilibrium of their colours. */
export const bluffingOffer = (state: State, seat: Seat, rng: Rng): Move => {
  const { hand, purse, token } = sideOf(state, seat);
  const equilibria = new Map<string, Equilibrium>();
  const equilibriumOf = (tile: Tile): Equilibrium => {
    const { colour } = FACES[tile];
    const equilibrium = equilibria.get(colour) ?? offerEquilibrium(state, seat, { colour, buyers: 'predictable' });
    equilibria.set(colour, equilibrium);
    return equilibrium;
  };
  const [left, right] = hand
    .map((tile) => ({ tile, promise: sellerValueOf(equilibriumOf(tile), tile) + TILE_CHOICE_NOISE * fraction(rng) }))
    .toSorted((one, other) => other.promise - one.promise)
    .map(({ tile, promise }): DesiredOffer => {
      const laid = sampledOffer(equilibriumOf(tile), tile, rng);
      const gain = tokenGain(stakesOf(state, seat, tile), expectedBid(state, seat, tile));
      return { ...laid, token: gain - promise };
    });
  if (left === undefined || right === undefined) throw new Error('fewer than two tiles in hand');
  const placing = state.options.power === 'negotiator' && token === 'active';
  return { type: 'offer', stall: stallOf([left, right], { purse, token: placing }) };
};

const kindOf = (tile: Tile): number => KINDS.indexOf(FACES[tile].kind);

const sellerValueOf = ({ sellerValue }: Equilibrium, tile: Tile): number => sellerValue[kindOf(tile)] ?? 0;

/** The bid to expect for a token, by colour alone. */
const expectedBid = (state: State, seat: Seat, tile: Tile): number => {
  const all = KINDS.map((kind) => fairPrice(stakesOf(state, seat, `${FACES[tile].colour}${kind}`)));
  return all.reduce((sum, fair) => sum + fair, 0) / all.length;
};

const sampledOffer = ({ offers }: Equilibrium, tile: Tile, rng: Rng): Omit<DesiredOffer, 'token'> => {
  const chances = offers[kindOf(tile)] ?? [];
  let roll = fraction(rng);
  let signal = 0;
  for (; signal < chances.length - 1; signal++) {
    roll -= chances[signal] ?? 0;
    if (roll < 0) break;
  }
  return { tile, claim: CLAIMS[claimAt(signal)] ?? CLAIMS[0], price: priceAt(signal) };
};
