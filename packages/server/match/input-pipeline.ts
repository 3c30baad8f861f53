import { randomBytes } from 'node:crypto';
import type { Actor, Input, Refusal, Result, Seat } from '@sesame/kernel';
import {
  type Arrangement,
  type Position,
  type Proposed,
  proposeArrangement,
  proposeInput,
  RULES_FAILED,
  rowOfKey,
  sentBy,
} from '@sesame/match';
import type { ClaimReceipt } from '@sesame/protocol';
import type { Bus } from '../cluster/bus/bus.ts';
import type { Now } from '../lib/now.ts';
import type { Append, Store } from '../store/store.ts';
import type { Broadcaster, Requester } from './broadcaster.ts';
import { botAt, pausesOf } from './clock/match-clock.ts';
import { GAME_FAILED } from './contained-rules.ts';
import { startDealing } from './dealing-limit.ts';
import { isOver, type LiveMatch } from './live-match.ts';
import type { MatchCache } from './match-cache.ts';
import { nextDeadline } from './next-deadline.ts';
import { isArrangement, type PeerSync } from './peer-sync.ts';
import { channelOf, makePeerWrite } from './peer-write.ts';
import { scheduleReveal } from './race/reveal.ts';
import { undo } from './undo/undo.ts';

export interface InputRequest extends Sending {
  readonly input: Input<unknown>;
  readonly receipt?: ClaimReceipt;
  /** Undoes the seat's last input instead; the move is null. */
  readonly takesBack?: true;
}

/** Something to be arranged beside the rules. */
export interface ArrangementRequest extends Sending {
  readonly arrangement: Arrangement;
}

interface Sending {
  /** Idempotency key of the sender: the same key is not played twice. */
  readonly key?: string;
  /** Play only if this is the last row of the log. */
  readonly after?: number;
  readonly requester?: Requester;
}

/** The way of an input through a match: validate, append, acknowledge, broadcast. */
export interface InputPipeline {
  submitInput(match: LiveMatch, request: InputRequest | ArrangementRequest): void;
  /** Catches up with the log. Undefined: the cached match was up to date. */
  reloadIfStale(match: LiveMatch): Promise<LiveMatch | undefined>;
  /** Writes the next deadline and asks awaited bots. */
  rearmDeadline(match: LiveMatch): Promise<void>;
  askBots(match: LiveMatch): void;
}

export interface InputPipelineDeps {
  readonly store: Pick<Store, 'log'>;
  readonly bus: Pick<Bus, 'publish' | 'isAlone'>;
  readonly now: Now;
  readonly cache: MatchCache;
  readonly broadcaster: Broadcaster;
  readonly peerSync: Pick<PeerSync, 'catchUp' | 'showArrangements'>;
  readonly timeOf: (match: LiveMatch) => number;
  /** Asks a bot for its move. */
  readonly askBot: (match: LiveMatch, seat: Seat) => void;
  /** Whether the bot workers here are overloaded and other processes may have idle ones. */
  readonly areBotsBusy: () => boolean;
  /** Whether the rules of a game may fail. */
  readonly isOutside?: (game: string) => boolean;
  /** Called when the rules of a match have failed. */
  readonly onGameFailed: (match: string, error: unknown) => void;
  /** Called after inputs were written and broadcast. */
  readonly onCommitted: (match: LiveMatch, dueAt: number | undefined) => void;
  /** Called when the clocks of a match were stopped, started or set anew here. */
  readonly onAmended: (match: LiveMatch) => void;
  /** Called with errors of background work. */
  readonly onError: (error: unknown) => void;
}

/** Result of an append: on disk, too late because its sequence number was taken, or failed. */
type AppendResult = 'written' | 'late' | 'failed';

interface Refused {
  readonly request: Request;
  readonly tries: number;
  readonly refusal: Refusal;
}

type Request = InputRequest | ArrangementRequest;

const MAX_TRIES = 3;
/** The store did not answer. The move may have been written all the same. */
export const NOT_SAVED: Refusal = {
  code: 'not-saved',
  message: 'This could not be saved. If it doesn’t appear on the board in a moment, please try again.',
};

export const MOVED_ON: Refusal = { code: 'moved-on', message: 'The match has moved on.' };
/**
 * Moves and undos that the player of a seat can send in one match: many times what any match needs. Without a bound, being
 * ready and not ready, or a move and its undo, could fill a log and everybody's updates.
 */
const MAX_SENT_PER_SEAT = 2_000;
const TOO_MANY_MOVES: Refusal = { code: 'too-many-moves', message: 'You have made too many moves in this match.' };

/** Who sends a request; undefined: the server. */
const senderOf = (request: Request): Actor | undefined => {
  if ('input' in request) return request.input.by;
  return 'by' in request.arrangement ? request.arrangement.by : undefined;
};

/** A key for what nobody has sent, such as a timeout. Clients can't use it, as their keys have no spaces. */
const makeOwnKey = (): string => ` ${randomBytes(6).toString('base64url')}`;

export const makeInputPipeline = (deps: InputPipelineDeps): InputPipeline => {
  const { store, bus, now, cache, broadcaster, peerSync, timeOf, askBot, areBotsBusy, onCommitted, onError } = deps;
  const { onAmended } = deps;
  const { isOutside = () => false, onGameFailed } = deps;
  const { find, drop } = cache;
  const { catchUp, showArrangements } = peerSync;
  const awaitsBot = ({ head, stored }: LiveMatch) =>
    head.awaits.seats.some((seat) => botAt(stored, seat) !== undefined);
  const appendOf = (match: LiveMatch, rows: Append['rows'], before: Position): Append => {
    // Left to peers once only: the process that gets the deadline asks its own bots, even if all are busy.
    match.leavesBotsToPeers = rows.length > 0 && awaitsBot(match) && areBotsBusy();
    const due = nextDeadline(match, timeOf(match));
    const { outcome, end, pace } = match.head;
    const had = match.hasDeadline;
    match.hasDeadline = due !== undefined;
    const changes = pace === before.pace ? {} : { pace };
    const append = { match: match.stored.id, rows, after: before.keys.last ?? null, ...changes };
    if (due === undefined && !had && outcome === undefined && end === undefined) return append;
    return {
      ...append,
      ...(due !== undefined ? { due: match.stored.epoch + due } : had && { due: null }),
      ...(outcome !== undefined && { end: { at: now(), outcome } }),
      ...(end !== undefined && { end: { at: now(), outcome: end.outcome, note: end.note } }),
    };
  };

  /** The row that this request already became, written or pending. */
  const rowOf = ({ head }: LiveMatch, request: Request): number | undefined => {
    const by = senderOf(request);
    return request.key === undefined || by === undefined ? undefined : rowOfKey(head, by, request.key);
  };
  /** Whether the request is in the log, whatever the store answered. */
  const isKnown = (match: LiveMatch, request: Request): boolean =>
    (rowOf(match, request) ?? Number.POSITIVE_INFINITY) <= match.committed.seq;

  /** Rules from outside may fail in the midst of an input, for instance at a deal. Nothing of it is written then. */
  const proposeOn = (match: LiveMatch, request: Request): Result<Proposed> => {
    const { head, stored } = match;
    const key = request.key ?? makeOwnKey();
    if ('arrangement' in request) return proposeArrangement(head, request.arrangement, { at: timeOf(match), key });
    if (request.takesBack) return undo(match, request);
    const proposed = proposeInput(
      head,
      { ...request, key },
      {
        rests: pausesOf(stored, head.pace),
        mayDealOn: startDealing(),
      },
    );
    if (proposed.ok || proposed.error.code !== RULES_FAILED) return proposed;
    const failure = new Error(proposed.error.message);
    if (!isOutside(stored.game)) throw failure;
    onGameFailed(stored.id, failure);
    return { ok: false, error: GAME_FAILED };
  };

  const submitInput = (match: LiveMatch, request: Request, tries = 0): void => {
    const { requester } = request;
    // An evicted instance may be stale.
    if (cache.cached(match.stored.id) !== match) return retryOnCurrent(match, request, tries);
    const row = rowOf(match, request);
    if (row !== undefined)
      return row <= match.committed.seq ? requester?.onDone() : retryAfterWrite(match, request, tries);
    if (request.after !== undefined && request.after !== match.head.seq) return requester?.onRefused(MOVED_ON);
    const by = senderOf(request);
    const isSent = request.key !== undefined || 'arrangement' in request;
    if (isSent && by !== undefined && sentBy(match.head.keys, by) >= MAX_SENT_PER_SEAT)
      return requester?.onRefused(TOO_MANY_MOVES);
    match.usedAt = now();
    const proposed = proposeOn(match, request);
    if (!proposed.ok) return refuseIfCurrent(match, { request, tries, refusal: proposed.error });
    const { position, rows } = proposed.value;
    const before = match.head;
    match.head = position;
    const append = appendOf(match, rows, before);
    const settle = (result: AppendResult) => {
      if (result === 'written') return commit(match, { position, requester, append });
      // The log is the truth: drop the cached match and retry on a fresh one.
      drop(match);
      find(match.stored.id).then(
        (fresh) => {
          if (fresh === undefined) return requester?.onRefused(NOT_SAVED);
          if (isKnown(fresh, request)) return requester?.onDone();
          if (result === 'failed' || tries >= MAX_TRIES) return requester?.onRefused(NOT_SAVED);
          submitInput(fresh, request, tries + 1);
        },
        () => requester?.onRefused(NOT_SAVED),
      );
    };
    match.writing = store.log.append(append).then(
      (isWritten) => settle(isWritten ? 'written' : 'late'),
      () => settle('failed'),
    );
  };
  const retryOnCurrent = (match: LiveMatch, request: Request, tries: number) => {
    find(match.stored.id).then(
      (current) => current && submitInput(current, request, tries),
      () => request.requester?.onRefused(NOT_SAVED),
    );
  };
  /** The same key again while its write is pending: answer once the result is known. */
  const retryAfterWrite = (match: LiveMatch, request: Request, tries: number) => {
    void (match.writing ?? Promise.resolve()).then(() => retryOnCurrent(match, request, tries));
  };

  /** Before refusing, catch up with other processes: the move may be legal on the newer position. */
  const refuseIfCurrent = (match: LiveMatch, { request, tries, refusal }: Refused) => {
    const { requester } = request;
    if (bus.isAlone || tries >= MAX_TRIES) return requester?.onRefused(refusal);
    reloadIfStale(match).then(
      (current) => (current === undefined ? requester?.onRefused(refusal) : submitInput(current, request, tries + 1)),
      () => requester?.onRefused(NOT_SAVED),
    );
  };
  const reloadIfStale = async (match: LiveMatch): Promise<LiveMatch | undefined> => {
    const { seq } = match.committed;
    await match.writing;
    await catchUp(match);
    const current = await find(match.stored.id);
    return current === match && current.committed.seq <= seq ? undefined : current;
  };
  /** Marks a position as committed and broadcasts it, here and to the other processes. */
  const commit = (
    match: LiveMatch,
    { position, requester, append }: { position: Position; requester: Requester | undefined; append: Append },
  ) => {
    const before = match.committed;
    match.committed = position;
    if (match.rules.race !== undefined)
      scheduleReveal(match, before, { clock: () => performance.now(), process: undefined });
    if (append.rows.some(isArrangement)) {
      showArrangements(match);
      requester?.onDone();
      onAmended(match);
    } else broadcaster.broadcast(match, requester);
    // If it was evicted meanwhile, the new instance may have been loaded before this write.
    if (cache.cached(match.stored.id) !== match)
      find(match.stored.id)
        .then((current) => current && catchUp(current))
        .catch(onError);
    if (!bus.isAlone) bus.publish(channelOf(append.match), makePeerWrite({ kind: 'rows', rows: append.rows }));
    notifyCommitted(match, append.due ?? undefined);
    if (match.isBehind && match.head === match.committed) catchUp(match).catch(onError);
  };
  const notifyCommitted = (match: LiveMatch, dueAt: number | undefined) => {
    // A deadline left to peers is not armed here.
    onCommitted(match, match.leavesBotsToPeers ? undefined : dueAt);
    if (match.committed === match.head && !isOver(match)) askBots(match);
  };
  const askBots = (match: LiveMatch) => {
    if (match.leavesBotsToPeers) return;
    for (const seat of match.head.awaits.seats) if (botAt(match.stored, seat) !== undefined) askBot(match, seat);
  };
  const rearmDeadline = async (match: LiveMatch): Promise<void> => {
    if (isOver(match) || match.head !== match.committed) return;
    const append = appendOf(match, [], match.head);
    if (await store.log.append(append)) notifyCommitted(match, append.due ?? undefined);
    // Another process may have moved on meanwhile, and its deadline may have been overwritten.
    const current = bus.isAlone ? undefined : await reloadIfStale(match);
    if (current !== undefined) await rearmDeadline(current);
  };

  return { submitInput, reloadIfStale, rearmDeadline, askBots };
};
