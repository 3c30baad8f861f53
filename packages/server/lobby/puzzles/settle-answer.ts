import { rateMatch } from '../../competition/ratings/rate.ts';
import { standingOf } from '../../competition/ratings/standing.ts';
import { NEWCOMER } from '../../lib/rating-scale.ts';
import type { StoredTry } from '../../store/repositories/puzzle-tries.ts';
import { type StoredPuzzle, skillOf } from '../../store/repositories/stored-puzzle.ts';
import type { Store } from '../../store/store.ts';

interface JudgedAnswer {
  readonly solved: boolean;
  /** Missing if the player gave up. */
  readonly answer?: unknown;
  readonly at: number;
}

/** Retries when a rating has changed between reading and writing. */
const MAX_TRIES = 20;

/**
 * Writes an answer once: it is a match between the player and the puzzle, which changes both ratings. Guests play unrated,
 * as everywhere. Returns the first answer, if there was one before.
 */
export const settleAnswer = async (
  store: Pick<Store, 'puzzles' | 'players' | 'accounts'>,
  player: string,
  puzzle: string,
  judged: JudgedAnswer,
): Promise<StoredTry | undefined> => {
  const { isRanked } = await standingOf(store, player);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const [known, posed] = await Promise.all([store.puzzles.tries.find(player, puzzle), store.puzzles.find(puzzle)]);
    if (known?.end !== undefined || posed === undefined) return known;
    const { game, language } = posed;
    const rated = isRanked && { rated: await rate(store, player, posed, judged.solved) };
    const isWritten = await store.puzzles.tries.answer({ player, puzzle, game, language, ...judged, ...rated });
    if (isWritten) return store.puzzles.tries.find(player, puzzle);
  }
  throw new Error('a puzzle’s answer lost every race with other processes');
};

const rate = async (store: Pick<Store, 'puzzles'>, player: string, posed: StoredPuzzle, solved: boolean) => {
  const before = [(await store.puzzles.tries.ratingOf(player, posed.game)) ?? NEWCOMER, skillOf(posed)] as const;
  const [own = before[0], other = before[1]] = rateMatch(before, solved ? [1, 2] : [2, 1]);
  return { player: { before: before[0], after: own }, puzzle: { before: before[1], after: other } };
};
