import type { Seat } from '@sesame/kernel';
import { sideOf } from '../rules/sides.ts';
import { type Colour, KINDS, type Power, type State, type Tile, type Trophy } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import { CLAIMED, PRIZES } from '../rules/trophies.ts';
import { roundsOf } from '../rules/turns.ts';
import { expectedBluePoints } from './blue-trophies.ts';
import { type RacePosition, trophyRace } from './trophy-race.ts';

/*
 * Expected value of tiles, tokens and positions in points of the final score, with future trophies. Reads only public
 * state: collections, trophies, purses, the round.
 */

/** Remaining rounds, with the rest of the current one as a fraction. */
const roundsLeft = ({ round, seats, stage, turn }: State): number => {
  const later = roundsOf(seats.length) - round;
  if (stage.type === 'over') return 0;
  return stage.type === 'offers' ? later + 1 : later + 1 - turn / (2 * seats.length);
};

export const isTaken = ({ seats }: State, trophy: Trophy): boolean =>
  seats.some(({ trophies }) => trophies.includes(trophy));

/** Tiles of any seat that will still join a collection. */
const joinsLeft = ({ round, seats, stage, turn }: State): number =>
  stage.type === 'over' ? 0 : (roundsOf(seats.length) - round + 1) * 2 * seats.length - turn;

type Claimable = Exclude<Colour, 'b'>;

/** The race of two seats for the trophies of a colour; undefined if both hold one. */
const raceBetween = (
  state: State,
  colour: Claimable,
  [seat, rival]: readonly [Seat, Seat],
): RacePosition | undefined => {
  const { course } = trophyRace(state.seats.length, colour);
  const holds = (one: Seat) => sideOf(state, one).trophies.some((trophy) => PRIZES[trophy].colour === colour);
  const [own, theirs] = [holds(seat), holds(rival)];
  if (own && theirs) return undefined;
  return {
    left: joinsLeft(state),
    holder: own ? 1 : theirs ? 2 : 0,
    board: boardOf(state, colour),
    own: course.of(sideOf(state, seat).collection),
    rival: course.of(sideOf(state, rival).collection),
  };
};

const boardOf = (state: State, colour: Claimable): number =>
  CLAIMED[colour].reduce((board, trophy, place) => board + (isTaken(state, trophy) ? 0 : 1 << place), 0);

/** The hardest race of a seat for the trophies of a colour; undefined if there is none left. */
export const hardestRace = (state: State, seat: Seat, colour: Claimable): RacePosition | undefined => {
  const race = trophyRace(state.seats.length, colour);
  let hardest: RacePosition | undefined;
  for (let rival = 0; rival < state.seats.length; rival++) {
    if (rival === seat) continue;
    const position = raceBetween(state, colour, [seat, rival]);
    if (position && (hardest === undefined || race.value(position) < race.value(hardest))) hardest = position;
  }
  return hardest;
};

/** Value of a tile to a seat; for blue, relative to what the others lose. */
export const tileValue = (state: State, seat: Seat, tile: Tile): number => {
  const { colour, kind } = FACES[tile];
  return valuesByKind(state, seat, colour)[KINDS.indexOf(kind)] ?? 0;
};

/** `tileValue` of each kind of a colour, in the order of `KINDS`. */
export const valuesByKind = (state: State, seat: Seat, colour: Colour): readonly number[] => {
  const side = sideOf(state, seat);
  const fake = FACES.of.value + (side.token === 'inactive' ? tokenValue(state) : 0);
  const gains = colour === 'b' ? blueGains(state, seat) : trophyGains(state, seat, colour);
  return [...gains, fake];
};

const trophyGains = (state: State, seat: Seat, colour: Claimable): readonly number[] => {
  const race = trophyRace(state.seats.length, colour);
  const position = hardestRace(state, seat, colour);
  const before = position ? race.value({ ...position, left: position.left - 1 }) : 0;
  return GENUINE.map((kind) => {
    const { value, crystals } = FACES[`${colour}${kind}`];
    return value + (position ? shareOfRace(state) * (race.joining(position, crystals) - before) : 0);
  });
};

/** A race is against one rival; what counts is the lead over the average of all. */
const shareOfRace = ({ seats }: State): number => seats.length / (2 * (seats.length - 1));

const blueGains = (state: State, seat: Seat): readonly number[] => {
  const left = roundsLeft(state);
  const lead = (hopes: readonly number[]) =>
    hopes.reduce((sum, hope, at) => sum + (at === seat ? hope : -hope / (hopes.length - 1)), 0);
  const before = lead(expectedBluePoints(state.seats, left));
  return GENUINE.map((kind) => {
    const { value, crystals } = FACES[`b${kind}`];
    return value + lead(expectedBluePoints(state.seats, left, { seat, crystals })) - before;
  });
};

const GENUINE = ['1', '2', '3'] as const;

/** Rough value of an active token. */
const TOKEN_VALUES: Readonly<Record<Power, number>> = { spy: 3, negotiator: 3, recycler: 9, preemptor: 3, vanguard: 1 };

const tokenValue = (state: State): number => TOKEN_VALUES[state.options.power] * Math.min(1, roundsLeft(state) / 2);
