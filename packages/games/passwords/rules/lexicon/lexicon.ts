import { below, type Rng } from '@sesame/kernel';
import type { Language, Letter } from '../state.ts';

/**
 * How common a word is: 1 is common, 4 is rare, 5 is valid but never suggested. LICENCES.md describes the grades of
 * each language.
 */
export const GRADES = [1, 2, 3, 4, 5] as const;
export type Grade = (typeof GRADES)[number];

/**
 * A dictionary as a directed acyclic word graph (DAWG). Every edge leads to a node with a smaller number; the root has
 * the largest.
 */
export interface Lexicon {
  readonly language: Language;
  /** The index of a node's first edge; the edges of node n end at `from[n + 1]`. */
  readonly from: Int32Array;
  /** Target node times 32 plus the letter (0 for a), sorted by letter. */
  readonly edges: Int32Array;
  /** The grade of the word that ends at a node; 0 if none does. */
  readonly grades: Uint8Array;
  /** The number of words below a node, including one that ends there. */
  readonly counts: Int32Array;
}

const A = 97;

export const rootOf = ({ grades }: Lexicon): number => grades.length - 1;

/** The number of a letter in either case: 0 for a. */
export const numberOf = (letter: Letter): number => letter.toLowerCase().charCodeAt(0) - A;

export const letterOf = (number: number): string => String.fromCharCode(A + number);

/** The node that a letter leads to; undefined if there is none. */
export const follow = ({ from, edges }: Lexicon, node: number, letter: number): number | undefined => {
  const end = from[node + 1] ?? 0;
  for (let at = from[node] ?? 0; at < end; at++) {
    const edge = edges[at] ?? 0;
    if ((edge & 31) === letter) return edge >> 5;
  }
  return undefined;
};

/** The grade of a word; undefined if it is not in the dictionary. */
export const gradeOf = (lexicon: Lexicon, word: string): Grade | undefined => {
  let node: number | undefined = rootOf(lexicon);
  for (let at = 0; at < word.length && node !== undefined; at++) {
    node = follow(lexicon, node, word.charCodeAt(at) - A);
  }
  const grade = node === undefined ? 0 : lexicon.grades[node];
  return GRADES.find((one) => one === grade);
};

/** A uniformly random word with this first letter; undefined if there is none. */
export const randomWord = (lexicon: Lexicon, first: Letter, rng: Rng): string | undefined => {
  const start = follow(lexicon, rootOf(lexicon), numberOf(first));
  const count = start === undefined ? 0 : (lexicon.counts[start] ?? 0);
  if (start === undefined || count === 0) return undefined;
  return letterOf(numberOf(first)) + wordBelow(lexicon, start, below(rng, count));
};

/** The rest of the n-th word below a node, in alphabetical order. */
const wordBelow = ({ from, edges, grades, counts }: Lexicon, start: number, place: number): string => {
  let [node, left, rest] = [start, place, ''];
  while (left > 0 || grades[node] === 0) {
    if (grades[node] !== 0) left -= 1;
    let at = from[node] ?? 0;
    let edge = edges[at] ?? 0;
    for (let passed = counts[edge >> 5] ?? 0; left >= passed; passed = counts[edge >> 5] ?? 0) {
      left -= passed;
      at += 1;
      edge = edges[at] ?? 0;
    }
    rest += letterOf(edge & 31);
    node = edge >> 5;
  }
  return rest;
};

/** All words in alphabetical order, for tests and benchmarks. */
export const allWords = (lexicon: Lexicon): readonly string[] => {
  const { from, edges, grades } = lexicon;
  const words: string[] = [];
  const go = (node: number, start: string): void => {
    if (grades[node] !== 0) words.push(start);
    for (const edge of edges.subarray(from[node], from[node + 1])) go(edge >> 5, start + letterOf(edge & 31));
  };
  go(rootOf(lexicon), '');
  return words;
};
