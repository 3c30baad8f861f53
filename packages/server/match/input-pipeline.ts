import type { Refusal, Seat } from '@sesame/kernel';
import type { Bus } from '../cluster/bus/bus.ts';
import type { Now } from '../lib/now.ts';
import type { Append, Store } from '../store/store.ts';
import type { Asker, Viewing } from './broadcaster.ts';
import { botAt } from './clock/match-clock.ts';
import { channelOf, type Shelf } from './match-cache.ts';
import { nextDue } from './next-deadline.ts';
import type { Others } from './peer-sync.ts';
import { isOver, keyOf, type LiveMatch, type Proposal, propose } from './position.ts';
import { lowerCurtain } from './race/reveal.ts';
import { takeBack } from './undo/undo.ts';

export interface AskedInput extends Proposal {
  /** Played only right after this row of the log. */
  readonly after?: number;
  readonly asker?: Asker;
}

/** The way of an input through a match: checked, written, answered, shown, in this order. */
export interface Playing {
  play(match: LiveMatch, asked: AskedInput): void;
  /** A match as the log has it, if that is not as it was here. */
  newer(match: LiveMatch): Promise<LiveMatch | undefined>;
  /** Writes when it is due next, and whatever follows from that. */
  rearm(match: LiveMatch): Promise<void>;
  askBots(match: LiveMatch): void;
}

export interface PlayingNeeds {
  readonly store: Pick<Store, 'log'>;
  readonly bus: Pick<Bus, 'tell' | 'isAlone'>;
  readonly now: Now;
  readonly shelf: Shelf;
  readonly viewing: Viewing;
  readonly others: Pick<Others, 'catchUp'>;
  readonly timeOf: (match: LiveMatch) => number;
  /** Called when a bot is awaited. */
  readonly askBot: (match: LiveMatch, seat: Seat) => void;
  /** Whether the bots here have more to think about than they can, and other processes may have time. */
  readonly isThinking: () => boolean;
  /** Called after inputs of a match were written and shown. */
  readonly changed: (match: LiveMatch, dueAt: number | undefined) => void;
  /** Called when something went wrong that nobody waits for. */
  readonly stumbled: (error: unknown) => void;
}

/** What became of an append: on disk, too late because its sequence was taken, or not written at all. */
type Fate = 'written' | 'late' | 'failed';

interface Refused {
  readonly asked: AskedInput;
  readonly tries: number;
  readonly refusal: Refusal;
}

const TRIES = 3;
/** Whoever answers nothing may have written it all the same. */
export const NOT_SAVED: Refusal = {
  code: 'not-saved',
  message: 'This could not be saved. If it doesn’t appear on the board in a moment, please try again.',
};

export const MOVED_ON: Refusal = { code: 'moved-on', message: 'The match has moved on.' };
const ABORTED: Refusal = { code: 'aborted', message: 'The server admin has ended this match.' };

export const makePlaying = (needs: PlayingNeeds): Playing => {
  const { store, bus, now, shelf, viewing, others, timeOf, askBot, isThinking, changed, stumbled } = needs;
  const { find, drop } = shelf;
  const { catchUp } = others;
  const awaitsBot = ({ tip, stored }: LiveMatch) => tip.awaits.seats.some((seat) => botAt(stored, seat) !== undefined);
  const appendOf = (match: LiveMatch, rows: Append['rows']): Append => {
    // Once: whoever is woken by the deadline asks its own bots, or nobody would where all are busy.
    match.leavesBots = rows.length > 0 && awaitsBot(match) && isThinking();
    const due = nextDue(match, timeOf(match));
    const { outcome } = match.tip;
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
  const rowOf = ({ keys }: LiveMatch, { input, key }: AskedInput): number | undefined =>
    key === undefined ? undefined : keys.get(keyOf(input.by, key));
  /** Whether the log has it, whatever was said of it. */
  const isKnown = (match: LiveMatch, asked: AskedInput): boolean =>
    (rowOf(match, asked) ?? Number.POSITIVE_INFINITY) <= match.shown.seq;

  const play = (match: LiveMatch, asked: AskedInput, tries = 0): void => {
    const { asker } = asked;
    // Who holds on to a match that was dropped does not know what is written.
    if (shelf.cached(match.stored.id) !== match) return playAnew(match, asked, tries);
    const row = rowOf(match, asked);
    if (row !== undefined) return row <= match.shown.seq ? asker?.done() : again(match, asked, tries);
    if (match.aborted !== undefined) return asker?.refused(ABORTED);
    if (asked.after !== undefined && asked.after !== match.tip.seq) return asker?.refused(MOVED_ON);
    match.usedAt = now();
    const rows = asked.takesBack ? takeBack(match, asked) : propose(match, asked);
    if (!rows.ok) return refused(match, { asked, tries, refusal: rows.error });
    const standing = match.tip;
    const append = appendOf(match, rows.value);
    const settle = (fate: Fate) => {
      if (fate === 'written') return shown(match, { standing, asker, dueAt: append.due ?? undefined });
      // The log is the truth: what memory thought is dropped, and tried again on what the log says now.
      drop(match);
      find(match.stored.id).then(
        (fresh) => {
          if (fresh === undefined) return asker?.refused(NOT_SAVED);
          if (isKnown(fresh, asked)) return asker?.done();
          if (fate === 'failed' || tries >= TRIES) return asker?.refused(NOT_SAVED);
          play(fresh, asked, tries + 1);
        },
        () => asker?.refused(NOT_SAVED),
      );
    };
    match.writing = store.log.append(append).then(
      (isWritten) => settle(isWritten ? 'written' : 'late'),
      () => settle('failed'),
    );
  };
  const playAnew = (match: LiveMatch, asked: AskedInput, tries: number) => {
    find(match.stored.id).then(
      (current) => current && play(current, asked, tries),
      () => asked.asker?.refused(NOT_SAVED),
    );
  };
  /** Sent again while it is on its way to the disk: answered when it is known what became of it. */
  const again = (match: LiveMatch, asked: AskedInput, tries: number) => {
    void (match.writing ?? Promise.resolve()).then(() => playAnew(match, asked, tries));
  };

  /** Before a move is refused it is made sure that no other process has gone on: then it may be right after all. */
  const refused = (match: LiveMatch, { asked, tries, refusal }: Refused) => {
    const { asker } = asked;
    if (bus.isAlone || tries >= TRIES) return asker?.refused(refusal);
    newer(match).then(
      (current) => (current === undefined ? asker?.refused(refusal) : play(current, asked, tries + 1)),
      () => asker?.refused(NOT_SAVED),
    );
  };
  /** A match as the log has it, if that is not as it was here. */
  const newer = async (match: LiveMatch): Promise<LiveMatch | undefined> => {
    const { seq } = match.shown;
    await match.writing;
    await catchUp(match);
    const current = await find(match.stored.id);
    return current === match && current.shown.seq <= seq ? undefined : current;
  };
  /** What is on disk now is shown, here and by the other processes. */
  const shown = (
    match: LiveMatch,
    { standing, asker, dueAt }: { standing: LiveMatch['tip']; asker: Asker | undefined; dueAt: number | undefined },
  ) => {
    const before = match.shown;
    match.shown = standing;
    lowerCurtain(match, before, { clock: () => performance.now(), process: undefined });
    viewing.show(match, asker);
    // One that was dropped meanwhile was read again, perhaps before this was written.
    if (shelf.cached(match.stored.id) !== match)
      find(match.stored.id)
        .then((now) => now && catchUp(now))
        .catch(stumbled);
    bus.tell(channelOf(match.stored.id), 'rows');
    follow(match, dueAt);
    if (match.isBehind && match.tip === match.shown) catchUp(match).catch(stumbled);
  };
  const follow = (match: LiveMatch, dueAt: number | undefined) => {
    // Who leaves it to others does not look at it at once.
    changed(match, match.leavesBots ? undefined : dueAt);
    if (match.shown === match.tip && match.aborted === undefined) askBots(match);
  };
  const askBots = (match: LiveMatch) => {
    if (match.leavesBots) return;
    for (const seat of match.tip.awaits.seats) if (botAt(match.stored, seat) !== undefined) askBot(match, seat);
  };
  /** Writes when it is due next, and whatever follows from that. */
  const rearm = async (match: LiveMatch): Promise<void> => {
    if (isOver(match) || match.tip !== match.shown) return;
    const append = appendOf(match, []);
    if (await store.log.append(append)) follow(match, append.due ?? undefined);
    // If another process went on with it meanwhile, this may have been written over what that one wrote.
    const current = bus.isAlone ? undefined : await newer(match);
    if (current !== undefined) await rearm(current);
  };

  return { play, newer, rearm, askBots };
};
