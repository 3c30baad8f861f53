import { ok, type Puzzles, type Result, refuse } from '@sesame/kernel';
import { loadLexicon } from '../rules/lexicon/load.ts';
import { parseMove } from '../rules/moves.ts';
import { say } from '../rules/say.ts';
import type { Circle, Direction, Move, Place, State } from '../rules/state.ts';
import { goneWith } from '../search/position.ts';
import { bestWalkOf } from './best-words.ts';
import { findWords, type WordPuzzle, type WordSolution } from './find.ts';

export type WordAnswer = Extract<Move, { type: 'word' }>;

/** A word with its best walk, and what that does. */
export interface ShownWord {
  readonly word: string;
  readonly direction: Direction;
  readonly safes: readonly Place[];
  /** Stones of the player that leave the circle. */
  readonly gone: number;
}

export interface WordReview {
  readonly circle: Circle;
  /** Missing if the player gave up. */
  readonly own?: ShownWord;
  readonly best: ShownWord;
  /** Other familiar words that do as much. */
  readonly others: readonly string[];
}

/** PW23: find the best word. An answer has the shape of a `word` move; of its word, the best walk counts. */
export const puzzles: Puzzles<State, WordPuzzle, WordSolution, WordAnswer, WordReview> = {
  optionsIn: (language) => ({ language }),
  find: findWords,
  prepare: async ({ language, dictionary }) => void (await loadLexicon(language, dictionary)),
  parseAnswer: (json) => {
    const move = parseMove(json);
    if (!move.ok) return move;
    return move.value.type === 'word' ? ok(move.value) : refuse('malformed', 'The answer is a word.');
  },
  judge: ({ puzzle, solution }, answer): Result<boolean> => {
    const said = say(stateOf(puzzle), puzzle.seat, answer);
    if (!said.ok) return said;
    return ok((walkOf(puzzle, answer.word)?.worth ?? 0) >= solution.worth);
  },
  review: ({ puzzle, solution }, answer) => {
    const own = answer && shownWord(puzzle, answer.word);
    const isBest = answer !== undefined && (walkOf(puzzle, answer.word)?.worth ?? 0) >= solution.worth;
    const [word = ''] = solution.words;
    const best = isBest && own ? own : shownWord(puzzle, word);
    return {
      circle: puzzle.circle,
      ...(own && { own }),
      best,
      others: solution.words.filter((one) => one !== best.word),
    };
  },
};

const walkOf = ({ circle, hands, seat }: WordPuzzle, word: string) =>
  bestWalkOf({ circle, hand: hands[seat] ?? 0 }, seat, word);

const shownWord = (puzzle: WordPuzzle, word: string): ShownWord => {
  const { direction = 'clockwise', safes = [] } = walkOf(puzzle, word) ?? {};
  return { word, direction, safes, gone: goneWith(puzzle.circle, safes, puzzle.seat) };
};

/** The position as a match. Words that don't count are refused (PW13). */
export const stateOf = ({ language, dictionary, hands, circle, turns, seat }: WordPuzzle): State => ({
  options: { language, strict: false, equalTurns: false, dictionary },
  seats: hands.map((hand) => ({ hand, box: 0, cards: [] })),
  circle,
  pile: [],
  starter: seat,
  turns,
  beginners: [],
  proposals: [],
});
