import type { PageCandidate } from '../../store/repositories/puzzle-pages.ts';
import type { PuzzleGroup, StoredPuzzle } from '../../store/repositories/stored-puzzle.ts';
import type { Store } from '../../store/store.ts';
import { dayAfter } from '../daily/days.ts';

const PUZZLES_PER_PAGE = 5;
/** The page is chosen among this many. */
const MAX_CANDIDATES = 40;
const MAX_PAGE_DAYS = 366;

/** The puzzles that a page is made of: new ones of players' matches, or new ones, or those that were shown longest ago. */
const poolOf = (candidates: readonly PageCandidate[]): readonly PageCandidate[] => {
  const fresh = candidates.filter(({ isFresh }) => isFresh);
  const pools = [fresh.filter(({ isPlayed }) => isPlayed), fresh, candidates.slice(0, 2 * PUZZLES_PER_PAGE)];
  return pools.find(({ length }) => length >= PUZZLES_PER_PAGE) ?? [];
};

/** From easy to hard: evenly spread over the ratings. Empty: there are too few. */
const choosePage = (candidates: readonly PageCandidate[]): readonly string[] => {
  const sorted = poolOf(candidates).toSorted((a, b) => a.mu - b.mu || (a.id < b.id ? -1 : 1));
  const step = (sorted.length - 1) / (PUZZLES_PER_PAGE - 1);
  return sorted.length === 0
    ? []
    : Array.from({ length: PUZZLES_PER_PAGE }, (_, i) => sorted[Math.round(i * step)]?.id ?? '');
};

/** Chooses today's page for everybody, unless another process has. Empty: there are too few puzzles. */
export const choosePageOfDay = async (
  { puzzles: { pages } }: Pick<Store, 'puzzles'>,
  group: PuzzleGroup,
  day: string,
): Promise<readonly StoredPuzzle[]> => {
  const puzzles = choosePage(await pages.candidates(group, MAX_CANDIDATES));
  if (puzzles.length === 0) return [];
  await pages.choose(group, day, { puzzles, since: dayAfter(day, -MAX_PAGE_DAYS) });
  return pages.of(group, day);
};
