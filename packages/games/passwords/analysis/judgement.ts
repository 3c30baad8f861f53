import type { Lexicon } from '../rules/lexicon/lexicon.ts';
import { walksOf } from '../rules/walks.ts';
import { bestPlays, type Play } from '../search/index.ts';
import type { TakenTurn } from './replayed-turns.ts';

/** A turn compared with the best word available. */
export interface Judgement extends TakenTurn {
  /** Stones laid; 0 for invalid words and passes. */
  readonly laid: number;
  /** Stones that the same word could have laid. */
  readonly could: number;
  /** A word that lays more stones; undefined if there was none. */
  readonly better?: Play;
  /** The most stones that any word could have laid. */
  readonly most: number;
}

/** Compares a turn with the best word that was still allowed. */
export const judge = (lexicon: Lexicon, taken: TakenTurn): Judgement => {
  const { turn, before } = taken;
  const [best] = bestPlays(lexicon, before);
  const laid = turn.type === 'password' ? turn.safes.length : 0;
  const could = turn.type === 'password' ? longest(taken, turn.word) : 0;
  // Grade 5 words are never suggested, but players may play them.
  const most = Math.max(best?.safes.length ?? 0, could);
  const better = best && best.safes.length > laid ? { better: best } : {};
  return { ...taken, laid, could, most, ...better };
};

const longest = ({ before }: TakenTurn, word: string): number =>
  Math.max(0, ...walksOf(before.circle, word).map(({ safes }) => Math.min(safes.length, before.hand)));

/** Stones laid divided by the most possible, from 0 to 1; undefined if none could be laid. */
export const shareOf = ({ laid, most }: Judgement): number | undefined => (most === 0 ? undefined : laid / most);
