import { type Grade, gradeOf, type Lexicon } from '../rules/lexicon/lexicon.ts';
import { barOf } from '../rules/passwords.ts';
import { DIRECTIONS, type Place } from '../rules/state.ts';
import type { Walk } from '../rules/walks.ts';
import { branchOf } from './dictionary-branch.ts';
import {
  aheadOf,
  choicesOf,
  letterAt,
  mostStones,
  type Play,
  type Position,
  setAhead,
  type Worth,
  walked,
} from './position.ts';
import { isReached, reachOf } from './reachable-sets.ts';
import { wordsAlong } from './words-along.ts';

export interface Search {
  /** The highest grade of words to use (default 4, which excludes words that are never suggested). */
  readonly grade?: Grade;
  /** The number of plays, each on a different set of safes (default 1). */
  readonly limit?: number;
  readonly worth?: Worth;
}

/**
 * The best plays of a position over the whole dictionary, best first, each with a common and short word. It searches sets
 * of safes instead of words, as there are only 127: one pass over the dictionary per first letter tells which sets are
 * reachable, and words are looked up only for the best of those.
 */
export const bestPlays = (lexicon: Lexicon, position: Position, search: Search = {}): readonly Play[] => {
  const { grade = 4, limit = 1, worth = mostStones(position.circle) } = search;
  const bar = barOf(position.used, lexicon.language);
  const accepts = (word: string) => bar(word) === undefined;
  const waysTo = reachable(lexicon, position, grade);
  const plays: Play[] = [];
  for (const choice of choicesOf(position, worth)) {
    if (plays.length >= limit) break;
    const found = commonest(lexicon, position, { ways: waysTo(choice.safes), grade, accepts });
    if (found === undefined) continue;
    plays.push({ word: found.word, direction: found.direction, safes: found.safes, worth: choice.worth });
  }
  return plays;
};

export type WaysTo = (safes: readonly Place[]) => readonly Walk[];

/** Finds the walks over a set of safes that some word allows. */
export const reachable = (lexicon: Lexicon, { circle }: Pick<Position, 'circle'>, grade: Grade): WaysTo => {
  const reaches = circle.map((safe, start) => {
    if (safe === null) return undefined;
    const [clockwise, anticlockwise] = [aheadOf(circle, start, 'clockwise'), aheadOf(circle, start, 'anticlockwise')];
    return reachOf(branchOf(lexicon, letterAt(circle, start)), { clockwise, anticlockwise }, grade);
  });
  return (safes) =>
    safes.flatMap((start) =>
      DIRECTIONS.flatMap((direction) => {
        const reach = reaches[start]?.[direction];
        return reach && isReached(reach, setAhead(safes, start, direction))
          ? [{ direction, safes: walked(safes, start, direction) }]
          : [];
      }),
    );
};

interface WordSearch {
  readonly ways: readonly Walk[];
  readonly grade: Grade;
  accepts(word: string): boolean;
}

/** A pass stops at this many candidates; a second pass then looks for common words only. */
const MAX_CANDIDATE_WORDS = 48;
const MAX_COMMON_GRADE: Grade = 2;

type Found = Walk & { readonly word: string; readonly rarity: number };

/** The most common allowed word for one of these walks; ties go to the shortest. */
export const commonest = (
  lexicon: Lexicon,
  { circle }: Pick<Position, 'circle'>,
  { ways, grade, accepts }: WordSearch,
): Found | undefined => {
  const find = (upTo: Grade): readonly Found[] => {
    const found: Found[] = [];
    for (const walk of ways) {
      const most = MAX_CANDIDATE_WORDS - found.length;
      if (most === 0) break;
      const letters = walk.safes.map((place) => letterAt(circle, place));
      const words = wordsAlong(branchOf(lexicon, letters[0] ?? 0), letters, { grade: upTo, most, accepts });
      found.push(...words.map((word) => ({ ...walk, word, rarity: rarityOf(lexicon, word) })));
    }
    return found;
  };
  const some = find(grade);
  const common = some.length < MAX_CANDIDATE_WORDS || grade <= MAX_COMMON_GRADE ? [] : find(MAX_COMMON_GRADE);
  return [...common, ...some].sort((a, b) => a.rarity - b.rarity)[0];
};

const rarityOf = (lexicon: Lexicon, word: string): number => 100 * (gradeOf(lexicon, word) ?? 0) + word.length;
