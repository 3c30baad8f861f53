import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from './cluster/bus/bus.ts';
import { openBus } from './cluster/bus/open-bus.ts';
import type { RedisPlace } from './cluster/bus/redis.ts';
import { makePresence, type Presence } from './cluster/presence.ts';
import { makeAudience } from './cluster/spectator-count.ts';
import { makeSpeech, type Speech } from './community/chat/chat.ts';
import { type Invited, tellInvited } from './community/notifications/invitation-notification.ts';
import { makeNotices } from './community/notifications/notifications.ts';
import { makePush, type Push } from './community/notifications/push.ts';
import { makeReminders, startReminders } from './community/notifications/reminders.ts';
import { vapidKeys } from './community/notifications/vapid-keys.ts';
import { makeRatings, type Ratings } from './competition/ratings/ratings.ts';
import { makePlayFor } from './competition/tournaments/forfeit.ts';
import { watchTournaments } from './competition/tournaments/scheduler.ts';
import { makeTournaments, type Tournaments } from './competition/tournaments/tournaments.ts';
import { makeSignal, type Signal } from './lib/event.ts';
import { type Games, loadGames } from './lib/games.ts';
import { type Metrics, makeMetrics } from './lib/metrics.ts';
import { makeNow, type Now } from './lib/now.ts';
import { type Dailies, makeDailies } from './lobby/daily/dailies.ts';
import { makeBegin, makeBeginNew } from './lobby/tables/start-match.ts';
import { makeTables, type Tables } from './lobby/tables/tables.ts';
import { makeBotPlayer } from './match/bots/bot-player.ts';
import { makeBotPool } from './match/bots/worker-pool.ts';
import type { Watcher } from './match/broadcaster.ts';
import { makePaces, type Paces } from './match/clock/time-control.ts';
import { type Holidays, makeHolidays } from './match/clock/vacations.ts';
import { makePlans, type Plans } from './match/conditional-moves/conditional-moves.ts';
import { startDeadlines } from './match/deadlines.ts';
import { creditDowntime, keepAlive } from './match/downtime.ts';
import { type Matches, makeMatches } from './match/matches.ts';
import type { LiveMatch } from './match/position.ts';
import { makeRaces, type Races } from './match/race/arbiter.ts';
import { makeRelay } from './match/race/claim-forwarder.ts';
import { makeStandins, type Standins } from './match/substitutes/substitutes.ts';
import type { Settings } from './settings.ts';
import type { BatchWatch } from './store/batches.ts';
import { openStore } from './store/open-store.ts';
import type { Store, StoredTable } from './store/store.ts';

/** The house without its doors: all that sockets and HTTP stand on. */
export interface House {
  readonly settings: Settings;
  readonly store: Store;
  readonly games: Games;
  readonly tables: Tables;
  readonly matches: Matches;
  readonly races: Races;
  readonly standins: Standins;
  readonly holidays: Holidays;
  readonly paces: Paces;
  readonly plans: Plans;
  readonly dailies: Dailies;
  readonly speech: Speech;
  readonly ratings: Ratings;
  readonly tournaments: Tournaments;
  readonly push: Push;
  readonly metrics: Metrics;
  readonly now: Now;
  readonly bus: Bus;
  /** What carries it, where there are several processes. */
  readonly redis?: RedisPlace;
  readonly presence: Presence;
  readonly signals: Signals;
  /** Told of what goes wrong while nobody waits for it. It is tried again, or somebody asks again. */
  readonly stumbled: (error: unknown) => void;
  close(): Promise<void>;
}

/** What happens in the house, told once it is on disk. */
export interface Signals {
  /** A match began or moved on, by this process or, while it is in memory here, by another. */
  readonly match: Signal<LiveMatch>;
  /** This process has written inputs of a match. */
  readonly played: Signal<LiveMatch>;
  /** A match is over. May be told again after a restart. */
  readonly ended: Signal<LiveMatch>;
  readonly table: Signal<StoredTable>;
  readonly invited: Signal<Invited>;
  /** Somebody came to look at a match; without a watcher, somebody went, or did either with another process. */
  readonly watched: Signal<{ readonly match: string; readonly watcher?: Watcher }>;
}

const IDLE = 60_000;
const LOOK = 3_000;

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
  const [store, games] = await Promise.all([openStore(settings, watch), loadGames()]);
  const stumbled = (error: unknown) => log.error({ err: error }, 'the house stumbled');
  const { bus, redis } = openBus(settings, (error) => log.warn({ err: error }, 'Redis is away'));
  const presence = makePresence(bus);
  const down = await creditDowntime(store, now);
  if (down > 0) log.info({ seconds: down / 1000 }, 'time the house was down is given back');
  const alive = await keepAlive({
    store,
    now,
    gaveBack: (time) => log.warn({ seconds: time / 1000 }, 'time the store was away is given back'),
    retime: () => matches.retime(),
  });
  const signals: Signals = {
    match: makeSignal(),
    played: makeSignal(),
    ended: makeSignal(),
    table: makeSignal(),
    watched: makeSignal(),
    invited: makeSignal(),
  };

  const audience = makeAudience({ bus, heard: (match) => signals.watched.tell({ match }) });
  const pool = makeBotPool();
  const isThinking = () => !bus.isAlone && pool.isBusy();
  const isElsewhere = ({ stored, tip }: LiveMatch, claimed: readonly number[]) => {
    if (bus.isAlone) return false;
    const here = matches.seatsLooking(stored.id);
    return tip.awaits.seats.some((seat) => {
      const player = stored.seats[seat]?.player;
      return player !== undefined && !claimed.includes(seat) && !here.includes(seat) && presence.isOnline(player);
    });
  };
  const raced = makeRaces(
    () => matches,
    () => performance.now(),
    isElsewhere,
  );
  const races = makeRelay(raced, { bus, matches: () => matches, stumbled });
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
    bus,
    audience,
    stumbled,
    overheard: signals.match.tell,
    isThinking,
    rulesOf: games.rulesOf,
    now,
    askBot: (match, seat) => void askBot(match, seat),
    changed: (match, dueAt) => {
      if (dueAt !== undefined) deadlines.note(match.stored.id, dueAt);
      signals.match.tell(match);
      signals.played.tell(match);
      if (match.shown.outcome !== undefined) signals.ended.tell(match);
    },
    watched: (match, watcher) => signals.watched.tell({ match, ...(watcher !== undefined && { watcher }) }),
  });
  const wake = (match: string) => {
    races.decide(match);
    return matches.wake(match).catch((error) => log.error({ err: error, match }, 'a match could not be woken'));
  };
  const deadlines = startDeadlines(store, now, {
    wake,
    isThinking,
    failed: (error) => log.error({ err: error }, 'deadlines could not be read'),
  });
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
  const standins = makeStandins({
    store,
    games,
    matches,
    presence,
    patience: settings.patience,
    failed: (error, match) => log.error({ err: error, match }, 'a seat could not be looked after'),
  });
  signals.match.listen(({ stored }) => standins.look(stored.id));
  signals.watched.listen(({ match }) => standins.look(match));
  presence.changed.listen(standins.lookFor);
  const ratings = makeRatings({
    store,
    failed: (error, match) => log.error({ err: error, match }, 'a match could not be settled'),
  });
  signals.ended.listen(({ stored }) => ratings.settle(stored.id));
  const plans = makePlans({ store, games, matches, moved: signals.match, bus, failed: stumbled });
  const push = makePush(store, await vapidKeys(store), settings.notices);
  const untold = (error: unknown) => log.error({ err: error }, 'somebody could not be told');
  const { pause } = settings.notices;
  // Nobody is called to a decision that they have made ahead.
  const told = { match: plans.settled, ended: signals.ended };
  const notices = makeNotices({ store, games, matches, presence, signals: told, push, now, pause, failed: untold });
  tellInvited(signals.invited, { store, presence, push }, untold);
  const reminders = startReminders(makeReminders(store, now, notices), untold);
  const beginNew = makeBeginNew({ store, games, now });
  const tournaments = makeTournaments({
    store,
    games,
    now,
    begin: async (table) => {
      if (!(await beginNew(table))) return;
      const match = await matches.rouse(table.match);
      signals.table.tell(table);
      if (match !== undefined) signals.match.tell(match);
    },
    playFor: makePlayFor(matches),
  });
  const running = watchTournaments({ store, tournaments, signals, now }, (error) =>
    log.error({ err: error }, 'a tournament could not go on'),
  );
  const sweeps = setInterval(() => matches.sweep(IDLE), IDLE).unref();
  // Words on the bus may be lost; the store has everything.
  const looks = store.isShared ? setInterval(() => void matches.lookAround().catch(stumbled), LOOK).unref() : undefined;

  return {
    settings,
    store,
    games,
    tables,
    matches,
    races,
    standins,
    holidays: makeHolidays({ store, matches, now }),
    paces: makePaces({ store, matches }),
    plans,
    speech: makeSpeech({ store, matches, now }),
    dailies: makeDailies({ store, dailyOf: games.dailyOf, now }),
    ratings,
    tournaments,
    push,
    metrics,
    now,
    bus,
    ...(redis !== undefined && { redis }),
    presence,
    signals,
    stumbled,
    close: async () => {
      clearInterval(sweeps);
      clearInterval(looks);
      reminders.stop();
      notices.stop();
      deadlines.stop();
      await running.stop();
      await standins.stop();
      await plans.stop();
      await pool.close();
      await ratings.close();
      await alive.stop();
      presence.stop();
      audience.stop();
      await bus.close();
      await store.close();
    },
  };
};
