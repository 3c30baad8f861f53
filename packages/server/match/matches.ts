import type { AnyRules, Seat } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import type { Bus } from '../cluster/bus/bus.ts';
import type { SpectatorCount } from '../cluster/spectator-count.ts';
import type { Store } from '../store/store.ts';
import { makeBroadcaster, type Subscriber } from './broadcaster.ts';
import { type InputPipelineDeps, type InputRequest, makeInputPipeline } from './input-pipeline.ts';
import { channelOf, makeMatchCache, type WriteKind } from './match-cache.ts';
import { nextDeadline, overdueInput } from './next-deadline.ts';
import { makePeerSync } from './peer-sync.ts';
import { changeTimeControl, isOver, type LiveMatch, updateStored } from './position.ts';

export interface Matches {
  find(id: string): Promise<LiveMatch | undefined>;
  /** In memory, if it is: the way a move takes when nothing must be read first. */
  cached(id: string): LiveMatch | undefined;
  /** Plays an input: checked, written, answered, shown, in this order. */
  submitInput(match: LiveMatch, asked: InputRequest): void;
  subscribe(match: LiveMatch, subscriber: Subscriber, since: number | undefined): void;
  unsubscribe(id: string, subscriber: Subscriber): void;
  subscribersOf(id: string): Iterable<Subscriber>;
  /** Seats whose players look at a match here. */
  connectedSeats(id: string): readonly Seat[];
  /** How many people of the house watch it who do not play. */
  spectatorCountOf(id: string): number;
  /** Looks whether time or a bot must act, when a deadline has come. */
  handleDeadline(id: string): Promise<void>;
  /** Asks the bots of a match that has just begun. */
  startBots(id: string): Promise<LiveMatch | undefined>;
  /** Reads again what holds besides the log, and tells who looks: a row of it was written. */
  reloadAmendments(id: string): Promise<void>;
  /** From now on another pace holds. False: the match has moved on first, or it is over. */
  changeTimeControl(match: LiveMatch, pace: TimeControl): Promise<boolean>;
  /** Ends a match without an outcome, as the host may. False: it is over already. */
  abort(match: LiveMatch, note: string): Promise<boolean>;
  /** Match time now. */
  timeOf(match: LiveMatch): number;
  allCached(): Iterable<LiveMatch>;
  /** Those in memory in which a player sits. */
  cachedOf(player: string): readonly LiveMatch[];
  /** Looks whether other processes have gone on with what is looked at here: their word of it may have been lost. */
  pollForMissed(): Promise<void>;
  /** Time was given back: matches count theirs from other instants now. */
  reloadEpochs(): Promise<void>;
  /** Drops matches that nobody looks at and nothing happens in. */
  evictIdle(idle: number): void;
}

export interface MatchesDeps
  extends Pick<InputPipelineDeps, 'now' | 'askBot' | 'areBotsBusy' | 'onCommitted' | 'onError'> {
  readonly store: Pick<Store, 'matches' | 'log' | 'admin' | 'amendments'>;
  readonly bus: Pick<Bus, 'subscribe' | 'publish' | 'isAlone'>;
  readonly spectatorCount: Pick<SpectatorCount, 'joined' | 'left' | 'of'>;
  readonly rulesOf: (game: string) => AnyRules | undefined;
  /** Called when another process has gone on with a match that is in memory here. */
  readonly onRemoteChange: (match: LiveMatch) => void;
  /** Called when somebody came to look at a match; without a watcher, when somebody went. */
  readonly onSpectatorsChanged: (match: string, subscriber?: Subscriber) => void;
}

export const makeMatches = (deps: MatchesDeps): Matches => {
  const {
    store,
    bus,
    now,
    spectatorCount: audience,
    onCommitted: changed,
    onRemoteChange,
    onSpectatorsChanged: watched,
    onError,
  } = deps;
  const timeOf = ({ stored, aborted }: LiveMatch) => (aborted?.at ?? now()) - stored.epoch;
  const broadcaster = makeBroadcaster(timeOf);
  const cache = makeMatchCache({
    ...deps,
    onPeerWrite: (...word) => void peerSync.onPeerWrite(...word).catch(onError),
    onLoaded: (match) => {
      if (!broadcaster.isWatched(match.stored.id)) return;
      broadcaster.broadcast(match);
      onRemoteChange(match);
    },
  });
  const peerSync = makePeerSync({ store, cache, broadcaster, onRemoteChange });
  const { findFresh } = peerSync;
  const {
    submitInput: play,
    reloadIfStale: newer,
    rearmDeadline: rearm,
    askBots,
  } = makeInputPipeline({ ...deps, cache, broadcaster, peerSync, timeOf });
  const { find, drop } = cache;
  const tellOthers = ({ stored }: LiveMatch, what: WriteKind) => bus.publish(channelOf(stored.id), what);

  return {
    find,
    cached: cache.cached,
    submitInput: play,
    subscribe: (match, subscriber, since) => {
      match.usedAt = now();
      broadcaster.add(match, subscriber, since);
      audience.joined(match.stored.id, subscriber);
      watched(match.stored.id, subscriber);
    },
    unsubscribe: (id, subscriber) => {
      const isLast = broadcaster.remove(id, subscriber);
      audience.left(id, subscriber);
      watched(id);
      // Over and seen: nothing will happen in it again.
      const match = cache.cached(id);
      if (isLast && match !== undefined && isOver(match)) drop(match);
    },
    subscribersOf: broadcaster.subscribersOf,
    connectedSeats: broadcaster.connectedSeats,
    spectatorCountOf: audience.of,
    handleDeadline: async (id) => {
      const found = await findFresh(id);
      if (found === undefined) return;
      const match = bus.isAlone ? found : ((await newer(found)) ?? found);
      if (match.head !== match.committed || match.aborted !== undefined) return;
      const input = overdueInput(match, timeOf(match));
      if (input !== undefined) return play(match, { input, after: match.head.seq });
      await rearm(match);
      // A holiday may have ended.
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
      await rearm(match);
      broadcaster.broadcast(match);
      tellOthers(match, 'terms');
    },
    changeTimeControl: async (match, pace) => {
      const { id, epoch } = match.stored;
      if (isOver(match) || match.head.outcome !== undefined) return false;
      const change = { seq: match.head.seq, at: timeOf(match), pace, was: match.head.pace };
      changeTimeControl(match, change);
      const standing = match.head;
      const due = nextDeadline(match, change.at);
      match.hasDeadline = due !== undefined;
      const next = { ...change, match: id, due: due === undefined ? undefined : epoch + due };
      const isWritten = await store.amendments.changeTimeControl(next).catch(() => false);
      if (!isWritten) {
        drop(match);
        return false;
      }
      if (match.committed.seq === standing.seq) match.committed = standing;
      updateStored(match, (await store.matches.find(id)) ?? match.stored);
      broadcaster.resendAll(match);
      tellOthers(match, 'terms');
      await rearm(match);
      return true;
    },
    abort: async (match, note) => {
      if (isOver(match)) return false;
      // No input is taken while the host's word is on its way; those that were sent before reach the disk before.
      match.aborted = { at: now(), note };
      const isEnded = await store.admin.abort(match.stored.id, match.aborted).catch(() => false);
      if (!isEnded) match.aborted = undefined;
      else {
        broadcaster.broadcast(match);
        tellOthers(match, 'terms');
        changed(match, undefined);
      }
      return isEnded;
    },
    timeOf,
    allCached: cache.all,
    cachedOf: cache.ofPlayer,
    pollForMissed: peerSync.pollForMissed,
    reloadEpochs: peerSync.reloadEpochs,
    evictIdle: (idle) => {
      const looked = new Set(broadcaster.matches());
      for (const match of cache.all()) {
        const isQuiet = match.committed === match.head && now() - match.usedAt > idle;
        if (isQuiet && !looked.has(match.stored.id)) drop(match);
      }
    },
  };
};
