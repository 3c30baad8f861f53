import type { Seat } from '@sesame/kernel';
import type { Blue, Count, Part, Side, State, Trophy } from './state.ts';
import { crystalsOf, FACES, genuineOf, isFake } from './tiles.ts';
import { PRIZES } from './trophies.ts';

/** FC17: the blue crystals of all seats, and who has most and second most. */
export const blueOf = ({ seats }: Pick<State, 'seats'>): Blue => {
  const crystals = seats.map(({ collection }) => crystalsOf(collection, 'b'));
  return { crystals, ...blueLeaders(crystals) };
};

/** FC17: a tie for most awards neither trophy, a tie for second only the first; zero never counts. */
export const blueLeaders = (crystals: readonly number[]): Omit<Blue, 'crystals'> => {
  const most = aloneWith(crystals, Math.max(...crystals));
  if (most === undefined) return {};
  const second = aloneWith(crystals, Math.max(...crystals.toSpliced(most, 1)));
  return { most, ...(second !== undefined && { second }) };
};

const aloneWith = (crystals: readonly number[], count: number): Seat | undefined => {
  const seat = crystals.indexOf(count);
  return count > 0 && seat === crystals.lastIndexOf(count) ? seat : undefined;
};

/** The blue trophies of a seat at the end. */
export const blueTrophies = ({ most, second }: Blue, seat: Seat): readonly Trophy[] => {
  if (seat === most) return ['blue-most'];
  return seat === second ? ['blue-second'] : [];
};

/** FC31, FC32: the highest score wins, then the most genuine tiles; remaining ties are shared. */
export const count = (state: Pick<State, 'seats'>): Count => {
  const blue = blueOf(state);
  const detail = state.seats.map((side, seat) => partsOf(side, blueTrophies(blue, seat)));
  const scores = detail.map(({ trophies, tiles, fakes, credits }) => trophies + tiles + fakes + credits);
  const standing = state.seats.map(({ collection }, seat) => ({
    score: scores[seat] ?? 0,
    genuine: genuineOf(collection),
  }));
  const ranks = standing.map(
    (own) => 1 + standing.filter((other) => other.score - own.score > 0 || isAheadByTiles(own, other)).length,
  );
  return { ranks, scores, detail };
};

/** The scores if the match ended now, with the credits staked in stalls. */
export const pointsOf = (state: Pick<State, 'seats'>): readonly number[] =>
  count(state).scores.map((score, seat) => score + stakedBy(state.seats[seat]));

const stakedBy = (side: Side | undefined): number =>
  (side?.stall ?? []).reduce((sum, offer) => sum + (typeof offer?.price === 'number' ? offer.price : 0), 0);

interface Standing {
  readonly score: number;
  readonly genuine: number;
}

const isAheadByTiles = (own: Standing, other: Standing): boolean =>
  other.score === own.score && other.genuine > own.genuine;

const partsOf = ({ collection, trophies, purse }: Side, blue: readonly Trophy[]): Part => {
  const part = { trophies: 0, tiles: 0, fakes: 0, credits: purse };
  for (const trophy of [...trophies, ...blue]) part.trophies += PRIZES[trophy].value;
  for (const tile of collection) part[isFake(tile) ? 'fakes' : 'tiles'] += FACES[tile].value;
  return part;
};
