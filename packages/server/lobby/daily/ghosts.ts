import { type AnyDaily, fitProgress, isLowBest, ok, type Progress, type Result, refuse } from '@sesame/kernel';
import type { DailyGhost, DailyGhosts, ReportProgress } from '@sesame/protocol';
import type { Now } from '../../lib/now.ts';
import type { DailyKey, DailyStanding, StoredDaily } from '../../store/repositories/dailies.ts';
import type { Store } from '../../store/store.ts';
import { dayOf, isDay } from './days.ts';
import { makeDailyLuck } from './luck.ts';
import { makeDrawPuzzle } from './puzzles.ts';

/** Ghosts of the daily puzzles: how far those who have finished were when, and nothing of how. */
export interface Ghosts {
  list(game: string, player: string, day?: string): Promise<Result<DailyGhosts>>;
  /** Keeps a report of a player who has finished, where the steps alone do not tell. */
  report(game: string, player: string, report: ReportProgress): Promise<Result<void>>;
}

export interface GhostsDeps {
  readonly store: Pick<Store, 'dailies' | 'friends' | 'players' | 'keyValues' | 'publicLog'>;
  readonly dailyOf: (game: string) => Promise<AnyDaily | undefined>;
  readonly now: Now;
}

const MAX_FRIENDS = 20;
/** The fastest may have blocked the player, or be blocked. */
const MAX_FASTEST = 10;
const NO_GHOSTS = { stages: 0, ghosts: [] };
const NO_DAILY = refuse('no-game', 'This game has no daily puzzle.');
const NO_DAY = refuse('no-day', 'There is no puzzle of this day.');
const NOT_FINISHED = refuse('not-finished', 'Finish the puzzle first.');
const NO_PROGRESS = refuse('malformed', 'Its times must not run back, nor its counts exceed the puzzle.');

export const makeGhosts = ({ store, dailyOf, now }: GhostsDeps): Ghosts => {
  const draw = makeDrawPuzzle(dailyOf, makeDailyLuck({ store, now }));

  /** The standings without those who have blocked the player or were blocked, and without the player. */
  const othersIn = async (player: string, rows: readonly DailyStanding[]) => {
    const blocks = await store.friends.blocksAmong([player, ...rows.map((row) => row.player)]);
    const blocked = new Set(blocks.filter((pair) => pair.includes(player)).flat());
    return rows.filter((row) => row.player !== player && !blocked.has(row.player));
  };

  const progressOf = async (ghosts: NonNullable<AnyDaily['ghosts']>, key: DailyKey, played: StoredDaily) => {
    const end = played.end?.score ?? 0;
    const drawn = ghosts.progress && (await draw(key.game, key.day, played.locale));
    const told = drawn ? ghosts.progress?.(drawn.puzzle, played.steps) : played.progress;
    return fitted(told ?? [], ghosts.stages, end) ?? [];
  };

  return {
    list: async (game, player, day = dayOf(now())) => {
      const daily = await dailyOf(game);
      if (daily === undefined) return NO_DAILY;
      if (!isDay(day) || day > dayOf(now())) return NO_DAY;
      const { ghosts, unit } = daily;
      if (ghosts === undefined) return ok(NO_GHOSTS);
      const order = { isLowBest: isLowBest(unit), limit: MAX_FASTEST };
      const friends = await store.friends.friendsOf(player);
      const [mine, best, theirs] = await Promise.all([
        store.dailies.find({ game, day, player }),
        store.dailies.best(game, day, order).then((rows) => othersIn(player, rows)),
        store.dailies.resultsOf(game, day, friends, order.isLowBest).then((rows) => othersIn(player, rows)),
      ]);
      const own = mine?.end && { player, name: (await store.players.find(player))?.name ?? '', score: mine.end.score };
      const chosen = [
        ...(own ? [{ who: 'you' as const, ...own }] : []),
        ...best.slice(0, 1).map((row) => ({ who: 'fastest' as const, ...row })),
        ...theirs
          .filter((row) => row.player !== best[0]?.player)
          .slice(0, MAX_FRIENDS)
          .map((row) => ({ who: 'friend' as const, ...row })),
      ];
      const guests = await store.friends.guestsAmong(chosen.map((one) => one.player));
      const told = chosen.map(async ({ who, player: id, name, score }): Promise<DailyGhost[]> => {
        const key = { game, day, player: id };
        const played = await store.dailies.find(key);
        if (played?.end === undefined) return [];
        const progress = (await progressOf(ghosts, key, played)).map((mark) => ({ ...mark }));
        return [{ who, id, name, guest: guests.has(id), score, progress }];
      });
      return ok({ stages: ghosts.stages, ghosts: (await Promise.all(told)).flat() });
    },
    report: async (game, player, { day, progress }) => {
      const ghosts = (await dailyOf(game))?.ghosts;
      if (ghosts === undefined || ghosts.progress !== undefined) return NO_DAILY;
      const key = { game, day, player };
      const end = (await store.dailies.find(key))?.end;
      if (end === undefined) return NOT_FINISHED;
      const told = fitted(progress, ghosts.stages, end.score);
      return told === undefined ? NO_PROGRESS : ok(await store.dailies.setProgress(key, told));
    },
  };
};

const fitted = (progress: Progress, stages: number, end: number): Progress | undefined =>
  fitProgress(progress, { stages, end });
