import { playerIdAt, speedOf } from '@sesame/protocol';
import type { UnsettledMatch } from '../../store/repositories/settlements.ts';
import type { Store } from '../../store/store.ts';
import { isRatable } from './ratable.ts';
import { makeSettlement } from './settlement.ts';

/** Settles matches that are over: at once when told, and what was left behind by a house that fell. */
export interface SettlementWorker {
  settle(match: string): Promise<void>;
  stop(): Promise<void>;
}

type SettlingStore = Pick<Store, 'ratings' | 'settlements' | 'players'>;

const SWEEP_INTERVAL_MS = 60_000;
/** After something could not be written: the store may be back soon. */
const RETRY_DELAY_MS = 5_000;
const BATCH_SIZE = 100;
/** Whoever comes late finds other ratings than they looked at, and looks again. */
const MAX_TRIES = 50;

export const startSettlementWorker = (
  store: SettlingStore,
  failed: (error: unknown, match?: string) => void,
): SettlementWorker => {
  const under = new Set<Promise<void>>();
  let isOpen = true;
  let again: NodeJS.Timeout | undefined;

  const attempt = async (ended: UnsettledMatch): Promise<boolean> => {
    const { match } = ended;
    const field = { game: match.game, pace: speedOf(match.pace) };
    const players = match.seats.map((seat) => playerIdAt(match.game, seat));
    const gone = isRatable(match) ? await findLeft(store, players) : new Set<string>();
    const skills = await store.ratings.of(players, field);
    return store.settlements.write(makeSettlement(ended, skills, (player) => gone.has(player)));
  };
  const settle = async (match: string): Promise<void> => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const ended = await store.settlements.find(match);
      if (ended === undefined || (await attempt(ended))) return;
    }
    throw new Error('others were always first');
  };
  const noted = (work: Promise<void>): Promise<void> => {
    under.add(work);
    return work.finally(() => under.delete(work));
  };
  /** In the order in which they ended, since each changes what the next begins from. */
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
  const round = () => {
    again = undefined;
    void noted(sweep().catch(onError));
  };
  const lookAgain = () => {
    if (isOpen) again ??= setTimeout(round, RETRY_DELAY_MS).unref();
  };
  const onError = (error: unknown, match?: string) => {
    lookAgain();
    failed(error, match);
  };
  round();
  const rounds = setInterval(round, SWEEP_INTERVAL_MS).unref();

  return {
    settle: (match) =>
      noted(
        settle(match).catch((error) => {
          lookAgain();
          throw error;
        }),
      ),
    stop: async () => {
      isOpen = false;
      clearInterval(rounds);
      clearTimeout(again);
      await Promise.allSettled(under);
    },
  };
};

const findLeft = async (store: SettlingStore, players: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = await Promise.all(players.map((player) => store.players.find(player)));
  return new Set(found.flatMap((player) => (player?.leftAt === undefined ? [] : [player.id])));
};
