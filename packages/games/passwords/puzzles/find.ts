import type { FoundPuzzle, Position, Seat } from '@sesame/kernel';
import { turnOf } from '../rules/flow.ts';
import { lexiconOf } from '../rules/lexicon/load.ts';
import { usedWords } from '../rules/passwords.ts';
import { reasonOf } from '../rules/score.ts';
import type { Circle, Language, State, Turn } from '../rules/state.ts';
import { bestWordsOf } from './best-words.ts';

/** A turn of a match: the circle, the player's stones and the words that were used. */
export interface WordPuzzle {
  readonly language: Language;
  readonly dictionary: number;
  readonly seat: Seat;
  /** Stones in hand, by seat. */
  readonly hands: readonly number[];
  readonly circle: Circle;
  readonly turns: readonly Turn[];
}

export interface WordSolution {
  /** What the best word is worth. */
  readonly worth: number;
  /** The best words that most people know, the commonest first. */
  readonly words: readonly string[];
}

/** With more familiar words than this one is found at once. */
const MAX_BEST_WORDS = 24;

/** PW23: turns in which the best word takes some finding, and is one that people know. */
export const findWords = (
  positions: readonly Position<State, unknown, unknown>[],
): readonly FoundPuzzle<WordPuzzle, WordSolution>[] => {
  const found: FoundPuzzle<WordPuzzle, WordSolution>[] = [];
  for (const [index, { ply, state }] of positions.entries()) {
    const isTurn = (positions[index + 1]?.state.turns.length ?? 0) > state.turns.length;
    if (!isTurn || state.starter === undefined || reasonOf(state) !== undefined) continue;
    const posed = puzzleAt(state);
    // Often the best word stays the best for a while.
    const isNew = found.every(({ solution }) => solution.words[0] !== posed?.solution.words[0]);
    if (posed !== undefined && isNew) found.push({ ply, ...posed });
  }
  return found;
};

const puzzleAt = (state: State) => {
  const { options, circle, seats, turns } = state;
  const seat = turnOf(state);
  const position = { circle, hand: seats[seat]?.hand ?? 0, used: usedWords(turns) };
  const { language, dictionary } = options;
  const best = bestWordsOf(lexiconOf(language, dictionary), position, { seat, limit: MAX_BEST_WORDS + 1 });
  const words = best?.familiar ?? [];
  if (best === undefined || words.length === 0 || words.length > MAX_BEST_WORDS) return undefined;
  return {
    seat,
    language,
    puzzle: { language, dictionary, seat, hands: seats.map(({ hand }) => hand), circle, turns },
    solution: { worth: best.worth, words },
    difficulty: difficultyOf(words.length),
  };
};

/** Each halving of the number of words makes it as much harder. */
const difficultyOf = (words: number): number => Math.round(1800 - 120 * Math.log2(words));
