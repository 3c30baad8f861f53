import type { FastifyBaseLogger } from 'fastify';
import { makeBotPlayer } from './bots/player.ts';
import { makeBotPool } from './bots/pool.ts';
import { type Dailies, makeDailies } from './daily/dailies.ts';
import { type Games, loadGames } from './games.ts';
import { startDeadlines } from './matches/deadlines.ts';
import { creditDowntime, keepAlive } from './matches/downtime.ts';
import type { LiveMatch } from './matches/live-match.ts';
import { type Matches, makeMatches } from './matches/matches.ts';
import { type Metrics, makeMetrics } from './metrics.ts';
import { makeNow, type Now } from './now.ts';
import { makePresence, type Presence } from './presence.ts';
import { makeRaces, type Races } from './race/races.ts';
import type { Settings } from './settings.ts';
import { makeSignal, type Signal } from './signal.ts';
import type { BatchWatch } from './store/batches.ts';
import { openStore } from './store/open-store.ts';
import type { Store, StoredTable } from './store/store.ts';
import { makeBegin } from './tables/begin.ts';
import { makeTables, type Tables } from './tables/tables.ts';

/** The house without its doors: all that sockets and HTTP stand on. */
export interface House {
  readonly settings: Settings;
  readonly store: Store;
  readonly games: Games;
  readonly tables: Tables;
  readonly matches: Matches;
  readonly races: Races;
  readonly dailies: Dailies;
  readonly metrics: Metrics;
  readonly now: Now;
  readonly presence: Presence;
  readonly signals: Signals;
  close(): Promise<void>;
}

/** What happens in the house, told once it is on disk. */
export interface Signals {
  /** A match began or moved on. */
  readonly match: Signal<LiveMatch>;
  /** A match is over. May be told again after a restart. */
  readonly ended: Signal<LiveMatch>;
  readonly table: Signal<StoredTable>;
}

const IDLE = 60_000;

export const openHouse = async (settings: Settings, log: FastifyBaseLogger): Promise<House> => {
  const now = makeNow();
  const metrics = makeMetrics();
  const watch: BatchWatch = {
    committed: (jobs, seconds) => {
      metrics.writes.inc(jobs);
      metrics.commits.observe(seconds);
    },
    failed: (error) => {
      metrics.failures.inc();
      log.error({ err: error }, 'a transaction failed');
    },
  };
  const [store, games] = await Promise.all([openStore(settings.data, watch), loadGames()]);
  const down = await creditDowntime(store, now);
  if (down > 0) log.info({ seconds: down / 1000 }, 'time the house was down is given back');
  const alive = keepAlive(store, now);
  const signals: Signals = { match: makeSignal(), ended: makeSignal(), table: makeSignal() };

  const pool = makeBotPool();
  const races = makeRaces(
    () => matches,
    () => performance.now(),
  );
  const askBot = makeBotPlayer({
    pool,
    races,
    matches: () => matches,
    pause: settings.botPause,
    tempo: settings.botTempo,
    budget: settings.botBudget,
    thought: (seconds) => metrics.thoughts.observe(seconds),
    failed: (match, why) => log.error({ match, why }, 'a bot could not move'),
  });
  const matches = makeMatches({
    store,
    rulesOf: games.rulesOf,
    now,
    askBot: (match, seat) => void askBot(match, seat),
    changed: (match, dueAt) => {
      if (dueAt !== undefined) deadlines.note(match.stored.id, dueAt);
      signals.match.tell(match);
      if (match.shown.outcome !== undefined) signals.ended.tell(match);
    },
  });
  const wake = (match: string) => {
    races.decide(match);
    return matches.wake(match).catch((error) => log.error({ err: error, match }, 'a match could not be woken'));
  };
  const deadlines = startDeadlines(store, now, wake);
  const begin = makeBegin({ store, games, now });
  const tables = makeTables({
    store,
    games,
    now,
    begin: async (table) => {
      const started = await begin(table);
      const match = started?.match === undefined ? undefined : await matches.rouse(started.match);
      if (match !== undefined) signals.match.tell(match);
      return started;
    },
    changed: signals.table.tell,
  });
  const sweeps = setInterval(() => matches.sweep(IDLE), IDLE).unref();

  return {
    settings,
    store,
    games,
    tables,
    matches,
    races,
    dailies: makeDailies({ store, dailyOf: games.dailyOf, now }),
    metrics,
    now,
    presence: makePresence(),
    signals,
    close: async () => {
      clearInterval(sweeps);
      deadlines.stop();
      await pool.close();
      await alive.stop();
      await store.close();
    },
  };
};
