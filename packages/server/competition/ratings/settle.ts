import { playerIdAt, speedOf } from '@sesame/protocol';
import type { Games } from '../../lib/games.ts';
import { pairOf } from '../../store/repositories/ratings.ts';
import type { UnsettledMatch } from '../../store/repositories/settlements.ts';
import type { Store } from '../../store/store.ts';
import { houseSkill } from './house-bots.ts';
import { makeSettlement, type RatingContext } from './settlement.ts';
import { standingOf } from './standing.ts';
import { REPETITION_WINDOW_MS } from './weight.ts';

/** Settles ended matches: on request, and by a sweep for those left over from a crash. */
export interface SettlementWorker {
  settle(match: string): Promise<void>;
  stop(): Promise<void>;
}

type SettlingStore = Pick<Store, 'ratings' | 'settlements' | 'players' | 'accounts'>;

const SWEEP_INTERVAL_MS = 60_000;
const RETRY_DELAY_MS = 5_000;
const BATCH_SIZE = 100;
/** Retries when ratings have changed between reading and writing. */
const MAX_TRIES = 50;

const NO_CONTEXT: RatingContext = {
  skillOf: () => undefined,
  isKept: () => false,
  isRanked: () => false,
  meetings: () => 0,
};

export const startSettlementWorker = (
  { store, games }: { readonly store: SettlingStore; readonly games: Pick<Games, 'botOf'> },
  reportError: (error: unknown, match?: string) => void,
): SettlementWorker => {
  const pendingWork = new Set<Promise<void>>();
  let isOpen = true;
  let retryTimer: NodeJS.Timeout | undefined;

  /** What ratings depend on. It is not read for unrated matches, which are most of all. */
  const readContext = async ({ match }: UnsettledMatch): Promise<RatingContext> => {
    if (!match.rated) return NO_CONTEXT;
    const field = { game: match.game, pace: speedOf(match.pace) };
    const players = match.seats.map((seat) => playerIdAt(match.game, seat));
    const endedAt = match.endedAt ?? 0;
    const [standings, skills, met] = await Promise.all([
      Promise.all(players.map((player) => standingOf(store, player))),
      store.ratings.of(players, field),
      store.ratings.meetings(players, field, { match: match.id, from: endedAt - REPETITION_WINDOW_MS, to: endedAt }),
    ]);
    const standing = new Map(players.map((player, i) => [player, standings[i]]));
    return {
      skillOf: (player) => houseSkill(games, player) ?? skills.get(player),
      isKept: (player) => standing.get(player)?.isKept === true,
      isRanked: (player) => standing.get(player)?.isRanked === true,
      meetings: (player, other) => met.get(pairOf(player, other)) ?? 0,
    };
  };
  const attempt = async (ended: UnsettledMatch): Promise<boolean> =>
    store.settlements.write(makeSettlement(ended, await readContext(ended)));
  const settle = async (match: string): Promise<void> => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const ended = await store.settlements.find(match);
      if (ended === undefined || (await attempt(ended))) return;
    }
    throw new Error('settlement lost every race with other processes');
  };
  const track = (work: Promise<void>): Promise<void> => {
    pendingWork.add(work);
    return work.finally(() => pendingWork.delete(work));
  };
  /** In order of their end, as each settlement changes the ratings for the next. */
  const sweep = async () => {
    for (;;) {
      const pending = await store.settlements.pending(BATCH_SIZE);
      for (const match of pending) {
        if (!isOpen) return;
        await settle(match).catch((error) => onError(error, match));
      }
      const left = await store.settlements.pending(BATCH_SIZE);
      if (left.every((match) => pending.includes(match))) return;
    }
  };
  const startSweep = () => {
    retryTimer = undefined;
    void track(sweep().catch(onError));
  };
  const retrySoon = () => {
    if (isOpen) retryTimer ??= setTimeout(startSweep, RETRY_DELAY_MS).unref();
  };
  const onError = (error: unknown, match?: string) => {
    retrySoon();
    reportError(error, match);
  };
  startSweep();
  const sweeps = setInterval(startSweep, SWEEP_INTERVAL_MS).unref();

  return {
    settle: (match) =>
      track(
        settle(match).catch((error) => {
          retrySoon();
          throw error;
        }),
      ),
    stop: async () => {
      isOpen = false;
      clearInterval(sweeps);
      clearTimeout(retryTimer);
      await Promise.allSettled(pendingWork);
    },
  };
};
