import type { Seat } from '@sesame/kernel';
import { type Grade, gradeOf, type Lexicon } from '../rules/lexicon/lexicon.ts';
import { barOf } from '../rules/passwords.ts';
import { type Walk, walksOf } from '../rules/walks.ts';
import { reachable } from '../search/best-plays.ts';
import { branchOf } from '../search/dictionary-branch.ts';
import { choicesOf, fewestLeft, letterAt, type Position } from '../search/position.ts';
import { wordsAlong } from '../search/words-along.ts';

/** Words up to this grade can be the best, as in the analysis. */
const MAX_GRADE: Grade = 4;
/** Words up to this grade are known to most people. */
const MAX_FAMILIAR_GRADE: Grade = 2;

/** What the best word of a position is worth, and the familiar words that are worth as much, the commonest first. */
export interface BestWords {
  readonly worth: number;
  /** No more of them than asked for. */
  readonly familiar: readonly string[];
}

/** The best words, by the measure of the analysis. At most `limit` of them are looked up. */
export const bestWordsOf = (
  lexicon: Lexicon,
  position: Position,
  { seat, limit }: { readonly seat: Seat; readonly limit: number },
): BestWords | undefined => {
  const { circle, used } = position;
  const bar = barOf(used, lexicon.language);
  const accepts = (word: string) => bar(word) === undefined;
  const waysTo = reachable(lexicon, position, MAX_GRADE);
  const wordsOn = ({ safes }: Walk, wanted: { readonly grade: Grade; readonly most: number }) => {
    const letters = safes.map((place) => letterAt(circle, place));
    return wordsAlong(branchOf(lexicon, letters[0] ?? 0), letters, { ...wanted, accepts });
  };
  const choices = choicesOf(position, fewestLeft(circle, seat));
  const isAny = ({ safes }: { readonly safes: readonly number[] }) =>
    waysTo(safes).some((walk) => wordsOn(walk, { grade: MAX_GRADE, most: 1 }).length > 0);
  const best = choices.find(isAny);
  if (best === undefined) return undefined;
  const walks = choices.filter(({ worth }) => worth === best.worth).flatMap(({ safes }) => waysTo(safes));
  const found = new Set(walks.flatMap((walk) => wordsOn(walk, { grade: MAX_FAMILIAR_GRADE, most: limit })));
  const rarity = (word: string) => 100 * (gradeOf(lexicon, word) ?? MAX_GRADE) + word.length;
  return { worth: best.worth, familiar: [...found].toSorted((a, b) => rarity(a) - rarity(b)).slice(0, limit) };
};

/** The walk of a word that does the most, and its worth. Undefined if no safe shows its first letter. */
export const bestWalkOf = (
  { circle, hand }: Pick<Position, 'circle' | 'hand'>,
  seat: Seat,
  word: string,
): (Walk & { readonly worth: number }) | undefined => {
  const worthOf = fewestLeft(circle, seat);
  return walksOf(circle, word)
    .filter(({ safes }) => safes.length <= hand)
    .map((walk) => ({ ...walk, worth: worthOf(walk.safes) }))
    .toSorted((a, b) => b.worth - a.worth)[0];
};
