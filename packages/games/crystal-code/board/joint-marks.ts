import { holds } from '../rules/tiles.ts';
import { cornersOf, distance, type Point, TILE_RADIUS } from './pentagon-geometry.ts';
import { type Arrangement, faceOf, type Joint, jointsOf, middleOf, tileAt } from './tile-arrangement.ts';

/** Two touching sides as they are marked on the stage. */
export interface JointMark extends Joint {
  /** How many symbols the two sides show. */
  readonly counts: readonly [number, number];
  /** Whether the two hold together (XC7). Only shown with help. */
  readonly holds: boolean;
  /** The line they share. */
  readonly line: readonly [Point, Point];
  /** Where their symbols are counted: in the corner beside the line that no tile covers. */
  readonly mark: Point;
}

/** How far beyond the end of the shared line its mark stands. */
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
      holds: holds(...faces),
      line: [from, to],
      mark: ends.find(isOpen) ?? middleOf([from, to]),
    };
  });

/** A place a little further along a line. */
const beyond = (from: Point, to: Point): Point => {
  const factor = 1 + MARK_OFFSET / distance(from, to);
  return { x: from.x + (to.x - from.x) * factor, y: from.y + (to.y - from.y) * factor };
};
