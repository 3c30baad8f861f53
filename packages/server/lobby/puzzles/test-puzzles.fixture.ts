import { type AnyPuzzles, ok, type Puzzles, refuse } from '@sesame/kernel';
import type { AnyFoundPuzzle } from './find-task.ts';
import type { PuzzleFinder } from './finder.ts';

/** Find a number: the puzzle is its name, the solution the number. */
const NUMBERS: Puzzles<unknown, string, number, number, { readonly number: number }> = {
  find: () => [],
  parseAnswer: (json) => (typeof json === 'number' ? ok(json) : refuse('malformed', 'An answer is a number.')),
  judge: ({ solution }, answer) =>
    answer > 99 ? refuse('malformed', 'Numbers go up to 99.') : ok(answer === solution),
  review: ({ solution }) => ({ number: solution }),
};

/** The same puzzles in a language. */
const WORDS = { ...NUMBERS, optionsIn: (language: string) => ({ language }) };

export const GAME = 'crack-the-code';
export const WORD_GAME = 'passwords';

export const puzzlesOf = async (game: string): Promise<AnyPuzzles | undefined> =>
  ({ [GAME]: NUMBERS as AnyPuzzles, [WORD_GAME]: WORDS as AnyPuzzles })[game];

/** A puzzle whose solution is 7. */
export const foundPuzzle = (name: string, more: Partial<AnyFoundPuzzle> = {}): AnyFoundPuzzle => ({
  ply: 5,
  seat: 1,
  puzzle: name,
  solution: 7,
  difficulty: 1500,
  ...more,
});

/** A finder that counts what it was asked for: a match has four puzzles, one between bots has one. */
export const makeTestFinder = (): PuzzleFinder & { readonly asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    find: async (task) => {
      asked.push('record' in task ? 'record' : `bots ${task.language ?? ''}`);
      const language = 'record' in task || task.language === undefined ? {} : { language: task.language };
      const count = 'record' in task ? 4 : 1;
      return Array.from({ length: count }, (_, i) =>
        foundPuzzle(`${asked.length} ${i}`, { difficulty: 1_400 + 50 * i + asked.length, ...language }),
      );
    },
    close: async () => {},
  };
};
