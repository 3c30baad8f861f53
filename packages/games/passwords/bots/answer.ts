import { follow, type Lexicon, rootOf } from '../rules/lexicon/lexicon.ts';
import { lexiconOf } from '../rules/lexicon/load.ts';
import { openProposal } from '../rules/proposals.ts';
import type { Move, View } from '../rules/state.ts';

/**
 * PW21: the answer of every bot to a proposed word. It agrees if the word could be one, once per player: more often would
 * invite players to invent words.
 */
export const answerTo = (view: View): Move => {
  const proposal = openProposal(view);
  const isFirst = !view.proposals?.some(({ seat, result }) => seat === proposal?.seat && result === 'allowed');
  const lexicon = lexiconOf(view.options.language, view.options.dictionary);
  return { type: 'answer', allows: proposal !== undefined && isFirst && looksLikeWord(lexicon, proposal.word) };
};

/** Whether a word starts and ends like words of the dictionary, and all three letters in a row occur in some word. */
export const looksLikeWord = (lexicon: Lexicon, word: string): boolean => {
  const numbers = [...word].map((letter) => letter.charCodeAt(0) - 97);
  const { triples, ends } = patternsOf(lexicon);
  const start = numbers
    .slice(0, 3)
    .reduce<number | undefined>(
      (node, number) => (node === undefined ? undefined : follow(lexicon, node, number)),
      rootOf(lexicon),
    );
  const isPattern = (_: number, at: number) => at < 2 || triples.has(keyOf(numbers.slice(at - 2, at + 1)));
  return start !== undefined && ends.has(keyOf(numbers.slice(-2))) && numbers.every(isPattern);
};

interface Patterns {
  /** Three letters in a row, as one number. */
  readonly triples: ReadonlySet<number>;
  /** The last two letters of words. */
  readonly ends: ReadonlySet<number>;
}

const keyOf = (letters: readonly number[]): number => letters.reduce((key, letter) => 32 * key + letter, 0);

const cache = new WeakMap<Lexicon, Patterns>();

const patternsOf = (lexicon: Lexicon): Patterns => {
  const patterns = cache.get(lexicon) ?? collect(lexicon);
  cache.set(lexicon, patterns);
  return patterns;
};

/** Three edges in a row are three letters of some word. */
const collect = ({ from, edges, grades }: Lexicon): Patterns => {
  const triples = new Set<number>();
  const ends = new Set<number>();
  const edgesOf = (node: number) => edges.subarray(from[node], from[node + 1]);
  for (let node = 0; node < grades.length; node++) {
    for (const first of edgesOf(node)) {
      for (const second of edgesOf(first >> 5)) {
        const pair = keyOf([first & 31, second & 31]);
        if (grades[second >> 5] !== 0) ends.add(pair);
        for (const third of edgesOf(second >> 5)) triples.add(32 * pair + (third & 31));
      }
    }
  }
  return { triples, ends };
};
