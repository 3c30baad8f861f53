import type { AnyRules, Refusal, Seat, Viewer } from '@sesame/kernel';
import type { Now } from '../now.ts';
import { lowerCurtain, makeCurtain } from '../race/curtain.ts';
import type { Trip } from '../race/trip.ts';
import { makeFrame } from '../socket/frame.ts';
import type { Append, Store } from '../store/store.ts';
import { nextDue, overdue } from './due.ts';
import { keyOf, type LiveMatch, loadMatch, type Proposal, propose } from './live-match.ts';
import { makeNews, withAnswer } from './news.ts';

/** Somebody who looks at a match and is sent its news as frames. */
export interface Watcher {
  readonly viewer: Viewer;
  send(frame: Buffer): void;
  /** How far away it is. */
  trip?(): Trip | undefined;
}

/** Who asked for a move, to be answered with the news that it makes. */
export interface Asker {
  readonly watcher: Watcher | undefined;
  readonly ask: number;
  done(): void;
  refused(refusal: Refusal): void;
}

export interface AskedInput extends Proposal {
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
  /** Looks whether time or a bot must act, when a deadline has come. */
  wake(id: string): Promise<void>;
  /** Asks the bots of a match that has just begun. */
  rouse(id: string): Promise<LiveMatch | undefined>;
  /** Match time now. */
  timeOf(match: LiveMatch): number;
  live(): Iterable<LiveMatch>;
  /** Drops matches that nobody looks at and nothing happens in. */
  sweep(idle: number): void;
}

export interface MatchesNeeds {
  readonly store: Pick<Store, 'matches' | 'log'>;
  readonly rulesOf: (game: string) => AnyRules | undefined;
  readonly now: Now;
  /** Called when a bot is awaited. */
  readonly askBot: (match: LiveMatch, seat: Seat) => void;
  /** Called after inputs of a match were written and shown. */
  readonly changed: (match: LiveMatch, dueAt: number | undefined) => void;
}

/** What became of an append: on disk, too late because its sequence was taken, or not written at all. */
type Fate = 'written' | 'late' | 'failed';

const TRIES = 3;
const NOT_SAVED: Refusal = {
  code: 'not-saved',
  message: 'This could not be saved, so it was not played. Please try again.',
};

export const makeMatches = ({ store, rulesOf, now, askBot, changed }: MatchesNeeds): Matches => {
  const cache = new Map<string, LiveMatch>();
  const loading = new Map<string, Promise<LiveMatch | undefined>>();
  const watchers = new Map<string, Set<Watcher>>();
  const tell = makeCurtain(() => performance.now());

  const timeOf = ({ stored }: LiveMatch) => now() - stored.epoch;

  const load = async (id: string): Promise<LiveMatch | undefined> => {
    const stored = await store.matches.find(id);
    const rules = stored && rulesOf(stored.game);
    if (stored === undefined || rules === undefined) return undefined;
    await rules.prepare?.(stored.options);
    const match = loadMatch(stored, rules, await store.log.read(id));
    match.usedAt = now();
    cache.set(id, match);
    return match;
  };
  const find = async (id: string): Promise<LiveMatch | undefined> => {
    const cached = cache.get(id);
    if (cached !== undefined) return cached;
    const pending = loading.get(id) ?? load(id).finally(() => loading.delete(id));
    loading.set(id, pending);
    return pending;
  };

  const appendOf = (match: LiveMatch, rows: Append['rows']): Append => {
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

  const show = (match: LiveMatch, since: number, asker: Asker | undefined) => {
    const at = timeOf(match);
    const frames = new Map<Viewer, Buffer>();
    const looking = watchers.get(match.stored.id);
    for (const watcher of looking ?? []) {
      const { viewer } = watcher;
      const text = () => JSON.stringify(makeNews(match, { viewer, since, at }));
      if (watcher === asker?.watcher) {
        tell(match, watcher, makeFrame(withAnswer(text(), asker.ask)));
        continue;
      }
      const frame = frames.get(viewer) ?? makeFrame(text());
      frames.set(viewer, frame);
      tell(match, watcher, frame);
    }
    if (asker !== undefined && (asker.watcher === undefined || !looking?.has(asker.watcher))) asker.done();
  };

  const play = (match: LiveMatch, asked: AskedInput, tries = 0): void => {
    const { input, key, asker } = asked;
    const known = key === undefined ? undefined : match.keys.get(keyOf(input.by, key));
    if (known !== undefined && known <= match.shown.seq) return asker?.done();
    // On its way to the disk: its answer comes with the news of it.
    if (known !== undefined) return;
    match.usedAt = now();
    const rows = propose(match, asked);
    if (!rows.ok) return asker?.refused(rows.error);
    const standing = match.tip;
    const append = appendOf(match, rows.value);
    const settle = (fate: Fate) => {
      if (fate === 'written') {
        const before = match.shown;
        match.shown = standing;
        lowerCurtain(match, before, () => performance.now());
        show(match, before.seq, asker);
        follow(match, append.due ?? undefined);
        return;
      }
      // The log is the truth: what memory thought is dropped, and tried again on what the log says now.
      if (cache.get(match.stored.id) === match) cache.delete(match.stored.id);
      if (fate === 'failed' || tries >= TRIES) return asker?.refused(NOT_SAVED);
      void find(match.stored.id).then((fresh) => fresh && play(fresh, asked, tries + 1));
    };
    store.log.append(append).then(
      (isWritten) => settle(isWritten ? 'written' : 'late'),
      () => settle('failed'),
    );
  };

  const follow = (match: LiveMatch, dueAt: number | undefined) => {
    changed(match, dueAt);
    if (match.shown === match.tip) askBots(match);
  };
  const askBots = (match: LiveMatch) => {
    for (const seat of match.tip.awaits.seats) if (match.stored.seats[seat]?.bot !== undefined) askBot(match, seat);
  };

  return {
    find,
    cached: (id) => cache.get(id),
    play,
    watch: (match, watcher, since) => {
      const { id } = match.stored;
      const looking = watchers.get(id) ?? new Set();
      watchers.set(id, looking.add(watcher));
      match.usedAt = now();
      // Whoever returns with a number that the log does not have has seen another house: all is told again.
      const from = since !== undefined && since <= match.shown.seq ? since : 0;
      const wish = { viewer: watcher.viewer, since: from, at: timeOf(match) };
      const news = makeNews(match, from > 0 ? wish : { ...wish, withInfo: true });
      tell(match, watcher, makeFrame(JSON.stringify(news)));
    },
    unwatch: (id, watcher) => {
      const looking = watchers.get(id);
      looking?.delete(watcher);
      if (looking?.size !== 0) return;
      watchers.delete(id);
      // Over and seen: nothing will happen in it again.
      if (cache.get(id)?.shown.outcome !== undefined) cache.delete(id);
    },
    watchersOf: (id) => watchers.get(id) ?? [],
    wake: async (id) => {
      const match = await find(id);
      if (match === undefined || match.tip !== match.shown) return;
      const input = overdue(match, timeOf(match));
      if (input !== undefined) return play(match, { input });
      const append = appendOf(match, []);
      if (await store.log.append(append)) follow(match, append.due ?? undefined);
    },
    rouse: async (id) => {
      const match = await find(id);
      if (match !== undefined) askBots(match);
      return match;
    },
    timeOf,
    live: () => cache.values(),
    sweep: (idle) => {
      for (const [id, match] of cache) {
        if (!watchers.has(id) && match.shown === match.tip && now() - match.usedAt > idle) cache.delete(id);
      }
    },
  };
};
