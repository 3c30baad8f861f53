import { type Grade, type Lexicon, letterOf, numberOf } from '../rules/lexicon/lexicon.ts';
import type { Letter } from '../rules/state.ts';
import { branchOf } from '../search/dictionary-branch.ts';

/** The words that somebody knows. */
export interface Vocabulary {
  /** The highest grade (rarest words). */
  readonly grade: Grade;
  /** The length of the longest. */
  readonly longest: number;
}

const cache = new WeakMap<Lexicon, Map<string, readonly string[]>>();

/** The words of a vocabulary with this first letter, listed on first use. */
export const wordsWith = (lexicon: Lexicon, first: Letter, known: Vocabulary): readonly string[] => {
  const lists = cache.get(lexicon) ?? new Map<string, readonly string[]>();
  cache.set(lexicon, lists);
  const key = `${first} ${known.grade} ${known.longest}`;
  const words = lists.get(key) ?? list(lexicon, first, known);
  lists.set(key, words);
  return words;
};

const list = (lexicon: Lexicon, first: Letter, { grade, longest }: Vocabulary): readonly string[] => {
  const { from, edges, grades } = branchOf(lexicon, numberOf(first));
  const words: string[] = [];
  const go = (node: number, start: string): void => {
    const own = grades[node] ?? 0;
    if (own !== 0 && own <= grade) words.push(start);
    if (start.length === longest) return;
    for (const edge of edges.subarray(from[node], from[node + 1])) go(edge >> 5, start + letterOf(edge & 31));
  };
  if (grades.length > 0) go(grades.length - 1, first.toLowerCase());
  return words;
};
