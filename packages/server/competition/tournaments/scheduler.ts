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
 * Keeps tournaments going: when a match is over, at the start of the house, and every so often, for those whose time to
 * begin has come and whatever another process left undone when it was killed.
 */
export const startTournamentScheduler = (
  { store, tournaments, events, now }: SchedulerDeps,
  failed: (error: unknown) => void,
): { stop(): Promise<void> } => {
  let isStopped = false;
  let sweeping: Promise<void> | undefined;
  const advance = (id: string) => tournaments.advance(id).catch((error) => isStopped || failed(error));
  const look = async () => {
    for (const id of await store.tournaments.listDue(now())) if (!isStopped) await advance(id);
  };
  const lookOnce = () => {
    sweeping ??= look()
      .catch(failed)
      .finally(() => {
        sweeping = undefined;
      });
  };
  const ended = async (match: string) => {
    const found = await store.tournaments.ofMatch(match);
    if (found !== undefined) await advance(found.tournament);
  };
  events.ended.listen(({ stored }) => {
    if (!isStopped) ended(stored.id).catch((error) => isStopped || failed(error));
  });
  const rounds = setInterval(lookOnce, TICK_MS).unref();
  lookOnce();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(rounds);
      await sweeping;
    },
  };
};

/** The topics `tournaments`, which only says that something changed, and `tournament:<id>`, which tells it whole. */
export const offerTournamentTopics = (
  { tournaments, now }: Pick<SchedulerDeps, 'tournaments' | 'now'>,
  { offer, publishSoon }: Pick<TopicPublisher, 'offer' | 'publishSoon'>,
): void => {
  offer('tournaments', async () => encodeMessage({ type: 'tournaments', at: now() }));
  offer('tournament', async (id) => {
    const whole = await tournaments.load(id);
    return whole && encodeMessage({ type: 'tournament', tournament: publicTournament(whole) });
  });
  tournaments.changed.listen((id) => {
    publishSoon('tournaments');
    publishSoon(`tournament:${id}`);
  });
};
