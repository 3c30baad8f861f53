import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from './cluster/bus/bus.ts';
import { openBus } from './cluster/bus/open-bus.ts';
import type { RedisConnection } from './cluster/bus/redis.ts';
import { makePresence, type Presence } from './cluster/presence.ts';
import { makeSpectatorCount } from './cluster/spectator-count.ts';
import { type Chat, makeChat } from './community/chat/chat.ts';
import { type Invited, notifyInvited } from './community/notifications/invitation-notification.ts';
import { makeNotifications } from './community/notifications/notifications.ts';
import { makePush, type Push } from './community/notifications/push.ts';
import { makeReminders, startReminders } from './community/notifications/reminders.ts';
import { vapidKeys } from './community/notifications/vapid-keys.ts';
import { makeRatings, type Ratings } from './competition/ratings/ratings.ts';
import { makeForfeit } from './competition/tournaments/forfeit.ts';
import { startTournamentScheduler } from './competition/tournaments/scheduler.ts';
import { makeTournaments, type Tournaments } from './competition/tournaments/tournaments.ts';
import { type Event, makeEvent } from './lib/event.ts';
import { type Games, loadGames } from './lib/games.ts';
import { type Metrics, makeMetrics } from './lib/metrics.ts';
import { makeNow, type Now } from './lib/now.ts';
import { type Dailies, makeDailies } from './lobby/daily/dailies.ts';
import { makeStartMatch, makeStartNewTable } from './lobby/tables/start-match.ts';
import { makeTables, type Tables } from './lobby/tables/tables.ts';
import { makeBotPlayer } from './match/bots/bot-player.ts';
import { makeBotPool } from './match/bots/worker-pool.ts';
import type { Subscriber } from './match/broadcaster.ts';
import { makeTimeControls, type TimeControls } from './match/clock/time-control.ts';
import { makeVacations, type Vacations } from './match/clock/vacations.ts';
import { type ConditionalMoves, makeConditionalMoves } from './match/conditional-moves/conditional-moves.ts';
import { startDeadlines } from './match/deadlines.ts';
import { creditDowntime, startHeartbeat } from './match/downtime.ts';
import { type Matches, makeMatches } from './match/matches.ts';
import type { LiveMatch } from './match/position.ts';
import { makeRaceArbiter, type RaceArbiter } from './match/race/arbiter.ts';
import { makeClaimForwarder } from './match/race/claim-forwarder.ts';
import { makeSubstitutes, type Substitutes } from './match/substitutes/substitutes.ts';
import type { Settings } from './settings.ts';
import type { BatchWatch } from './store/batches.ts';
import { openStore } from './store/open-store.ts';
import type { Store, StoredTable } from './store/store.ts';

/** The house without its doors: all that sockets and HTTP stand on. */
export interface Services {
  readonly settings: Settings;
  readonly store: Store;
  readonly games: Games;
  readonly tables: Tables;
  readonly matches: Matches;
  readonly races: RaceArbiter;
  readonly substitutes: Substitutes;
  readonly vacations: Vacations;
  readonly timeControls: TimeControls;
  readonly conditionalMoves: ConditionalMoves;
  readonly dailies: Dailies;
  readonly chat: Chat;
  readonly ratings: Ratings;
  readonly tournaments: Tournaments;
  readonly push: Push;
  readonly metrics: Metrics;
  readonly now: Now;
  readonly bus: Bus;
  /** What carries it, where there are several processes. */
  readonly redis?: RedisConnection;
  readonly presence: Presence;
  readonly events: ServerEvents;
  /** Told of what goes wrong while nobody waits for it. It is tried again, or somebody asks again. */
  readonly onError: (error: unknown) => void;
  close(): Promise<void>;
}

/** What happens in the house, told once it is on disk. */
export interface ServerEvents {
  /** A match began or moved on, by this process or, while it is in memory here, by another. */
  readonly match: Event<LiveMatch>;
  /** This process has written inputs of a match. */
  readonly played: Event<LiveMatch>;
  /** A match is over. May be told again after a restart. */
  readonly ended: Event<LiveMatch>;
  readonly table: Event<StoredTable>;
  readonly invited: Event<Invited>;
  /** Somebody came to look at a match; without a watcher, somebody went, or did either with another process. */
  readonly watched: Event<{ readonly match: string; readonly watcher?: Subscriber }>;
}

const MATCH_IDLE_MS = 60_000;
const POLL_MISSED_MS = 3_000;

export const createServices = async (settings: Settings, log: FastifyBaseLogger): Promise<Services> => {
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
  const onError = (error: unknown) => log.error({ err: error }, 'the house stumbled');
  const { bus, redis } = openBus(settings, (error) => log.warn({ err: error }, 'Redis is away'));
  const presence = makePresence(bus);
  const down = await creditDowntime(store, now);
  if (down > 0) log.info({ seconds: down / 1000 }, 'time the house was down is given back');
  const alive = await startHeartbeat({
    store,
    now,
    gaveBack: (time) => log.warn({ seconds: time / 1000 }, 'time the store was away is given back'),
    retime: () => matches.reloadEpochs(),
  });
  const events: ServerEvents = {
    match: makeEvent(),
    played: makeEvent(),
    ended: makeEvent(),
    table: makeEvent(),
    watched: makeEvent(),
    invited: makeEvent(),
  };

  const audience = makeSpectatorCount({ bus, onChange: (match) => events.watched.emit({ match }) });
  const pool = makeBotPool();
  const isThinking = () => !bus.isAlone && pool.isBusy();
  const isElsewhere = ({ stored, head }: LiveMatch, claimed: readonly number[]) => {
    if (bus.isAlone) return false;
    const here = matches.connectedSeats(stored.id);
    return head.awaits.seats.some((seat) => {
      const player = stored.seats[seat]?.player;
      return player !== undefined && !claimed.includes(seat) && !here.includes(seat) && presence.isOnline(player);
    });
  };
  const raced = makeRaceArbiter(
    () => matches,
    () => performance.now(),
    isElsewhere,
  );
  const races = makeClaimForwarder(raced, { bus, matches: () => matches, stumbled: onError });
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
    spectatorCount: audience,
    onError,
    onRemoteChange: events.match.emit,
    areBotsBusy: isThinking,
    rulesOf: games.rulesOf,
    now,
    askBot: (match, seat) => void askBot(match, seat),
    onCommitted: (match, dueAt) => {
      if (dueAt !== undefined) deadlines.note(match.stored.id, dueAt);
      events.match.emit(match);
      events.played.emit(match);
      if (match.committed.outcome !== undefined) events.ended.emit(match);
    },
    onSpectatorsChanged: (match, subscriber) =>
      events.watched.emit({ match, ...(subscriber !== undefined && { watcher: subscriber }) }),
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
  const begin = makeStartMatch({ store, games, now });
  const tables = makeTables({
    store,
    games,
    now,
    begin: async (table) => {
      const started = await begin(table);
      const match = started?.match === undefined ? undefined : await matches.startBots(started.match);
      if (match !== undefined) events.match.emit(match);
      return started;
    },
    changed: events.table.emit,
  });
  const substitutes = makeSubstitutes({
    store,
    games,
    matches,
    presence,
    patience: settings.patience,
    failed: (error, match) => log.error({ err: error, match }, 'a seat could not be looked after'),
  });
  events.match.listen(({ stored }) => substitutes.look(stored.id));
  events.watched.listen(({ match }) => substitutes.look(match));
  presence.changed.listen(substitutes.lookFor);
  const ratings = makeRatings({
    store,
    failed: (error, match) => log.error({ err: error, match }, 'a match could not be settled'),
  });
  events.ended.listen(({ stored }) => ratings.settle(stored.id));
  const plans = makeConditionalMoves({ store, games, matches, moved: events.match, bus, failed: onError });
  const push = makePush(store, await vapidKeys(store), settings.notices);
  const untold = (error: unknown) => log.error({ err: error }, 'somebody could not be told');
  const { pause } = settings.notices;
  // Nobody is called to a decision that they have made ahead.
  const told = { match: plans.settled, ended: events.ended };
  const notices = makeNotifications({
    store,
    games,
    matches,
    presence,
    signals: told,
    push,
    now,
    pause,
    failed: untold,
  });
  notifyInvited(events.invited, { store, presence, push }, untold);
  const reminders = startReminders(makeReminders(store, now, notices), untold);
  const beginNew = makeStartNewTable({ store, games, now });
  const tournaments = makeTournaments({
    store,
    games,
    now,
    begin: async (table) => {
      if (!(await beginNew(table))) return;
      const match = await matches.startBots(table.match);
      events.table.emit(table);
      if (match !== undefined) events.match.emit(match);
    },
    playFor: makeForfeit(matches),
  });
  const running = startTournamentScheduler({ store, tournaments, events, now }, (error) =>
    log.error({ err: error }, 'a tournament could not go on'),
  );
  const sweeps = setInterval(() => matches.evictIdle(MATCH_IDLE_MS), MATCH_IDLE_MS).unref();
  // Words on the bus may be lost; the store has everything.
  const looks = store.isShared
    ? setInterval(() => void matches.pollForMissed().catch(onError), POLL_MISSED_MS).unref()
    : undefined;

  return {
    settings,
    store,
    games,
    tables,
    matches,
    races,
    substitutes,
    vacations: makeVacations({ store, matches, now }),
    timeControls: makeTimeControls({ store, matches }),
    conditionalMoves: plans,
    chat: makeChat({ store, matches, now }),
    dailies: makeDailies({ store, dailyOf: games.dailyOf, now }),
    ratings,
    tournaments,
    push,
    metrics,
    now,
    bus,
    ...(redis !== undefined && { redis }),
    presence,
    events,
    onError,
    close: async () => {
      clearInterval(sweeps);
      clearInterval(looks);
      reminders.stop();
      notices.stop();
      deadlines.stop();
      await running.stop();
      await substitutes.stop();
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
