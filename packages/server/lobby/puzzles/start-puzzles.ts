import type { Event } from '../../lib/event.ts';
import type { Games } from '../../lib/games.ts';
import type { Now } from '../../lib/now.ts';
import type { LiveMatch } from '../../match/live-match.ts';
import type { Store } from '../../store/store.ts';
import { makePuzzleFinder, type PuzzleFinder } from './finder.ts';
import { makePuzzleMiner } from './miner.ts';
import { makePuzzles, type PuzzleService } from './puzzles.ts';
import { makePuzzleStock } from './stock.ts';

export interface StartedPuzzles {
  readonly puzzles: PuzzleService;
  stop(): Promise<void>;
}

interface StartPuzzlesDeps {
  readonly store: Store;
  readonly games: Pick<Games, 'list' | 'hasPuzzles' | 'puzzlesOf'>;
  readonly ended: Event<LiveMatch>;
  readonly now: Now;
  readonly onError: (error: unknown) => void;
  readonly finder?: PuzzleFinder;
}

/** Builds the puzzles' services: matches that end are searched in the background. */
export const startPuzzles = (deps: StartPuzzlesDeps): StartedPuzzles => {
  const { store, games, ended, now, onError, finder = makePuzzleFinder() } = deps;
  const { hasPuzzles } = games;
  const miner = makePuzzleMiner({ store, hasPuzzles, finder, now, onError });
  const stock = makePuzzleStock({ store, finder, miner, now, onError });
  ended.listen(({ stored }) => {
    if (hasPuzzles(stored.game)) miner.later(stored.id);
  });
  const ids = games.list().map(({ id }) => id);
  return {
    puzzles: makePuzzles({ store, games: ids, puzzlesOf: games.puzzlesOf, stock, now }),
    stop: async () => {
      await Promise.all([miner.close(), stock.close(), finder.close()]);
    },
  };
};
