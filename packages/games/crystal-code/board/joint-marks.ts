import { holds } from '../rules/tiles.ts';
import { cornersOf, distance, type Point, TILE_RADIUS } from './pentagon-geometry.ts';
import { type Arrangement, faceOf, type Joint, jointsOf, middleOf, tileAt } from './tile-arrangement.ts';

/** A joint with its symbol counts and drawing positions. */
export interface JointMark extends Joint {
  /** Symbol counts of the two sides. */
  readonly counts: readonly [number, number];
  /** Whether the sides show the same kind of symbol. */
  readonly isSameKind: boolean;
  /** Whether the sides match (XC7). */
  readonly holds: boolean;
  /** The shared edge. */
  readonly line: readonly [Point, Point];
  /** Position of the sum: beside the shared edge, where no tile covers it. */
  readonly mark: Point;
}

/** Distance of the sum from the end of the shared edge. */
const MARK_OFFSET = 17;

export const marksOf = (tiles: Arrangement): readonly JointMark[] =>
  jointsOf(tiles).map((joint) => {
    const { one, other } = joint;
    const corners = cornersOf(tileAt(tiles, one.at));
    const [from, to] = [corners[one.side], corners[(one.side + 1) % corners.length]];
    if (from === undefined || to === undefined) throw new Error('a side without corners');
    const faces = [faceOf(tiles, one), faceOf(tiles, other)] as const;
    const ends = [beyond(to, from), beyond(from, to)].toSorted((a, b) => a.y - b.y);
    const isOpen = (spot: Point) => tiles.every((tile) => distance(tile, spot) > TILE_RADIUS * 0.92);
    return {
      ...joint,
      counts: [faces[0].count, faces[1].count],
      isSameKind: faces[0].kind === faces[1].kind,
      holds: holds(...faces),
      line: [from, to],
      mark: ends.find(isOpen) ?? middleOf([from, to]),
    };
  });

/** Joints in the order of a row of tiles; others come last. */
export const inRowOrder = (marks: readonly JointMark[], row: readonly number[] = []): readonly JointMark[] => {
  const placeOf = ({ one, other }: JointMark) => {
    const places = [row.indexOf(one.at), row.indexOf(other.at)];
    return places.includes(-1) ? row.length : Math.min(...places);
  };
  return marks.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** Point beyond the end of a line. */
const beyond = (from: Point, to: Point): Point => {
  const factor = 1 + MARK_OFFSET / distance(from, to);
  return { x: from.x + (to.x - from.x) * factor, y: from.y + (to.y - from.y) * factor };
};
