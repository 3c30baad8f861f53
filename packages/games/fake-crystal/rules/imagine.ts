import type { Rng, Seat } from '@sesame/kernel';
import { determinize } from './determinize.ts';
import { laying } from './offer.ts';
import { randomStall } from './sample.ts';
import type { SeatView, Side, State, Tile, View } from './state.ts';
import { FACES } from './tiles.ts';

/**
 * A state with this view for an awaited seat. FC7: others' offers, which are hidden until all are in, are random. FC14:
 * blue tiles are buried where the crystals of their owners add up.
 */
export const imagine = (view: View, seat: Seat, rng: Rng): State => {
  const state = determinize(view, seat, { rng });
  const seats = reburied(view, seat, state.seats);
  if (state.stage.type !== 'offers') return { ...state, seats };
  const hasLaid = (at: Seat) => at !== seat && view.seats[at]?.offered === true;
  return {
    ...state,
    seats: seats.map((side, at) => (hasLaid(at) ? laying(side, randomStall(side, state.options.power, rng)) : side)),
  };
};

const buriedBlue = ({ collection: { blue } }: SeatView): number => Math.max(0, blue.count - 1);

/** `determinize` puts the buried blue tiles of others first in their collections, without counting crystals. */
const reburied = (view: View, own: Seat, sides: readonly Side[]): readonly Side[] => {
  const others = view.seats.map((side, at) => (at === own ? 0 : buriedBlue(side)));
  const buried = sides.flatMap(({ collection }, at) => collection.slice(0, others[at]));
  const shares = shareOut(
    view.seats.map(({ collection: { blue } }, at) => ({
      tiles: others[at] ?? 0,
      crystals: others[at] === 0 ? 0 : blue.crystals - crystalsOf(blue.top),
    })),
    buried.filter((tile) => tile === 'b3').length,
  );
  return sides.map((side, at) => ({
    ...side,
    collection: [...(shares?.[at] ?? []), ...side.collection.slice(others[at])],
  }));
};

const crystalsOf = (tile: Tile | undefined): number => (tile === undefined ? 0 : FACES[tile].crystals);

interface Buried {
  readonly tiles: number;
  readonly crystals: number;
}

/** Blue tiles for every seat with so many crystals, using all threes; undefined if there is no such distribution. */
const shareOut = ([first, ...rest]: readonly Buried[], threes: number): readonly (readonly Tile[])[] | undefined => {
  if (first === undefined) return threes === 0 ? [] : undefined;
  for (let three = 0; three <= Math.min(threes, first.tiles); three++) {
    const two = first.crystals - first.tiles - 2 * three;
    const one = first.tiles - two - three;
    if (two < 0 || one < 0) continue;
    const others = shareOut(rest, threes - three);
    const own = [...Array<Tile>(one).fill('b1'), ...Array<Tile>(two).fill('b2'), ...Array<Tile>(three).fill('b3')];
    if (others !== undefined) return [own, ...others];
  }
  return undefined;
};
