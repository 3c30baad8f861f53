import type { Seat } from '@sesame/kernel';
import { type Grade, gradeOf, type Lexicon } from '../rules/lexicon/lexicon.ts';
import type { Circle, Place } from '../rules/state.ts';
import { walksOf } from '../rules/walks.ts';
import { bestPlays, fewestLeft, goneWith, type Play } from '../search/index.ts';
import type { TakenTurn } from './replayed-turns.ts';

/** What a word does. Fewest stones wins, so stones that leave count first, then locked safes, then stones laid. */
export interface Result {
  /** The player’s stones that leave with locked safes. */
  readonly gone: number;
  readonly laid: number;
  readonly worth: number;
}

/** A turn compared with the best word available. */
export interface Judgement extends TakenTurn {
  readonly result: Result;
  /** Stones that the same word could have laid. */
  readonly could: number;
  /** A better word; undefined if there was none. */
  readonly better?: Play;
  /** How common the password is; undefined if it only counts because the others allowed it. */
  readonly grade?: Grade | undefined;
  readonly betterGrade?: Grade | undefined;
  /** What the best word, or the best walk of the same word, would have done. */
  readonly best: Result;
}

const resultOf = (circle: Circle, safes: readonly Place[], seat: Seat): Result => ({
  gone: goneWith(circle, safes, seat),
  laid: safes.length,
  worth: fewestLeft(circle, seat)(safes),
});

/** Compares a turn with the best word that was still allowed. */
export const judge = (lexicon: Lexicon, taken: TakenTurn): Judgement => {
  const { turn, before } = taken;
  const { circle, hand } = before;
  const of = (safes: readonly Place[]) => resultOf(circle, safes, turn.seat);
  const [play] = bestPlays(lexicon, before, { worth: fewestLeft(circle, turn.seat) });
  const result = of(turn.type === 'password' ? turn.safes : []);
  // Grade 5 words are never suggested, but players may play them.
  const own = turn.type === 'password' ? walksOf(circle, turn.word).filter(({ safes }) => safes.length <= hand) : [];
  const could = Math.max(result.laid, ...own.map(({ safes }) => safes.length));
  const best = [play?.safes ?? [], ...own.map(({ safes }) => safes)]
    .map(of)
    .reduce((top, one) => (one.worth > top.worth ? one : top), result);
  const better = play && play.worth > result.worth ? { better: play, betterGrade: gradeOf(lexicon, play.word) } : {};
  const grade = turn.type === 'password' ? { grade: gradeOf(lexicon, turn.word) } : {};
  return { ...taken, result, could, best, ...grade, ...better };
};

/** Whether no word, and no other walk of this word, would have done more. */
export const isBest = ({ result, best }: Judgement): boolean => result.laid > 0 && result.worth === best.worth;

/**
 * How much of the best result a turn reached, from 0 to 1: of the stones that could leave or, if none could, of those
 * that could be laid. Undefined if no word was left.
 */
export const shareOf = ({ result, best }: Judgement): number | undefined => {
  if (best.gone > 0) return result.gone / best.gone;
  return best.laid === 0 ? undefined : result.laid / best.laid;
};
