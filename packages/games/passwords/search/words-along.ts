import { type Grade, letterOf } from '../rules/lexicon/lexicon.ts';
import type { DictionaryBranch } from './dictionary-branch.ts';

interface Wanted {
  readonly grade: Grade;
  /** The maximum number of words. */
  readonly most: number;
  accepts(word: string): boolean;
}

/**
 * Words that start with the first of these letters and contain the others in this order, sorted alphabetically. The
 * branch must be that of the first letter.
 */
export const wordsAlong = (branch: DictionaryBranch, letters: readonly number[], wanted: Wanted): readonly string[] => {
  const [first = 0, ...rest] = letters;
  const needs = needsOf(branch, rest, wanted.grade);
  const found: string[] = [];
  const go = (node: number, start: string, matched: number): void => {
    const grade = branch.grades[node] ?? 0;
    if (matched === rest.length && grade !== 0 && grade <= wanted.grade && wanted.accepts(start)) found.push(start);
    for (const edge of branch.edges.subarray(branch.from[node], branch.from[node + 1])) {
      if (found.length >= wanted.most) return;
      const letter = edge & 31;
      const now = rest[matched] === letter ? matched + 1 : matched;
      if ((needs[edge >> 5] ?? UNREACHABLE) <= now) go(edge >> 5, start + letterOf(letter), now);
    }
  };
  const root = branch.grades.length - 1;
  if ((needs[root] ?? UNREACHABLE) === 0) go(root, letterOf(first), 0);
  return found;
};

const UNREACHABLE = 255;

/** By node: how many letters must be matched before it for some word below it to match the rest. */
const needsOf = ({ from, edges, grades }: DictionaryBranch, letters: readonly number[], grade: Grade): Uint8Array => {
  const needs = new Uint8Array(grades.length);
  for (let node = 0; node < grades.length; node++) {
    const own = grades[node] as number;
    let least = own !== 0 && own <= grade ? letters.length : UNREACHABLE;
    const end = from[node + 1] as number;
    for (let at = from[node] as number; at < end; at++) {
      const edge = edges[at] as number;
      const need = needs[edge >> 5] as number;
      const now = need > 0 && letters[need - 1] === (edge & 31) ? need - 1 : need;
      if (now < least) least = now;
    }
    needs[node] = least;
  }
  return needs;
};
