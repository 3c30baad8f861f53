import { type AnyRules, ok, type Result, type Seat } from '@sesame/kernel';
import type { Arrangement, EarlyEnd } from '@sesame/match';
import { GAME_FAILED_NOTE } from '@sesame/protocol';
import type { Bus } from '../cluster/bus/bus.ts';
import type { SpectatorCount } from '../cluster/spectator-count.ts';
import type { Store } from '../store/store.ts';
import { makeBroadcaster, type Subscriber } from './broadcaster.ts';
import { type InputPipelineDeps, type InputRequest, makeInputPipeline } from './input-pipeline.ts';
import { isOver, type LiveMatch } from './live-match.ts';
import { makeMatchCache } from './match-cache.ts';
import { overdueInput } from './next-deadline.ts';
import { makePeerSync } from './peer-sync.ts';
import { channelOf, makePeerWrite } from './peer-write.ts';
import type { ReceiptMaker } from './receipts/make-receipt.ts';

export interface Matches {
  find(id: string): Promise<LiveMatch | undefined>;
  /** Whether a match that was not found exists, but its rules do not accept its log. It waits until they do, or is ended. */
  isUnreadable(id: string): boolean;
  /** The match if it is cached: the fast path of a move. */
  cached(id: string): LiveMatch | undefined;
  /** Validates, writes, acknowledges and broadcasts an input, in this order. */
  submitInput(match: LiveMatch, request: InputRequest): void;
  subscribe(match: LiveMatch, subscriber: Subscriber, since: number | undefined): void;
  unsubscribe(id: string, subscriber: Subscriber): void;
  subscribersOf(id: string): Iterable<Subscriber>;
  /** Seats whose players are connected to the match in this process. */
  connectedSeats(id: string): readonly Seat[];
  /** Number of spectators, over all processes. */
  spectatorCountOf(id: string): number;
  /** Plays what is overdue, by the clock or by a bot, when a deadline has come. */
  handleDeadline(id: string): Promise<void>;
  /** Asks the bots of a match that has just started for their moves. */
  startBots(id: string): Promise<LiveMatch | undefined>;
  /** Reloads the amendments after one was written, and broadcasts the match. */
  reloadAmendments(id: string): Promise<void>;
  /** Sends everybody the seats again, after a player was renamed. */
  reloadSeats(id: string): Promise<void>;
  /** Writes what players or the server arrange about a match. */
  arrange(match: LiveMatch, arrangement: Arrangement): Promise<Result<void>>;
  /** Ends a match outside its rules, with an outcome only if it is forfeited. False: it is already over. */
  abort(match: LiveMatch, end: Omit<EarlyEnd, 'at'>): Promise<boolean>;
  /** Ends a match that is unreadable, without a result. */
  abortUnreadable(id: string, note: string): Promise<boolean>;
  /** Ends a match of a game from outside whose rules have failed. */
  fail(id: string, error: unknown): void;
  /** Match time now. */
  timeOf(match: LiveMatch): number;
  allCached(): Iterable<LiveMatch>;
  /** Cached matches in which a player sits. */
  cachedOf(player: string): readonly LiveMatch[];
  /** Checks watched matches for rows of other processes whose bus message was lost. */
  pollForMissed(): Promise<void>;
  /** Reloads the epochs of all cached matches, after downtime was credited. */
  reloadEpochs(): Promise<void>;
  /** Evicts matches without subscribers that were not used for this long. */
  evictIdle(idleMs: number): void;
}

export interface MatchesDeps
  extends Pick<InputPipelineDeps, 'now' | 'askBot' | 'areBotsBusy' | 'onCommitted' | 'onError'> {
  readonly store: Pick<Store, 'matches' | 'log' | 'admin' | 'amendments' | 'deadlines'>;
  readonly bus: Pick<Bus, 'subscribe' | 'publish' | 'isAlone'>;
  readonly spectatorCount: Pick<SpectatorCount, 'joined' | 'left' | 'of'>;
  readonly rulesOf: (game: string) => AnyRules | undefined;
  /** Whether the rules of a game may fail. */
  readonly isOutside?: (game: string) => boolean;
  /** Called once for a match that could not be rebuilt from its log. */
  readonly onUnreadable: (match: string, error: unknown) => void;
  /** Called when the rules of a match have failed and it is being ended. */
  readonly onGameFailed?: (match: string, error: unknown) => void;
  /** Without it, players of rated matches get no receipts. */
  readonly receipts?: ReceiptMaker;
  /** Called when another process has moved a match that is cached here. */
  readonly onRemoteChange: (match: LiveMatch) => void;
  /** Called when the clocks of a match were stopped, started or set anew here. */
  readonly onAmended: (match: LiveMatch) => void;
  /** Called when a subscriber joined a match; without a subscriber, when one left. */
  readonly onSpectatorsChanged: (match: string, subscriber?: Subscriber) => void;
  /** Called when a seat has no connection to the match in this process any more. */
  readonly onSeatLeft: (match: string) => void;
}

/** The deadline of an unreadable match is looked at again after this. */
const UNREADABLE_DELAY_MS = 60_000;

export const makeMatches = (deps: MatchesDeps): Matches => {
  const { store, bus, now, spectatorCount, onRemoteChange, onError } = deps;
  const { onSpectatorsChanged, onSeatLeft, onAmended } = deps;
  const timeOf = ({ stored, committed }: LiveMatch) => committed.end?.at ?? stored.pausedAt ?? now() - stored.epoch;
  const broadcaster = makeBroadcaster(timeOf, deps.receipts);
  const failing = new Set<string>();
  const fail = (id: string, error: unknown) => {
    if (failing.has(id)) return;
    failing.add(id);
    deps.onGameFailed?.(id, error);
    // Later, as the rules were asked in the midst of something.
    setImmediate(() => void endFailed(id).catch(onError));
  };
  const cache = makeMatchCache({
    ...deps,
    isOutside: deps.isOutside ?? (() => false),
    isFailing: (id) => failing.has(id),
    onGameFailed: fail,
    onPeerWrite: (...write) => void peerSync.onPeerWrite(...write).catch(onError),
    onLoaded: (match) => {
      if (!broadcaster.isWatched(match.stored.id)) return;
      broadcaster.broadcast(match);
      onRemoteChange(match);
    },
  });
  const peerSync = makePeerSync({ store, cache, broadcaster, onRemoteChange });
  const { findFresh } = peerSync;
  const { submitInput, reloadIfStale, rearmDeadline, askBots } = makeInputPipeline({
    ...deps,
    onGameFailed: fail,
    cache,
    broadcaster,
    peerSync,
    timeOf,
  });
  const { find, drop } = cache;
  const endFailed = async (id: string): Promise<void> => {
    const match = await find(id);
    if (match !== undefined) await abort(match, { note: GAME_FAILED_NOTE });
    failing.delete(id);
  };
  const publishAmended = (id: string) => bus.publish(channelOf(id), makePeerWrite({ kind: 'terms' }));
  const arrange: Matches['arrange'] = (match, arrangement) =>
    new Promise((resolve) => {
      submitInput(match, {
        arrangement,
        requester: {
          subscriber: undefined,
          requestId: 0,
          onDone: () => resolve(ok(undefined)),
          onRefused: (error) => resolve({ ok: false, error }),
        },
      });
    });
  const abort: Matches['abort'] = async (match, end) =>
    !isOver(match) && (await arrange(match, { kind: 'end', ...end })).ok;

  const abortUnreadable = async (id: string, note: string): Promise<boolean> => {
    const isEnded = await store.admin.abort(id, { at: now(), note });
    if (isEnded) {
      cache.retry(id);
      publishAmended(id);
    }
    return isEnded;
  };

  return {
    find,
    isUnreadable: cache.isUnreadable,
    cached: cache.cached,
    submitInput,
    subscribe: (match, subscriber, since) => {
      match.usedAt = now();
      broadcaster.add(match, subscriber, since);
      spectatorCount.joined(match.stored.id, subscriber);
      onSpectatorsChanged(match.stored.id, subscriber);
    },
    unsubscribe: (id, subscriber) => {
      const isLast = broadcaster.remove(id, subscriber);
      spectatorCount.left(id, subscriber);
      onSpectatorsChanged(id);
      const { viewer } = subscriber;
      if (viewer !== 'spectator' && !broadcaster.connectedSeats(id).includes(viewer)) onSeatLeft(id);
      // An ended match without subscribers is not needed any more.
      const match = cache.cached(id);
      if (isLast && match !== undefined && isOver(match)) drop(match);
    },
    subscribersOf: broadcaster.subscribersOf,
    connectedSeats: broadcaster.connectedSeats,
    spectatorCountOf: spectatorCount.of,
    handleDeadline: async (id) => {
      const found = await findFresh(id);
      if (found === undefined) {
        // It waits: nothing is played for anybody, and it takes no place among the deadlines of others for a while.
        if (cache.isUnreadable(id)) await store.log.append({ match: id, rows: [], due: now() + UNREADABLE_DELAY_MS });
        return;
      }
      const match = bus.isAlone ? found : ((await reloadIfStale(found)) ?? found);
      if (match.head !== match.committed) return;
      if (isOver(match)) return store.deadlines.removeEnded(id);
      const input = overdueInput(match, timeOf(match));
      if (input !== undefined) return submitInput(match, { input, after: match.head.seq });
      await rearmDeadline(match);
      // A vacation may have ended.
      if (match.stored.amendments !== undefined) broadcaster.broadcast(match);
    },
    startBots: async (id) => {
      const match = await find(id);
      if (match !== undefined) askBots(match);
      return match;
    },
    reloadAmendments: async (id) => {
      const match = await findFresh(id);
      if (match === undefined) return;
      await rearmDeadline(match);
      broadcaster.broadcast(match);
      publishAmended(match.stored.id);
      onAmended(match);
    },
    reloadSeats: async (id) => {
      const match = cache.cached(id) && (await findFresh(id));
      if (match !== undefined) broadcaster.resendAll(match);
      publishAmended(id);
    },
    arrange,
    abort,
    abortUnreadable,
    fail,
    timeOf,
    allCached: cache.all,
    cachedOf: cache.ofPlayer,
    pollForMissed: peerSync.pollForMissed,
    reloadEpochs: peerSync.reloadEpochs,
    evictIdle: (idleMs) => {
      const watched = new Set(broadcaster.matches());
      for (const match of cache.all()) {
        const isQuiet = match.committed === match.head && now() - match.usedAt > idleMs;
        if (isQuiet && !watched.has(match.stored.id)) drop(match);
      }
    },
  };
};
