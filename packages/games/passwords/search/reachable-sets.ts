import type { Grade } from '../rules/lexicon/lexicon.ts';
import type { DictionaryBranch } from './dictionary-branch.ts';

/**
 * The sets of places that words can reach from a start. The six places ahead are numbered from 5, the nearest, to 0, the
 * farthest; a set of places has six bits, and a set of such sets has 64 bits, stored in two halves.
 */
export interface Reach {
  readonly low: number;
  readonly high: number;
}

/** The letters of the six places ahead, nearest first: 0 for a, 31 for an empty place. */
export type Ahead = readonly number[];

export const EMPTY_PLACE = 31;

/** Whether a set of places ahead can be reached. */
export const isReached = ({ low, high }: Reach, set: number): boolean =>
  (((set < 32 ? low : high) >>> (set & 31)) & 1) === 1;

const CLOCKWISE = 0;
const ANTICLOCKWISE = 2;

/** Reach of every node in both directions, four numbers per node. Reused, as only one search runs at a time. */
let table = new Int32Array(0);

/**
 * The sets that words of a branch up to a grade can reach, clockwise and anticlockwise. Dynamic programming from the ends
 * of the words: a node reaches what its children reach and, over an edge whose letter lies ahead, that place combined
 * with any reached set of farther places. As nearer places are higher bits, this takes one mask and one shift.
 */
export const reachOf = (
  branch: DictionaryBranch,
  ahead: { readonly clockwise: Ahead; readonly anticlockwise: Ahead },
  grade: Grade,
): { readonly clockwise: Reach; readonly anticlockwise: Reach } => {
  const last = 4 * (branch.grades.length - 1);
  if (table.length < last + 4) table = new Int32Array(last + 4);
  sweep(branch, { forth: placesOf(ahead.clockwise), back: placesOf(ahead.anticlockwise), grade, table });
  const at = (direction: number): Reach =>
    last < 0 ? { low: 0, high: 0 } : { low: table[last + direction] ?? 0, high: table[last + direction + 1] ?? 0 };
  return { clockwise: at(CLOCKWISE), anticlockwise: at(ANTICLOCKWISE) };
};

/** By letter: the places ahead that show it. */
const placesOf = (ahead: Ahead): Uint8Array => {
  const places = new Uint8Array(32);
  for (const [index, letter] of ahead.entries()) {
    if (letter !== EMPTY_PLACE) places[letter] = (places[letter] ?? 0) | (32 >> index);
  }
  return places;
};

interface Sweep {
  readonly forth: Uint8Array;
  readonly back: Uint8Array;
  readonly grade: Grade;
  readonly table: Int32Array;
}

/** The inner loop of the search: a few operations per edge. */
const sweep = ({ from, edges, grades }: DictionaryBranch, { forth, back, grade, table }: Sweep): void => {
  for (let node = 0; node < grades.length; node++) {
    const own = grades[node] as number;
    const word = own !== 0 && own <= grade ? 1 : 0;
    let low = word;
    let high = 0;
    let lowBack = word;
    let highBack = 0;
    const end = from[node + 1] as number;
    for (let at = from[node] as number; at < end; at++) {
      const edge = edges[at] as number;
      const to = (edge >> 5) << 2;
      const next = table[to] as number;
      const nextBack = table[to + ANTICLOCKWISE] as number;
      low |= next;
      high |= table[to + 1] as number;
      lowBack |= nextBack;
      highBack |= table[to + ANTICLOCKWISE + 1] as number;
      const places = forth[edge & 31] as number;
      if (places === 0) continue;
      if ((places & 32) !== 0) high |= next;
      low |= nearer(next, places);
      const placesBack = back[edge & 31] as number;
      if ((placesBack & 32) !== 0) highBack |= nextBack;
      lowBack |= nearer(nextBack, placesBack);
    }
    table[4 * node] = low;
    table[4 * node + 1] = high;
    table[4 * node + ANTICLOCKWISE] = lowBack;
    table[4 * node + ANTICLOCKWISE + 1] = highBack;
  }
};

/** Adds each of these places to the sets of farther places, within the low half. */
const nearer = (sets: number, places: number): number => {
  let added = 0;
  if ((places & 16) !== 0) added |= sets << 16;
  if ((places & 8) !== 0) added |= (sets & 0xff) << 8;
  if ((places & 4) !== 0) added |= (sets & 0xf) << 4;
  if ((places & 2) !== 0) added |= (sets & 3) << 2;
  if ((places & 1) !== 0) added |= (sets & 1) << 1;
  return added;
};
