import type { Seat } from '@sesame/kernel';
import { sideOf } from '../rules/sides.ts';
import { type Colour, KINDS, type Power, type Side, type State, type Tile, type Trophy } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import { CLAIMED, PRIZES } from '../rules/trophies.ts';
import { roundsOf } from '../rules/turns.ts';
import { expectedBluePoints } from './blue-trophies.ts';
import { trophyChance } from './trophy-chances.ts';

/*
 * Expected value of tiles, tokens and positions in points of the final score, with future trophies. Reads only public
 * state: collections, trophies, purses, the round.
 */

/** Remaining rounds, with the rest of the current one as a fraction. */
export const roundsLeft = ({ round, seats, stage, turn }: State): number => {
  const later = roundsOf(seats.length) - round;
  if (stage.type === 'over') return 0;
  return stage.type === 'offers' ? later + 1 : later + 1 - turn / (2 * seats.length);
};

export const isTaken = ({ seats }: State, trophy: Trophy): boolean =>
  seats.some(({ trophies }) => trophies.includes(trophy));

/** Expected points of the best open trophy of a colour; 0 if the seat has one. Not for blue. */
const expectedTrophyPoints = (state: State, { collection, trophies }: Side, colour: Colour): number => {
  if (trophies.some((trophy) => PRIZES[trophy].colour === colour)) return 0;
  const left = roundsLeft(state);
  let best = 0;
  for (const trophy of CLAIMED[colour]) {
    const { value } = PRIZES[trophy];
    if (value <= best || isTaken(state, trophy)) continue;
    best = Math.max(best, value * trophyChance(trophy, collection, left));
  }
  return best;
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
  const gains = colour === 'b' ? blueGains(state, seat) : trophyGains(state, side, colour);
  return [...gains, fake];
};

const trophyGains = (state: State, side: Side, colour: Colour): readonly number[] => {
  const before = expectedTrophyPoints(state, side, colour);
  return GENUINE.map((kind) => {
    const tile: Tile = `${colour}${kind}`;
    return (
      FACES[tile].value +
      expectedTrophyPoints(state, { ...side, collection: [...side.collection, tile] }, colour) -
      before
    );
  });
};

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

/** Estimated final scores. */
export const expectedScores = (state: State): readonly number[] => {
  const blue = expectedBluePoints(state.seats, roundsLeft(state));
  return state.seats.map((side, seat) => {
    let score = side.purse + (blue[seat] ?? 0);
    for (const tile of side.collection) score += FACES[tile].value;
    for (const trophy of side.trophies) score += PRIZES[trophy].value;
    if (side.token !== 'inactive') score += tokenValue(state);
    return (
      score +
      expectedTrophyPoints(state, side, 'o') +
      expectedTrophyPoints(state, side, 'g') +
      expectedTrophyPoints(state, side, 'p')
    );
  });
};
