import type { Refusal, Seat } from '@sesame/kernel';
import type { Bus } from '../cluster/bus/bus.ts';
import type { Now } from '../lib/now.ts';
import type { Append, Store } from '../store/store.ts';
import type { Broadcaster, Requester } from './broadcaster.ts';
import { botAt } from './clock/match-clock.ts';
import { channelOf, type MatchCache } from './match-cache.ts';
import { nextDeadline } from './next-deadline.ts';
import type { PeerSync } from './peer-sync.ts';
import { isOver, keyOf, type LiveMatch, type Proposal, propose } from './position.ts';
import { scheduleReveal } from './race/reveal.ts';
import { undo } from './undo/undo.ts';

export interface InputRequest extends Proposal {
  /** Played only right after this row of the log. */
  readonly after?: number;
  readonly requester?: Requester;
}

/** The way of an input through a match: checked, written, answered, shown, in this order. */
export interface InputPipeline {
  submitInput(match: LiveMatch, asked: InputRequest): void;
  /** A match as the log has it, if that is not as it was here. */
  reloadIfStale(match: LiveMatch): Promise<LiveMatch | undefined>;
  /** Writes when it is due next, and whatever follows from that. */
  rearmDeadline(match: LiveMatch): Promise<void>;
  askBots(match: LiveMatch): void;
}

export interface InputPipelineDeps {
  readonly store: Pick<Store, 'log'>;
  readonly bus: Pick<Bus, 'publish' | 'isAlone'>;
  readonly now: Now;
  readonly cache: MatchCache;
  readonly broadcaster: Broadcaster;
  readonly peerSync: Pick<PeerSync, 'catchUp'>;
  readonly timeOf: (match: LiveMatch) => number;
  /** Called when a bot is awaited. */
  readonly askBot: (match: LiveMatch, seat: Seat) => void;
  /** Whether the bots here have more to think about than they can, and other processes may have time. */
  readonly areBotsBusy: () => boolean;
  /** Called after inputs of a match were written and shown. */
  readonly onCommitted: (match: LiveMatch, dueAt: number | undefined) => void;
  /** Called when something went wrong that nobody waits for. */
  readonly onError: (error: unknown) => void;
}

/** What became of an append: on disk, too late because its sequence was taken, or not written at all. */
type AppendResult = 'written' | 'late' | 'failed';

interface Refused {
  readonly asked: InputRequest;
  readonly tries: number;
  readonly refusal: Refusal;
}

const MAX_TRIES = 3;
/** Whoever answers nothing may have written it all the same. */
export const NOT_SAVED: Refusal = {
  code: 'not-saved',
  message: 'This could not be saved. If it doesn’t appear on the board in a moment, please try again.',
};

export const MOVED_ON: Refusal = { code: 'moved-on', message: 'The match has moved on.' };
const ABORTED: Refusal = { code: 'aborted', message: 'The server admin has ended this match.' };

export const makeInputPipeline = (deps: InputPipelineDeps): InputPipeline => {
  const {
    store,
    bus,
    now,
    cache,
    broadcaster,
    peerSync,
    timeOf,
    askBot,
    areBotsBusy: isThinking,
    onCommitted: changed,
    onError,
  } = deps;
  const { find, drop } = cache;
  const { catchUp } = peerSync;
  const awaitsBot = ({ head, stored }: LiveMatch) =>
    head.awaits.seats.some((seat) => botAt(stored, seat) !== undefined);
  const appendOf = (match: LiveMatch, rows: Append['rows']): Append => {
    // Once: whoever is woken by the deadline asks its own bots, or nobody would where all are busy.
    match.leavesBotsToPeers = rows.length > 0 && awaitsBot(match) && isThinking();
    const due = nextDeadline(match, timeOf(match));
    const { outcome } = match.head;
    const had = match.hasDeadline;
    match.hasDeadline = due !== undefined;
    const append = { match: match.stored.id, rows };
    if (due === undefined && !had && outcome === undefined) return append;
    return {
      ...append,
      ...(due !== undefined ? { due: match.stored.epoch + due } : had && { due: null }),
      ...(outcome !== undefined && { end: { at: now(), outcome } }),
    };
  };

  /** The row that it has become before, on disk or on its way there. */
  const rowOf = ({ keys }: LiveMatch, { input, key }: InputRequest): number | undefined =>
    key === undefined ? undefined : keys.get(keyOf(input.by, key));
  /** Whether the log has it, whatever was said of it. */
  const isKnown = (match: LiveMatch, asked: InputRequest): boolean =>
    (rowOf(match, asked) ?? Number.POSITIVE_INFINITY) <= match.committed.seq;

  const play = (match: LiveMatch, asked: InputRequest, tries = 0): void => {
    const { requester } = asked;
    // Who holds on to a match that was dropped does not know what is written.
    if (cache.cached(match.stored.id) !== match) return playAnew(match, asked, tries);
    const row = rowOf(match, asked);
    if (row !== undefined) return row <= match.committed.seq ? requester?.onDone() : again(match, asked, tries);
    if (match.aborted !== undefined) return requester?.onRefused(ABORTED);
    if (asked.after !== undefined && asked.after !== match.head.seq) return requester?.onRefused(MOVED_ON);
    match.usedAt = now();
    const rows = asked.takesBack ? undo(match, asked) : propose(match, asked);
    if (!rows.ok) return refused(match, { asked, tries, refusal: rows.error });
    const standing = match.head;
    const append = appendOf(match, rows.value);
    const settle = (fate: AppendResult) => {
      if (fate === 'written') return shown(match, { standing, asker: requester, dueAt: append.due ?? undefined });
      // The log is the truth: what memory thought is dropped, and tried again on what the log says now.
      drop(match);
      find(match.stored.id).then(
        (fresh) => {
          if (fresh === undefined) return requester?.onRefused(NOT_SAVED);
          if (isKnown(fresh, asked)) return requester?.onDone();
          if (fate === 'failed' || tries >= MAX_TRIES) return requester?.onRefused(NOT_SAVED);
          play(fresh, asked, tries + 1);
        },
        () => requester?.onRefused(NOT_SAVED),
      );
    };
    match.writing = store.log.append(append).then(
      (isWritten) => settle(isWritten ? 'written' : 'late'),
      () => settle('failed'),
    );
  };
  const playAnew = (match: LiveMatch, asked: InputRequest, tries: number) => {
    find(match.stored.id).then(
      (current) => current && play(current, asked, tries),
      () => asked.requester?.onRefused(NOT_SAVED),
    );
  };
  /** Sent again while it is on its way to the disk: answered when it is known what became of it. */
  const again = (match: LiveMatch, asked: InputRequest, tries: number) => {
    void (match.writing ?? Promise.resolve()).then(() => playAnew(match, asked, tries));
  };

  /** Before a move is refused it is made sure that no other process has gone on: then it may be right after all. */
  const refused = (match: LiveMatch, { asked, tries, refusal }: Refused) => {
    const { requester } = asked;
    if (bus.isAlone || tries >= MAX_TRIES) return requester?.onRefused(refusal);
    newer(match).then(
      (current) => (current === undefined ? requester?.onRefused(refusal) : play(current, asked, tries + 1)),
      () => requester?.onRefused(NOT_SAVED),
    );
  };
  /** A match as the log has it, if that is not as it was here. */
  const newer = async (match: LiveMatch): Promise<LiveMatch | undefined> => {
    const { seq } = match.committed;
    await match.writing;
    await catchUp(match);
    const current = await find(match.stored.id);
    return current === match && current.committed.seq <= seq ? undefined : current;
  };
  /** What is on disk now is shown, here and by the other processes. */
  const shown = (
    match: LiveMatch,
    {
      standing,
      asker: requester,
      dueAt,
    }: { standing: LiveMatch['head']; asker: Requester | undefined; dueAt: number | undefined },
  ) => {
    const before = match.committed;
    match.committed = standing;
    if (match.rules.race !== undefined)
      scheduleReveal(match, before, { clock: () => performance.now(), process: undefined });
    broadcaster.broadcast(match, requester);
    // One that was dropped meanwhile was read again, perhaps before this was written.
    if (cache.cached(match.stored.id) !== match)
      find(match.stored.id)
        .then((now) => now && catchUp(now))
        .catch(onError);
    bus.publish(channelOf(match.stored.id), 'rows');
    follow(match, dueAt);
    if (match.isBehind && match.head === match.committed) catchUp(match).catch(onError);
  };
  const follow = (match: LiveMatch, dueAt: number | undefined) => {
    // Who leaves it to others does not look at it at once.
    changed(match, match.leavesBotsToPeers ? undefined : dueAt);
    if (match.committed === match.head && match.aborted === undefined) askBots(match);
  };
  const askBots = (match: LiveMatch) => {
    if (match.leavesBotsToPeers) return;
    for (const seat of match.head.awaits.seats) if (botAt(match.stored, seat) !== undefined) askBot(match, seat);
  };
  /** Writes when it is due next, and whatever follows from that. */
  const rearm = async (match: LiveMatch): Promise<void> => {
    if (isOver(match) || match.head !== match.committed) return;
    const append = appendOf(match, []);
    if (await store.log.append(append)) follow(match, append.due ?? undefined);
    // If another process went on with it meanwhile, this may have been written over what that one wrote.
    const current = bus.isAlone ? undefined : await newer(match);
    if (current !== undefined) await rearm(current);
  };

  return { submitInput: play, reloadIfStale: newer, rearmDeadline: rearm, askBots };
};
