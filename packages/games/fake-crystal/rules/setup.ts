import { below, ok, type Rng, refuse, type Seat, seatsOf, shuffled } from '@sesame/kernel';
import type { Applied } from './flow.ts';
import { beginRound } from './round.ts';
import { CREDITS, EMPTY } from './sides.ts';
import type { Move, Options, Side, State, Tile } from './state.ts';
import { BAG, countOf, TILES } from './tiles.ts';
import { OPENING_HAND, reserveOf } from './turns.ts';

type Deal = Extract<Move, { type: 'deal' }>;

const side: Side = {
  purse: CREDITS,
  hand: [],
  reserve: [],
  stall: EMPTY,
  collection: [],
  trophies: [],
  token: 'inactive',
};

/** FC1: nothing is dealt yet. */
export const setup = (seats: number, options: Options): State => ({
  options,
  round: 0,
  first: 0,
  turn: 0,
  seats: seatsOf(seats).map(() => side),
  aside: [],
  gone: [],
  trades: [],
  stage: { type: 'deal' },
});

/** FC3: the bag shuffled, a reserve each, the rest set aside. FC1: the first player is drawn, too. */
export const draw = ({ seats }: State, rng: Rng): Deal => {
  const bag = shuffled(rng, BAG);
  const size = reserveOf(seats.length);
  const reserves = seats.map((_, seat) => bag.slice(seat * size, (seat + 1) * size));
  return { type: 'deal', reserves, aside: bag.slice(seats.length * size), starter: below(rng, seats.length) };
};

/** FC4: refuses deals that do not use the 68 tiles in reserves of the right size. */
export const deal = (state: State, { reserves, aside, starter = 0 }: Deal): Applied => {
  const size = reserveOf(state.seats.length);
  if (reserves.length !== state.seats.length || reserves.some((reserve) => reserve.length !== size)) {
    return refuse('wrong-deal', `Every player must get a reserve of ${size} tiles.`);
  }
  if (!isBag([...reserves.flat(), ...aside])) return refuse('wrong-deal', 'A deal must use each of the 68 tiles once.');
  if (state.seats[starter] === undefined) return refuse('wrong-deal', 'The first player must have a seat.');
  const drawn = (seat: Seat): Pick<Side, 'hand' | 'reserve'> => ({
    hand: reserves[seat]?.slice(0, OPENING_HAND) ?? [],
    reserve: reserves[seat]?.slice(OPENING_HAND) ?? [],
  });
  const seats = state.seats.map((one, seat) => ({ ...one, ...drawn(seat) }));
  return ok(beginRound({ ...state, seats, aside }, { first: starter, drawn: OPENING_HAND }));
};

const isBag = (tiles: readonly Tile[]): boolean =>
  tiles.length === BAG.length && TILES.every((tile) => countOf(tiles, tile) === countOf(BAG, tile));
