import { below, type Rng, type Seat, shuffled } from '@sesame/kernel';
import { EMPTY } from './sides.ts';
import {
  COLOURS,
  COLUMNS,
  type Colour,
  KINDS,
  type Offer,
  type OfferView,
  type SeatView,
  type Side,
  type Spot,
  type Stage,
  type State,
  type Tile,
  type TileView,
  type View,
} from './state.ts';
import { BAG, isFake } from './tiles.ts';

/** Picks the face of another seat's offer from the remaining tiles of its colour. */
export type Guess = (spot: Spot, left: readonly Tile[]) => Tile;

/**
 * Determinization: samples a full state that is consistent with a view. Faces of others' offers come from `guess`,
 * everything else hidden is uniform. Built from the view alone, never from the real state.
 */
export const determinize = (view: View, seat: Seat, { rng, guess }: { rng: Rng; guess?: Guess }): State => {
  const pools = poolsOf(view);
  const buried = shuffled(rng, buriedIn(view));
  const piles = { blue: buried.filter((tile) => !isFake(tile)), fakes: buried.filter(isFake) };
  const face = (known: TileView, spot?: Spot): Tile => known.tile ?? taken(pools[known.colour], { rng, guess, spot });
  // Offers first: their faces must not depend on what was sampled for hands.
  const stalls = view.seats.map(({ stall }, seller) =>
    COLUMNS.map((column) => laidOut(stall[column], (offer) => face(offer, { seller, column }))),
  );
  const hands = view.seats.map(({ hand }) => hand.map((tile) => face(tile)));
  const aside = view.aside.map((tile) => tile && face(tile));
  const rest = [
    ...shuffled(
      rng,
      COLOURS.flatMap((colour) => pools[colour]),
    ),
  ];
  const seats = view.seats.map(
    (one, at): Side => ({
      purse: one.purse,
      hand: hands[at] ?? [],
      reserve: rest.splice(0, one.reserve),
      stall: [stalls[at]?.[0] ?? EMPTY[0], stalls[at]?.[1] ?? EMPTY[1]],
      collection: at === seat ? shownOf(one.collection) : guessedCollection(one, piles),
      trophies: one.trophies,
      token: one.token,
    }),
  );
  const { options, round, first, gone, trades } = view;
  return { options, round, first, turn: turnOf(view), seats, aside, gone, trades, stage: stageOf(view) };
};

type Pools = Readonly<Record<Colour, Tile[]>>;

const poolsOf = ({ unseen }: View): Pools => {
  const pools: Pools = { o: [], g: [], p: [], b: [] };
  for (const colour of COLOURS) {
    for (const kind of KINDS) {
      for (let copies = unseen[colour][kind]; copies > 0; copies--) pools[colour].push(`${colour}${kind}`);
    }
  }
  return pools;
};

interface Draw {
  readonly rng: Rng;
  readonly guess: Guess | undefined;
  readonly spot: Spot | undefined;
}

/** Removes a tile from a pool, by `guess` for offers, otherwise uniformly. */
const taken = (pool: Tile[], { rng, guess, spot }: Draw): Tile => {
  const index = guess && spot ? pool.indexOf(guess(spot, pool)) : below(rng, pool.length);
  const [tile] = pool.splice(index, 1);
  if (tile === undefined) throw new Error('the pool is empty');
  return tile;
};

const laidOut = (offer: OfferView | null, face: (offer: OfferView) => Tile): Offer | null =>
  offer && {
    tile: face(offer),
    claim: offer.claim,
    price: offer.price,
    seenBy: offer.seenBy,
    ...(offer.reservedBy !== undefined && { reservedBy: offer.reservedBy }),
  };

/** FC14: tiles below the tops of others' stacks. Known in total, but their owners are not tracked. */
const buriedIn = (view: View): readonly Tile[] => {
  const left = new Map<Tile, number>();
  const add = (tile: Tile | undefined, copies: number) => tile && left.set(tile, (left.get(tile) ?? 0) + copies);
  for (const tile of BAG) add(tile, 1);
  for (const tile of Object.values(poolsOf(view)).flat()) add(tile, -1);
  for (const tile of view.gone) add(tile, -1);
  for (const { hand, stall, collection } of view.seats) {
    for (const known of [...hand, ...stall]) add(known?.tile, -1);
    for (const tile of shownOf(collection)) add(tile, -1);
  }
  return [...left].flatMap(([tile, copies]) => Array<Tile>(Math.max(0, copies)).fill(tile));
};

const shownOf = ({ open, blue, fakes }: SeatView['collection']): readonly Tile[] => [
  ...open,
  ...[blue, fakes].flatMap(({ tiles, top }) => tiles ?? (top === undefined ? [] : [top])),
];

const guessedCollection = ({ collection }: SeatView, piles: { blue: Tile[]; fakes: Tile[] }): readonly Tile[] => [
  ...piles.blue.splice(0, Math.max(0, collection.blue.count - 1)),
  ...piles.fakes.splice(0, Math.max(0, collection.fakes.count - 1)),
  ...shownOf(collection),
];

const turnOf = ({ seats }: View): number => seats.reduce((turn, { turnsLeft }) => turn + 2 - turnsLeft, 0);

/** The stage is public, except for answers in an open window: those are assumed to be passes. */
const stageOf = ({ waiting, active = 0, seats }: View): Stage => {
  const answers = seats.map((_, seat) => (waiting.seats.includes(seat) ? null : ('pass' as const)));
  switch (waiting.for) {
    case 'deal':
      return { type: 'deal' };
    case 'nothing':
      return { type: 'over' };
    case 'offers':
    case 'transaction':
      return { type: waiting.for };
    case 'recycling':
      return { type: 'recycling', by: active };
    case 'reservations':
      return { type: 'reservations', answers };
    case 'pre-emption': {
      const { price: _, ...chosen } = waiting.chosen;
      return { type: 'pre-emption', chosen, answers };
    }
    case 'answer':
      return { type: 'answer', bid: waiting.bid };
    case 'claim':
      return { type: 'claim', by: active, joined: waiting.seats.map((seat) => ({ seat, colour: waiting.colour })) };
  }
};
