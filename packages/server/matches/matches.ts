import type { AnyRules, Refusal, Seat } from '@sesame/kernel';
import type { Pace } from '@sesame/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Now } from '../now.ts';
import { lowerCurtain } from '../race/curtain.ts';
import type { Append, Store } from '../store/store.ts';
import type { Audience } from './audience.ts';
import { nextDue, overdue } from './due.ts';
import { isOver, keyOf, type LiveMatch, type Proposal, propose, renew, repace } from './live-match.ts';
import { makeOthers } from './others.ts';
import { channelOf, makeShelf, type Written } from './shelf.ts';
import { takeBack } from './take-back.ts';
import { botAt } from './timing.ts';
import { type Asker, makeViewing, type Watcher } from './viewing.ts';

export interface AskedInput extends Proposal {
  /** Played only right after this row of the log. */
  readonly after?: number;
  readonly asker?: Asker;
}

export interface Matches {
  find(id: string): Promise<LiveMatch | undefined>;
  /** In memory, if it is: the way a move takes when nothing must be read first. */
  cached(id: string): LiveMatch | undefined;
  /** Plays an input: checked, written, answered, shown, in this order. */
  play(match: LiveMatch, asked: AskedInput): void;
  watch(match: LiveMatch, watcher: Watcher, since: number | undefined): void;
  unwatch(id: string, watcher: Watcher): void;
  watchersOf(id: string): Iterable<Watcher>;
  /** Seats whose players look at a match here. */
  seatsLooking(id: string): readonly Seat[];
  /** How many people of the house watch it who do not play. */
  audienceOf(id: string): number;
  /** Looks whether time or a bot must act, when a deadline has come. */
  wake(id: string): Promise<void>;
  /** Asks the bots of a match that has just begun. */
  rouse(id: string): Promise<LiveMatch | undefined>;
  /** Reads again what holds besides the log, and tells who looks: a row of it was written. */
  refresh(id: string): Promise<void>;
  /** From now on another pace holds. False: the match has moved on first, or it is over. */
  repace(match: LiveMatch, pace: Pace): Promise<boolean>;
  /** Ends a match without an outcome, as the host may. False: it is over already. */
  abort(match: LiveMatch, note: string): Promise<boolean>;
  /** Match time now. */
  timeOf(match: LiveMatch): number;
  live(): Iterable<LiveMatch>;
  /** Those in memory in which a player sits. */
  liveOf(player: string): readonly LiveMatch[];
  /** Looks whether other processes have gone on with what is looked at here: their word of it may have been lost. */
  lookAround(): Promise<void>;
  /** Time was given back: matches count theirs from other instants now. */
  retime(): Promise<void>;
  /** Drops matches that nobody looks at and nothing happens in. */
  sweep(idle: number): void;
}

export interface MatchesNeeds {
  readonly store: Pick<Store, 'matches' | 'log' | 'desk' | 'terms'>;
  readonly bus: Pick<Bus, 'hear' | 'tell' | 'isAlone'>;
  readonly audience: Pick<Audience, 'came' | 'left' | 'of'>;
  readonly rulesOf: (game: string) => AnyRules | undefined;
  readonly now: Now;
  /** Called when a bot is awaited. */
  readonly askBot: (match: LiveMatch, seat: Seat) => void;
  /** Whether the bots here have more to think about than they can, and other processes may have time. */
  readonly isThinking: () => boolean;
  /** Called after inputs of a match were written and shown. */
  readonly changed: (match: LiveMatch, dueAt: number | undefined) => void;
  /** Called when another process has gone on with a match that is in memory here. */
  readonly overheard: (match: LiveMatch) => void;
  /** Called when somebody came to look at a match; without a watcher, when somebody went. */
  readonly watched: (match: string, watcher?: Watcher) => void;
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
  message: 'This could not be saved. If it does not appear on the table in a moment, please try again.',
};

export const MOVED_ON: Refusal = { code: 'moved-on', message: 'The match has moved on.' };
const ABORTED: Refusal = { code: 'aborted', message: 'The host has ended this match.' };

export const makeMatches = (needs: MatchesNeeds): Matches => {
  const { store, bus, now, askBot, audience, changed, overheard, watched, stumbled } = needs;
  const timeOf = ({ stored, aborted }: LiveMatch) => (aborted?.at ?? now()) - stored.epoch;
  const viewing = makeViewing(timeOf);
  const shelf = makeShelf({
    ...needs,
    heard: (...word) => void others.hear(...word).catch(stumbled),
    loaded: (match) => {
      if (!viewing.isWatched(match.stored.id)) return;
      viewing.show(match);
      overheard(match);
    },
  });
  const others = makeOthers({ store, shelf, viewing, overheard });
  const { findFresh, catchUp } = others;
  /** What was last sent to the disk of a match, until it is known what became of it. */
  const writing = new WeakMap<LiveMatch, Promise<void>>();
  const { find, drop } = shelf;
  const tellOthers = ({ stored }: LiveMatch, what: Written) => bus.tell(channelOf(stored.id), what);

  const awaitsBot = ({ tip, stored }: LiveMatch) => tip.awaits.seats.some((seat) => botAt(stored, seat) !== undefined);
  const appendOf = (match: LiveMatch, rows: Append['rows']): Append => {
    // Once: whoever is woken by the deadline asks its own bots, or nobody would where all are busy.
    match.leavesBots = rows.length > 0 && awaitsBot(match) && needs.isThinking();
    const due = nextDue(match, timeOf(match));
    const { outcome } = match.tip;
    const had = match.hasDeadline;
    match.hasDeadline = due !== undefined;
    return {
      match: match.stored.id,
      rows,
      ...(due !== undefined ? { due: match.stored.epoch + due } : had && { due: null }),
      ...(outcome !== undefined && { end: { at: now(), outcome } }),
    };
  };

  /** Whether the log has it, whatever was said of it. */
  const isKnown = ({ keys, shown }: LiveMatch, { input, key }: AskedInput): boolean =>
    key !== undefined && (keys.get(keyOf(input.by, key)) ?? Number.POSITIVE_INFINITY) <= shown.seq;

  const play = (match: LiveMatch, asked: AskedInput, tries = 0): void => {
    const { input, key, asker } = asked;
    // Who holds on to a match that was dropped does not know what is written.
    if (shelf.cached(match.stored.id) !== match) return playAnew(match, asked, tries);
    if (isKnown(match, asked)) return asker?.done();
    if (key !== undefined && match.keys.has(keyOf(input.by, key))) return again(match, asked, tries);
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
    const written = store.log.append(append).then(
      (isWritten) => settle(isWritten ? 'written' : 'late'),
      () => settle('failed'),
    );
    writing.set(match, written);
  };
  const playAnew = (match: LiveMatch, asked: AskedInput, tries: number) => {
    find(match.stored.id).then(
      (current) => current && play(current, asked, tries),
      () => asked.asker?.refused(NOT_SAVED),
    );
  };
  /** Sent again while it is on its way to the disk: answered when it is known what became of it. */
  const again = (match: LiveMatch, asked: AskedInput, tries: number) => {
    void (writing.get(match) ?? Promise.resolve()).then(() => playAnew(match, asked, tries));
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
    await writing.get(match);
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
    tellOthers(match, 'rows');
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

  return {
    find,
    cached: shelf.cached,
    play,
    watch: (match, watcher, since) => {
      match.usedAt = now();
      viewing.add(match, watcher, since);
      audience.came(match.stored.id, watcher);
      watched(match.stored.id, watcher);
    },
    unwatch: (id, watcher) => {
      const isLast = viewing.remove(id, watcher);
      audience.left(id, watcher);
      watched(id);
      // Over and seen: nothing will happen in it again.
      const match = shelf.cached(id);
      if (isLast && match !== undefined && isOver(match)) drop(match);
    },
    watchersOf: viewing.of,
    seatsLooking: viewing.seats,
    audienceOf: audience.of,
    wake: async (id) => {
      const found = await findFresh(id);
      if (found === undefined) return;
      const match = bus.isAlone ? found : ((await newer(found)) ?? found);
      if (match.tip !== match.shown || match.aborted !== undefined) return;
      const input = overdue(match, timeOf(match));
      if (input !== undefined) return play(match, { input, after: match.tip.seq });
      await rearm(match);
      // A holiday may have ended.
      if (match.stored.terms !== undefined) viewing.show(match);
    },
    rouse: async (id) => {
      const match = await find(id);
      if (match !== undefined) askBots(match);
      return match;
    },
    refresh: async (id) => {
      const match = await findFresh(id);
      if (match === undefined) return;
      await rearm(match);
      viewing.show(match);
      tellOthers(match, 'terms');
    },
    repace: async (match, pace) => {
      const { id, epoch } = match.stored;
      if (isOver(match) || match.tip.outcome !== undefined) return false;
      const change = { seq: match.tip.seq, at: timeOf(match), pace, was: match.tip.pace };
      repace(match, change);
      const standing = match.tip;
      const due = nextDue(match, change.at);
      match.hasDeadline = due !== undefined;
      const next = { ...change, match: id, due: due === undefined ? undefined : epoch + due };
      const isWritten = await store.terms.repace(next).catch(() => false);
      if (!isWritten) {
        drop(match);
        return false;
      }
      if (match.shown.seq === standing.seq) match.shown = standing;
      renew(match, (await store.matches.find(id)) ?? match.stored);
      viewing.retell(match);
      tellOthers(match, 'terms');
      await rearm(match);
      return true;
    },
    abort: async (match, note) => {
      if (isOver(match)) return false;
      // No input is taken while the host's word is on its way; those that were sent before reach the disk before.
      match.aborted = { at: now(), note };
      const isEnded = await store.desk.abort(match.stored.id, match.aborted).catch(() => false);
      if (!isEnded) match.aborted = undefined;
      else {
        viewing.show(match);
        tellOthers(match, 'terms');
        changed(match, undefined);
      }
      return isEnded;
    },
    timeOf,
    live: shelf.all,
    liveOf: shelf.ofPlayer,
    lookAround: others.lookAround,
    retime: others.retime,
    sweep: (idle) => {
      const looked = new Set(viewing.matches());
      for (const match of shelf.all()) {
        const isQuiet = match.shown === match.tip && now() - match.usedAt > idle;
        if (isQuiet && !looked.has(match.stored.id)) drop(match);
      }
    },
  };
};
