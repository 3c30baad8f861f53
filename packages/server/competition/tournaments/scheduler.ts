import type { Streams } from '../../cluster/topic-publisher.ts';
import type { House } from '../../services.ts';
import { publicTournament } from './page.ts';

const ROUND = 5_000;

/**
 * Keeps tournaments going: when a match is over, at the start of the house, and every so often, for those whose time to
 * begin has come and whatever another process left undone when it was killed.
 */
export const watchTournaments = (
  { store, tournaments, signals, now }: Pick<House, 'store' | 'tournaments' | 'signals' | 'now'>,
  failed: (error: unknown) => void,
): { stop(): Promise<void> } => {
  let isStopped = false;
  let looking: Promise<void> | undefined;
  const advance = (id: string) => tournaments.advance(id).catch((error) => isStopped || failed(error));
  const look = async () => {
    for (const id of await store.tournaments.awake(now())) if (!isStopped) await advance(id);
  };
  const lookOnce = () => {
    looking ??= look()
      .catch(failed)
      .finally(() => {
        looking = undefined;
      });
  };
  const ended = async (match: string) => {
    const found = await store.tournaments.ofMatch(match);
    if (found !== undefined) await advance(found.tournament);
  };
  signals.ended.listen(({ stored }) => {
    if (!isStopped) ended(stored.id).catch((error) => isStopped || failed(error));
  });
  const rounds = setInterval(lookOnce, ROUND).unref();
  lookOnce();
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(rounds);
      await looking;
    },
  };
};

/** The topics `tournaments`, which only says that something changed, and `tournament:<id>`, which tells it whole. */
export const offerTournaments = (
  { tournaments, now }: Pick<House, 'tournaments' | 'now'>,
  { offer, tellSoon }: Pick<Streams, 'offer' | 'tellSoon'>,
): void => {
  offer('tournaments', async () => JSON.stringify({ type: 'tournaments', at: now() }));
  offer('tournament', async (id) => {
    const whole = await tournaments.load(id);
    return whole && JSON.stringify({ type: 'tournament', tournament: publicTournament(whole) });
  });
  tournaments.changed.listen((id) => {
    tellSoon('tournaments');
    tellSoon(`tournament:${id}`);
  });
};
