import type { Seat } from '@sesame/kernel';
import { blueLeaders } from '../rules/score.ts';
import type { CollectionView, Colour, Tile, Trophy, View } from '../rules/state.ts';
import { crystalsOf, FACES } from '../rules/tiles.ts';
import { CLAIMED, PRIZES } from '../rules/trophies.ts';

/** Progress of a collection towards a trophy. For display only; the rules decide what may be claimed. */
export interface Progress {
  readonly have: number;
  readonly need: number;
}

const DISTINCT: readonly Tile[] = ['o1', 'o2', 'o3'];

const tilesOf = ({ open }: CollectionView, colour: Colour): readonly Tile[] =>
  open.filter((tile) => FACES[tile].colour === colour);

const copiesOf = ({ open }: CollectionView, tile: Tile): number => open.filter((one) => one === tile).length;

/** Undefined for blue, which is counted at the end. */
export const progressOf = (trophy: Trophy, collection: CollectionView): Progress | undefined => {
  switch (trophy) {
    case 'green-2':
    case 'green-3':
    case 'green-4':
      return { have: tilesOf(collection, 'g').length, need: Number(trophy.at(-1)) };
    case 'orange-11':
      return { have: copiesOf(collection, 'o1'), need: 2 };
    case 'orange-22':
      return { have: copiesOf(collection, 'o2'), need: 2 };
    case 'orange-123':
      return { have: DISTINCT.filter((tile) => collection.open.includes(tile)).length, need: 3 };
    case 'pink-4':
    case 'pink-5':
    case 'pink-6':
      return { have: crystalsOf(collection.open, 'p'), need: Number(trophy.at(-1)) };
    case 'blue-most':
    case 'blue-second':
      return undefined;
  }
};

/** One tile can add up to three crystals, so pink counts as near with two missing. */
const isNear = (trophy: Trophy, { have, need }: Progress): boolean =>
  have > 0 && need - have <= (PRIZES[trophy].colour === 'p' ? 2 : 1);

/** Whether a seat can still claim a trophy: it is on the board and the seat has none of its colour. */
export const isOpenTo = (view: View, trophy: Trophy, seat: Seat): boolean =>
  view.board.includes(trophy) && heldOf(view, seat, PRIZES[trophy].colour) === undefined;

/** The trophy of a colour that a seat has claimed. */
export const heldOf = ({ seats }: View, seat: Seat, colour: Colour): Trophy | undefined =>
  seats[seat]?.trophies.find((trophy) => PRIZES[trophy].colour === colour);

/** Seats close to a trophy; for blue, who would get it now. */
export const nearSeats = (view: View, trophy: Trophy): readonly Seat[] =>
  view.seats.flatMap(({ collection }, seat) => {
    const progress = progressOf(trophy, collection);
    if (progress === undefined) return blueRank(view, seat) === trophy ? [seat] : [];
    return isOpenTo(view, trophy, seat) && isNear(trophy, progress) ? [seat] : [];
  });

/** The blue trophy a seat would get by its crystals (FC17): a tie for most gives neither, a tie for second none. */
const blueRank = ({ seats }: View, seat: Seat): Trophy | undefined => {
  const { most, second } = blueLeaders(seats.map(({ collection }) => collection.blue.crystals));
  return seat === most ? 'blue-most' : seat === second ? 'blue-second' : undefined;
};

/** The open trophy of a colour that a seat is closest to. */
export const nextTrophy = (view: View, seat: Seat, colour: Colour): (Progress & { trophy: Trophy }) | undefined => {
  const collection = view.seats[seat]?.collection;
  if (collection === undefined) return undefined;
  const open = CLAIMED[colour].filter((trophy) => isOpenTo(view, trophy, seat));
  const all = open.flatMap((trophy) => {
    const progress = progressOf(trophy, collection);
    return progress ? [{ trophy, ...progress }] : [];
  });
  const missing = ({ need, have }: Progress) => Math.max(0, need - have);
  return all.toSorted((a, b) => missing(a) - missing(b))[0];
};

/** The best trophy that a seat could claim if this tile joined its collection. */
export const reachedWith = (view: View, seat: Seat, tile: Tile): Trophy | undefined => {
  const open = view.seats[seat]?.collection.open ?? [];
  const { colour, kind } = FACES[tile];
  if (kind === 'f') return undefined;
  return CLAIMED[colour].find((trophy) => isOpenTo(view, trophy, seat) && PRIZES[trophy].holds([...open, tile]));
};
