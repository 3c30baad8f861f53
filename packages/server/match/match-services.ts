import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from '../cluster/bus/bus.ts';
import type { Presence } from '../cluster/presence.ts';
import { makeSpectatorCount } from '../cluster/spectator-count.ts';
import type { Games } from '../lib/games.ts';
import type { Metrics } from '../lib/metrics.ts';
import type { Now } from '../lib/now.ts';
import { measureOwnStalls } from '../lib/own-stalls.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { makeBotPlayer } from './bots/bot-player.ts';
import type { BotPool } from './bots/worker-pool.ts';
import { makeTimeControls, type TimeControls } from './clock/time-control.ts';
import { makeVacations, type Vacations } from './clock/vacations.ts';
import { type ConditionalMoves, makeConditionalMoves } from './conditional-moves/conditional-moves.ts';
import { startDeadlines } from './deadlines.ts';
import { creditDowntime, type Heartbeat, startHeartbeat } from './downtime.ts';
import { type LiveMatch, outcomeOf } from './live-match.ts';
import type { MatchEvents } from './match-events.ts';
import { type Matches, makeMatches } from './matches.ts';
import { makePauses } from './pause.ts';
import { makeRaceArbiter, type RaceArbiter } from './race/arbiter.ts';
import { makeClaimForwarder } from './race/claim-forwarder.ts';
import type { ReceiptMaker } from './receipts/make-receipt.ts';
import { broadcastSpectatorCount } from './spectator-broadcast.ts';
import { makeSubstitutes, type Substitutes } from './substitutes/substitutes.ts';

/** The services around running matches: inputs, clocks, races, bots, substitutes and conditional moves. */
export interface MatchServices {
  readonly matches: Matches;
  readonly races: RaceArbiter;
  readonly substitutes: Substitutes;
  readonly vacations: Vacations;
  readonly timeControls: TimeControls;
  readonly conditionalMoves: ConditionalMoves;
  /** The first writes of a process come after a heartbeat: its start may have blocked it for seconds. */
  readonly beat: Heartbeat['beat'];
  readonly beatAndWrite: Heartbeat['beatAndWrite'];
  close(): Promise<void>;
}

export interface MatchServicesDeps {
  readonly settings: Settings;
  readonly botPool: BotPool;
  readonly store: Store;
  readonly games: Games;
  readonly receipts: ReceiptMaker;
  readonly bus: Bus;
  readonly presence: Presence;
  readonly metrics: Metrics;
  readonly now: Now;
  readonly events: MatchEvents;
  readonly log: FastifyBaseLogger;
  readonly onError: (error: unknown) => void;
}

const MATCH_IDLE_MS = 60_000;
const POLL_MISSED_MS = 3_000;

export const createMatchServices = async (deps: MatchServicesDeps): Promise<MatchServices> => {
  const { settings, botPool, store, games, receipts, bus, presence, metrics, now, events, log, onError } = deps;
  const downtime = await creditDowntime(store, now);
  if (downtime > 0) log.info({ seconds: downtime / 1000 }, 'crediting downtime to clocks');
  const stalls = measureOwnStalls();
  const heartbeat = await startHeartbeat({
    stalls,
    store,
    now,
    onCredited: (time) => log.warn({ seconds: time / 1000 }, 'crediting a store outage to clocks'),
    reloadEpochs: () => matches.reloadEpochs(),
  });

  const spectatorCount = makeSpectatorCount({ bus, onChange: (match) => events.watched.emit({ match }) });
  const areBotsBusy = () => !bus.isAlone && botPool.isBusy();
  /** Whether an awaited player is connected to another process, so that their latency is not known here. */
  const isPlayedElsewhere = ({ stored, head }: LiveMatch, claimed: readonly number[]) => {
    if (bus.isAlone) return false;
    const here = matches.connectedSeats(stored.id);
    return head.awaits.seats.some((seat) => {
      const player = stored.seats[seat]?.player;
      return player !== undefined && !claimed.includes(seat) && !here.includes(seat) && presence.isOnline(player);
    });
  };
  const arbiter = makeRaceArbiter(
    () => matches,
    () => performance.now(),
    isPlayedElsewhere,
  );
  const races = makeClaimForwarder(arbiter, { bus, matches: () => matches, onError });
  const askBot = makeBotPlayer({
    pool: botPool,
    races,
    matches: () => matches,
    pause: settings.botPauseMs,
    tempo: settings.botTempo,
    budget: settings.botBudgetMs,
    timetableOf: games.timetableOf,
    viewingTempo: settings.viewingTempo,
    onAnswered: (seconds) => metrics.thoughts.observe(seconds),
    onWaited: (seconds) => metrics.botWaits.observe(seconds),
    onFailed: (match, reason) => log.error({ match, reason }, 'bot move failed'),
  });
  const matches = makeMatches({
    store,
    bus,
    spectatorCount,
    onError,
    onRemoteChange: events.match.emit,
    onAmended: events.amended.emit,
    areBotsBusy,
    rulesOf: games.rulesOf,
    isOutside: games.isOutside,
    onUnreadable: (match, error) => log.error({ err: error, match }, 'match cannot be shown; it waits'),
    onGameFailed: (match, error) => log.error({ err: error, match }, 'game failed; its match is ended'),
    receipts,
    now,
    askBot: (match, seat) => void askBot(match, seat),
    onCommitted: (match, dueAt) => {
      if (dueAt !== undefined) deadlines.note(match.stored.id, dueAt);
      events.match.emit(match);
      events.played.emit(match);
      if (outcomeOf(match) !== undefined) events.ended.emit(match);
    },
    onSpectatorsChanged: (match, watcher) => events.watched.emit({ match, ...(watcher !== undefined && { watcher }) }),
    onSeatLeft: (match) => pauses.seatLeft(match),
  });
  const pauses = makePauses({
    store,
    matches,
    now,
    onError: (error, match) => log.error({ err: error, match }, 'pausing a match failed'),
  });
  events.match.listen(({ stored }) => pauses.seatReturned(stored.id));
  events.watched.listen(({ match }) => pauses.seatReturned(match));
  broadcastSpectatorCount(matches, events.watched);
  const onDue = (match: string) => {
    if (matches.cached(match)?.rules.race !== undefined) races.decide(match);
    return matches
      .handleDeadline(match)
      .catch((error) => log.error({ err: error, match }, 'match wake-up (deadline) failed'));
  };
  const deadlines = startDeadlines(store, now, {
    onDue,
    areBotsBusy,
    onError: (error) => log.error({ err: error }, 'reading deadlines failed'),
  });
  const substitutes = makeSubstitutes({
    store,
    games,
    matches,
    presence,
    settings: settings.substitutes,
    onError: (error, match) => log.error({ err: error, match }, 'substitute check failed'),
  });
  events.match.listen(({ stored }) => substitutes.check(stored.id));
  events.watched.listen(({ match }) => substitutes.check(match));
  presence.changed.listen(substitutes.checkPlayer);
  const conditionalMoves = makeConditionalMoves({ store, games, matches, moved: events.match, bus, onError });
  const evictions = setInterval(() => matches.evictIdle(MATCH_IDLE_MS), MATCH_IDLE_MS).unref();
  // Messages on the bus may be lost; the store has everything.
  const polls = store.isShared
    ? setInterval(() => void matches.pollForMissed().catch(onError), POLL_MISSED_MS).unref()
    : undefined;

  return {
    matches,
    races,
    substitutes,
    vacations: makeVacations({ store, matches, now }),
    timeControls: makeTimeControls({ matches }),
    conditionalMoves,
    beat: heartbeat.beat,
    beatAndWrite: heartbeat.beatAndWrite,
    close: async () => {
      clearInterval(evictions);
      clearInterval(polls);
      deadlines.stop();
      await substitutes.stop();
      await pauses.stop();
      await conditionalMoves.stop();
      await botPool.close();
      await heartbeat.stop();
      stalls.stop();
      spectatorCount.stop();
    },
  };
};
