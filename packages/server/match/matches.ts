import type { AnyRules, Seat } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import type { Bus } from '../cluster/bus/bus.ts';
import type { Audience } from '../cluster/spectator-count.ts';
import type { Store } from '../store/store.ts';
import { makeViewing, type Watcher } from './broadcaster.ts';
import { type AskedInput, makePlaying, type PlayingNeeds } from './input-pipeline.ts';
import { channelOf, makeShelf, type Written } from './match-cache.ts';
import { nextDue, overdue } from './next-deadline.ts';
import { makeOthers } from './peer-sync.ts';
import { isOver, type LiveMatch, renew, repace } from './position.ts';

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
  repace(match: LiveMatch, pace: TimeControl): Promise<boolean>;
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

export interface MatchesNeeds extends Pick<PlayingNeeds, 'now' | 'askBot' | 'isThinking' | 'changed' | 'stumbled'> {
  readonly store: Pick<Store, 'matches' | 'log' | 'desk' | 'terms'>;
  readonly bus: Pick<Bus, 'hear' | 'tell' | 'isAlone'>;
  readonly audience: Pick<Audience, 'came' | 'left' | 'of'>;
  readonly rulesOf: (game: string) => AnyRules | undefined;
  /** Called when another process has gone on with a match that is in memory here. */
  readonly overheard: (match: LiveMatch) => void;
  /** Called when somebody came to look at a match; without a watcher, when somebody went. */
  readonly watched: (match: string, watcher?: Watcher) => void;
}

export const makeMatches = (needs: MatchesNeeds): Matches => {
  const { store, bus, now, audience, changed, overheard, watched, stumbled } = needs;
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
  const { findFresh } = others;
  const { play, newer, rearm, askBots } = makePlaying({ ...needs, shelf, viewing, others, timeOf });
  const { find, drop } = shelf;
  const tellOthers = ({ stored }: LiveMatch, what: Written) => bus.tell(channelOf(stored.id), what);

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
