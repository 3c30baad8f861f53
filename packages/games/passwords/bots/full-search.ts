import type { Thought } from '@sesame/kernel';
import { lexiconOf } from '../rules/lexicon/load.ts';
import { usedWords } from '../rules/passwords.ts';
import type { Move, View } from '../rules/state.ts';
import { bestPlays, type Search } from '../search/best-plays.ts';
import type { Position } from '../search/position.ts';

/** The position of a seat for the word search. */
const positionOf = (view: View, { seat }: Thought): Position => ({
  circle: view.circle,
  hand: view.seats[seat]?.hand ?? 0,
  used: usedWords(view.turns),
});

/** The best play in the dictionary; a pass if no word is allowed. */
export const playBestFound = (view: View, thought: Thought, search: Search): Move => {
  const [best] = bestPlays(
    lexiconOf(view.options.language, view.options.dictionary),
    positionOf(view, thought),
    search,
  );
  if (best === undefined) return { type: 'pass' };
  const { word, direction, safes } = best;
  return { type: 'word', word, direction, safes };
};
