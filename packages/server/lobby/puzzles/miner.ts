import { canonicalJson, digestOf, type MatchRecord } from '@sesame/kernel';
import { effectiveInputs } from '@sesame/match';
import { isOfflineMatch } from '@sesame/protocol';
import type { Now } from '../../lib/now.ts';
import { skillAt } from '../../lib/rating-scale.ts';
import type { NewPuzzle } from '../../store/repositories/stored-puzzle.ts';
import type { Store, StoredMatch } from '../../store/store.ts';
import type { AnyFoundPuzzle } from './find-task.ts';
import type { PuzzleFinder } from './finder.ts';

/** Searches ended matches for puzzles, each once over all processes. */
export interface PuzzleMiner {
  /** Searches a match in a while, when its end has been seen. */
  later(match: string): void;
  /** Searches a match now. */
  search(match: string): Promise<void>;
  /** Stores puzzles of a match; without an id, of one that bots have played for it. */
  keep(game: string, found: readonly AnyFoundPuzzle[], match?: string): Promise<void>;
  /** Searches no more matches. Resolves when the store is no longer used. */
  close(): Promise<void>;
}

export interface PuzzleMinerDeps {
  readonly store: Pick<Store, 'puzzles' | 'matches' | 'tables' | 'log'>;
  readonly hasPuzzles: (game: string) => boolean;
  readonly finder: PuzzleFinder;
  readonly now: Now;
  readonly onError: (error: unknown) => void;
}

/** Puzzles of a game; the oldest go. */
const MAX_PUZZLES_PER_GAME = 5_000;
const MAX_PUZZLES_PER_MATCH = 3;
/** When as many were found within a day, further matches are left for later. */
const MAX_FOUND_PER_DAY = 200;
const DAY_MS = 86_400_000;
/** Most matches are followed by another at the same table: the search waits for a quiet moment. */
const SEARCH_DELAY_MS = 20_000;
const MAX_WAITING_MATCHES = 200;
/** Estimates by a game are off by 150 points or so. */
const ESTIMATE_SIGMA = 5;
const ID_LENGTH = 32;

export const makePuzzleMiner = ({ store, hasPuzzles, finder, now, onError }: PuzzleMinerDeps): PuzzleMiner => {
  const waiting = new Set<NodeJS.Timeout>();
  const searches = new Set<Promise<void>>();

  const keep: PuzzleMiner['keep'] = async (game, found, match) => {
    const from = { game, foundAt: now(), ...(match !== undefined && { match }) };
    await store.puzzles.add(
      spread(found).map((one) => makeNewPuzzle(one, from)),
      MAX_PUZZLES_PER_GAME,
    );
  };
  const search: PuzzleMiner['search'] = async (id) => {
    const match = await store.matches.find(id);
    if (match === undefined || !hasPuzzles(match.game) || !(await isPublic(store, match))) return;
    if ((await store.puzzles.countFound(match.game, now() - DAY_MS)) >= MAX_FOUND_PER_DAY) return;
    if (!(await store.puzzles.claimMatch(id, now()))) return;
    const record = makeBareRecord(match, effectiveInputs(await store.log.read(id)));
    await keep(match.game, await finder.find({ game: match.game, record }), id);
  };
  return {
    keep,
    search,
    later: (match) => {
      if (waiting.size >= MAX_WAITING_MATCHES) return;
      const timer = setTimeout(() => {
        waiting.delete(timer);
        const searched = search(match)
          .catch(onError)
          .finally(() => searches.delete(searched));
        searches.add(searched);
      }, SEARCH_DELAY_MS).unref();
      waiting.add(timer);
    },
    close: async () => {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
      await Promise.all(searches);
    },
  };
};

/**
 * Whether everybody may see the match: rated, of a tournament or at a table in the lobby. Matches of rooms, at tables with
 * a link only, against bots alone or from a browser without a network are their players' own.
 */
const isPublic = async (store: Pick<Store, 'tables'>, match: StoredMatch): Promise<boolean> => {
  if (match.outcome === undefined || match.branched !== undefined || isOfflineMatch(match.id)) return false;
  return match.rated || match.tournament !== undefined || (await store.tables.find(match.table))?.open === true;
};

/** The record without names, which puzzles do not need. */
const makeBareRecord = (
  { game, rules, options, seats }: StoredMatch,
  rows: ReturnType<typeof effectiveInputs>,
): MatchRecord => ({
  sesame: 1,
  game,
  rules,
  options,
  seats: seats.map((_, seat) => String(seat + 1)),
  inputs: rows.map(({ at, by, move }) => ({ at, by, move })),
});

/** Few puzzles of a match, from the easiest to the hardest. */
const spread = (found: readonly AnyFoundPuzzle[]): readonly AnyFoundPuzzle[] => {
  const sorted = found.toSorted((a, b) => a.difficulty - b.difficulty);
  if (sorted.length <= MAX_PUZZLES_PER_MATCH) return sorted;
  const step = (sorted.length - 1) / (MAX_PUZZLES_PER_MATCH - 1);
  return Array.from({ length: MAX_PUZZLES_PER_MATCH }, (_, i) => sorted[Math.round(i * step)]).filter(
    (one) => one !== undefined,
  );
};

/** Its id follows from the position, so that a position is one puzzle, however often it occurs. */
const makeNewPuzzle = (
  { puzzle, solution, ply, seat, difficulty, language = '' }: { language?: string } & Omit<AnyFoundPuzzle, 'language'>,
  from: Pick<NewPuzzle, 'game' | 'foundAt' | 'match'>,
): NewPuzzle => ({
  ...from,
  id: digestOf(`${from.game} ${canonicalJson(puzzle)}`).slice(0, ID_LENGTH),
  language,
  puzzle,
  solution,
  ply,
  seat,
  mu: skillAt(difficulty).mu,
  sigma: ESTIMATE_SIGMA,
});
