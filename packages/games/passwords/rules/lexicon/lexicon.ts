import { below, type Rng } from '@sesame/kernel';
import type { Language, Letter } from '../state.ts';

/**
 * How common a word is: 1 the most common, 4 the rarest, 5 a word that counts but that nobody should propose.
 * What the grades stand for in each language is written in LICENCES.md beside the dictionaries.
 */
export const GRADES = [1, 2, 3, 4, 5] as const;
export type Grade = (typeof GRADES)[number];

/**
 * A dictionary as a graph: from its root every word is a path of letters, and words share their ends as well as
 * their beginnings. Nodes are numbered so that every edge leads to a smaller number; the root is the last.
 */
export interface Lexicon {
  readonly language: Language;
  /** Where the edges of a node begin; those of node n end where those of n + 1 begin. */
  readonly from: Int32Array;
  /** The node an edge leads to, times 32, plus its letter: 0 for a. In the order of the alphabet. */
  readonly edges: Int32Array;
  /** The grade of the word that ends in a node, 0 if none does. */
  readonly grades: Uint8Array;
  /** How many words go on from a node, the one that ends there included. */
  readonly counts: Int32Array;
}

const A = 97;

export const rootOf = ({ grades }: Lexicon): number => grades.length - 1;

/** The number of a letter, large or small: 0 for a. */
export const numberOf = (letter: Letter): number => letter.toLowerCase().charCodeAt(0) - A;

export const letterOf = (number: number): string => String.fromCharCode(A + number);

/** The node that a letter leads to; undefined if no word goes on like that. */
export const follow = ({ from, edges }: Lexicon, node: number, letter: number): number | undefined => {
  const end = from[node + 1] ?? 0;
  for (let at = from[node] ?? 0; at < end; at++) {
    const edge = edges[at] ?? 0;
    if ((edge & 31) === letter) return edge >> 5;
  }
  return undefined;
};

/** How common a word is; undefined if it is not in the dictionary. */
export const gradeOf = (lexicon: Lexicon, word: string): Grade | undefined => {
  let node: number | undefined = rootOf(lexicon);
  for (let at = 0; at < word.length && node !== undefined; at++) {
    node = follow(lexicon, node, word.charCodeAt(at) - A);
  }
  const grade = node === undefined ? 0 : lexicon.grades[node];
  return GRADES.find((one) => one === grade);
};

/** A word that begins with a letter, all equally likely; undefined if there is none. */
export const randomWord = (lexicon: Lexicon, first: Letter, rng: Rng): string | undefined => {
  const start = follow(lexicon, rootOf(lexicon), numberOf(first));
  const count = start === undefined ? 0 : (lexicon.counts[start] ?? 0);
  if (start === undefined || count === 0) return undefined;
  return letterOf(numberOf(first)) + wordBelow(lexicon, start, below(rng, count));
};

/** What remains of the word at a place in the order of the alphabet, from a node on. */
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

/** All words, in the order of the alphabet: a long list, for tests and comparisons. */
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
