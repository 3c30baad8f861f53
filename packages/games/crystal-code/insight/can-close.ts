import { type CardType, cardTypeOf } from '../bots/card-types.ts';
import {
  type Constraint,
  countEdges,
  fits,
  type Grid,
  type Lines,
  openPlaces,
  type Place,
} from '../bots/machine-grid.ts';
import type { Card } from '../rules/state.ts';

/** Cards that lead to the same edges, however many spots they have. */
interface Shape {
  readonly turned: CardType['turned'];
  left: number;
}

/** Search budget: placements tried before giving up. */
const MAX_CARDS_TRIED = 3_000;

/** Whether all lines of a machine can be closed with these cards. Depth-first, the most constrained place first. */
export const canClose = (start: Grid, cards: readonly Card[]): boolean => {
  const grid = new Map<Place, Lines>(start);
  const shapes = shapesOf(cards);
  let left = cards.length;
  let effort = MAX_CARDS_TRIED;
  const layAt = (place: Constraint, { turned }: Shape): boolean =>
    turned.some(({ lines }) => {
      if (!fits(place, lines) || effort-- <= 0) return false;
      grid.set(place.place, lines);
      const isClosed = search();
      grid.delete(place.place);
      return isClosed;
    });
  const search = (): boolean => {
    const open = openPlaces(grid);
    if (open.length === 0) return true;
    if (open.length > left) return false;
    const place = mostConstrained(open);
    return shapes.some((shape) => {
      if (shape.left === 0) return false;
      shape.left--;
      left--;
      const isClosed = layAt(place, shape);
      left++;
      shape.left++;
      return isClosed;
    });
  };
  return search();
};

const mostConstrained = (open: readonly Constraint[]): Constraint =>
  open.reduce((one, other) => (knownEdges(other) > knownEdges(one) ? other : one));

const knownEdges = ({ lines, blank }: Constraint): number => countEdges(lines | blank);

/** Cards by shape, those with the fewest lines first: they close the most. */
const shapesOf = (cards: readonly Card[]): readonly Shape[] => {
  const types = Map.groupBy(cards.map(cardTypeOf), ({ turned }) => turned.map(({ lines }) => lines).join());
  return [...types.values()]
    .flatMap((same) =>
      same[0] === undefined ? [] : [{ turned: same[0].turned, lines: same[0].lines, left: same.length }],
    )
    .toSorted((one, other) => one.lines - other.lines);
};
