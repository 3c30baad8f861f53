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
import { makeRaces, type Races } from './race/races.ts';
import type { Settings } from './settings.ts';
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
  /** Called when a match moved on, or a table changed. */
  readonly listeners: { match: (match: LiveMatch) => void; table: (table: StoredTable) => void };
  close(): Promise<void>;
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
  const listeners: House['listeners'] = { match: () => {}, table: () => {} };

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
      listeners.match(match);
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
      if (started?.match !== undefined) await matches.rouse(started.match);
      return started;
    },
    changed: (table) => listeners.table(table),
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
    listeners,
    close: async () => {
      clearInterval(sweeps);
      deadlines.stop();
      await pool.close();
      await alive.stop();
      await store.close();
    },
  };
};
