import type { Chain, Side, Tile } from '../rules/pieces.ts';
import { type Arrangement, groupOf, jointsOf, posedChain, type TileSide } from './tile-arrangement.ts';
import { type Plane, startLayout, tidied } from './tile-layout.ts';
import { attached, type End, joined, slid, turned } from './tile-moves.ts';

/** The player's tiles as arranged so far, and the selection. */
export interface RaceDraft {
  readonly plane: Plane;
  readonly tiles: Arrangement;
  readonly chosen?: number;
  /** Selected side; joined to the next side of another tile that is tapped. */
  readonly marked?: TileSide;
  /** Previously selected tile: the first of a row that is started by keyboard. */
  readonly before?: number;
}

export type RaceEdit =
  /** Selects a tile; a selected side of another one stays, to be joined. `isRead`: its name has just been read out. */
  | { readonly type: 'choose'; readonly at: number; readonly isRead?: true }
  /** Taps a side of a tile; the second tap joins the two. */
  | { readonly type: 'tap'; readonly at: number; readonly side: Side }
  | { readonly type: 'turn'; readonly at: number; readonly fifths: number }
  | { readonly type: 'attach'; readonly end: End }
  | { readonly type: 'slide'; readonly by: 1 | -1 }
  /** Takes the selected tile out of its row. */
  | { readonly type: 'loosen' }
  /** Drops dragged tiles; `at` was held. */
  | { readonly type: 'drop'; readonly tiles: Arrangement; readonly at: number }
  | { readonly type: 'leave' }
  | { readonly type: 'plane'; readonly plane: Plane };

/** The tiles as dealt, some of them perhaps chained already. */
export const newRaceDraft = (tiles: readonly Tile[], plane: Plane, laid: Chain = []): RaceDraft => {
  const start = startLayout(tiles, plane);
  if (laid.length === 0) return { plane, tiles: start };
  const posed = posedChain(laid, CHAIN_TURN);
  const placed = start.map((loose) => posed.find(({ tile }) => tile === loose.tile) ?? loose);
  return { plane, tiles: tidied(placed, plane) };
};

/** Turn of the first tile of a chain that is laid for the player, in degrees. */
export const CHAIN_TURN = 18;

/** Selects a tile and remembers the previous one. */
const choosing = ({ plane, tiles, chosen, before }: RaceDraft, at: number): RaceDraft => {
  const last = chosen === undefined || chosen === at ? before : chosen;
  return { plane, tiles, chosen: at, ...(last !== undefined && { before: last }) };
};

const laid = (draft: RaceDraft, tiles: Arrangement, at: number): RaceDraft =>
  tiles === draft.tiles ? draft : choosing({ ...draft, tiles: tidied(tiles, draft.plane, at) }, draft.chosen ?? at);

/** Reducer; impossible edits return the same draft. */
export const applyRaceEdit = (draft: RaceDraft, edit: RaceEdit): RaceDraft => {
  const { tiles, chosen, before, plane } = draft;
  switch (edit.type) {
    case 'choose':
      return { ...choosing(draft, edit.at), ...(draft.marked && { marked: draft.marked }) };
    case 'tap':
      return tapped(draft, edit.at, edit.side);
    case 'turn':
      return { ...choosing(draft, edit.at), tiles: turned(tiles, edit.at, edit.fifths) };
    case 'attach':
      return chosen === undefined ? draft : laid(draft, attached(tiles, chosen, edit.end, before), chosen);
    case 'slide':
      return chosen === undefined ? draft : laid(draft, slid(tiles, chosen, edit.by), chosen);
    case 'loosen':
      return chosen === undefined ? draft : laid(draft, loosened(draft, chosen), chosen);
    case 'drop':
      return choosing({ ...draft, tiles: tidied(edit.tiles, plane, edit.at) }, edit.at);
    case 'leave':
      return { plane, tiles, ...(before !== undefined && { before }) };
    case 'plane':
      return replaned(draft, edit.plane);
  }
};

const tapped = (draft: RaceDraft, at: number, side: Side): RaceDraft => {
  const { marked } = draft;
  const here: TileSide = { at, side };
  if (marked === undefined || marked.at === at) return { ...choosing(draft, at), marked: here };
  const next = joined(draft.tiles, marked, here);
  return next === undefined ? { ...choosing(draft, at), marked: here } : laid(draft, next, marked.at);
};

/** Moves a tile out of its row. */
const loosened = ({ tiles, plane }: RaceDraft, at: number): Arrangement => {
  if (groupOf(jointsOf(tiles), at).length === 1) return tiles;
  const spot = plane.spots[at] ?? { x: 0, y: 0 };
  return tiles.map((placed, i) => (i === at ? { ...placed, ...spot, turn: placed.turn + 7 } : placed));
};

/** Switches the plane; tiles that were not moved yet are laid out again. */
const replaned = (draft: RaceDraft, plane: Plane): RaceDraft => {
  if (plane === draft.plane) return draft;
  const hand = draft.tiles.map(({ tile }) => tile);
  const untouched = JSON.stringify(draft.tiles) === JSON.stringify(startLayout(hand, draft.plane));
  return { ...draft, plane, tiles: untouched ? startLayout(hand, plane) : tidied(draft.tiles, plane) };
};
