import type { TopicPublisher } from '../../cluster/topic-publisher.ts';
import type { Now } from '../../lib/now.ts';
import { encodeMessage } from '../../lib/server-message.ts';
import type { MatchEvents } from '../../match/match-events.ts';
import type { Store } from '../../store/store.ts';
import { publicTournament } from './page.ts';
import type { Tournaments } from './tournaments.ts';

interface SchedulerDeps {
  readonly store: Pick<Store, 'tournaments'>;
  readonly tournaments: Tournaments;
  readonly events: Pick<MatchEvents, 'ended'>;
  readonly now: Now;
}

const TICK_MS = 5_000;

/**
 * Advances tournaments: when a match ends, at start-up, and every five seconds for those whose start time has come or
 * that were left over by a killed process.
 */
export const startTournamentScheduler = (
  { store, tournaments, events, now }: SchedulerDeps,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } => {
  let isStopped = false;
  let sweeping: Promise<void> | undefined;
  const advance = (id: string) => tournaments.advance(id).catch((error) => isStopped || onError(error));
  const sweep = async () => {
    for (const id of await store.tournaments.listDue(now())) if (!isStopped) await advance(id);
  };
  const sweepOnce = () => {
    sweeping ??= sweep()
      .catch(onError)
      .finally(() => {
        sweeping = undefined;
      });
  };
  events.ended.listen(({ stored }) => {
    if (!isStopped && stored.tournament !== undefined) void advance(stored.tournament);
  });
  const ticks = setInterval(sweepOnce, TICK_MS).unref();
  sweepOnce();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(ticks);
      await sweeping;
    },
  };
};

/** Offers the topics `tournaments`, which only signals changes, and `tournament:<id>` with the whole tournament. */
export const offerTournamentTopics = (
  { tournaments, now }: Pick<SchedulerDeps, 'tournaments' | 'now'>,
  { offer, publishSoon }: Pick<TopicPublisher, 'offer' | 'publishSoon'>,
): void => {
  offer('tournaments', async () => encodeMessage({ type: 'tournaments', at: now() }));
  offer('tournament', async (id) => {
    const state = await tournaments.load(id);
    return state && encodeMessage({ type: 'tournament', tournament: publicTournament(state) });
  });
  tournaments.changed.listen((id) => {
    publishSoon('tournaments');
    publishSoon(`tournament:${id}`);
  });
};
