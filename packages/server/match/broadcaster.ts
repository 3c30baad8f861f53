import type { Refusal, Seat, Viewer } from '@sesame/kernel';
import { makeFrame } from '../lib/ws-frame.ts';
import type { LiveMatch } from './position.ts';
import type { Trip } from './race/latency.ts';
import { makeCurtain } from './race/reveal.ts';
import { type Lookers, makeLookers, type Sight } from './subscribers.ts';
import { makeOffers } from './undo/undo-availability.ts';
import { makeNews, type NewsWish, withChange } from './update-message.ts';

/** Somebody who looks at a match and is sent its news as frames. */
export interface Watcher {
  readonly viewer: Viewer;
  /** Who is behind it, to count people and not windows. */
  readonly player?: string;
  /** Whether it wants to be told what changed in its view, instead of all of it. */
  readonly changes?: boolean;
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

/** Who looks at which match here, and what they are told. */
export interface Viewing {
  add(match: LiveMatch, watcher: Watcher, since: number | undefined): void;
  /** True when nobody looks at it any more. */
  remove(id: string, watcher: Watcher): boolean;
  of(id: string): Iterable<Watcher>;
  /** Seats whose players look. */
  seats(id: string): readonly Seat[];
  matches(): readonly string[];
  isWatched(id: string): boolean;
  /** Tells everybody how it stands, and what came since they were last told. */
  show(match: LiveMatch, asker?: Asker): void;
  /** Tells everybody all of it again: what they were told of the match itself has changed. */
  retell(match: LiveMatch): void;
}

export const makeViewing = (timeOf: (match: LiveMatch) => number): Viewing => {
  const lookers = new Map<string, Lookers>();
  const tell = makeCurtain(() => performance.now());
  const of = (id: string): Iterable<Watcher> => lookers.get(id)?.all.keys() ?? [];
  const offers = makeOffers(of, timeOf, tell);

  const showTo = (looking: Lookers, match: LiveMatch, asker: Asker | undefined) => {
    const at = timeOf(match);
    let last: Shared | undefined;
    for (const [watcher, since] of looking.all) {
      const { viewer, changes = false } = watcher;
      const re = watcher === asker?.watcher ? asker.ask : undefined;
      // One that was dropped may learn late that its inputs are on disk; the one that was read instead has told more.
      if (since > match.shown.seq) {
        if (re !== undefined) asker?.done();
        continue;
      }
      const sight = looking.sight(match, viewer);
      looking.told(watcher, sight.seq);
      // Nearly always all in a seat, and all spectators, know the same.
      if (last?.sight !== sight || last.since !== since || last.changes !== changes || last.re !== re) {
        const frame = makeFrame(textOf(match, sight, { viewer, since, changes, at, re }));
        last = { sight, since, changes, re, frame };
      }
      tell(match, watcher, last.frame);
    }
  };

  return {
    add: (match, watcher, since) => {
      const { id } = match.stored;
      const looking = lookers.get(id) ?? makeLookers();
      lookers.set(id, looking);
      looking.add(watcher);
      looking.told(watcher, match.shown.seq);
      // Whoever returns with a number that the log does not have has seen another house: all is told again.
      const repaced = match.stored.terms?.paces.at(-1)?.seq ?? -1;
      const from = since !== undefined && since <= match.shown.seq && since > repaced ? since : 0;
      const { view } = looking.sight(match, watcher.viewer);
      const wish = { viewer: watcher.viewer, since: from, at: timeOf(match), seen: { view } };
      const news = makeNews(match, from > 0 ? wish : { ...wish, withInfo: true });
      tell(match, watcher, makeFrame(JSON.stringify(news)));
      offers.soon(match);
    },
    remove: (id, watcher) => {
      const looking = lookers.get(id);
      looking?.remove(watcher);
      return looking?.all.size === 0 && lookers.delete(id);
    },
    of,
    seats: (id) => lookers.get(id)?.seats() ?? [],
    matches: () => [...lookers.keys()],
    isWatched: (id) => lookers.has(id),
    show: (match, asker) => {
      const looking = lookers.get(match.stored.id);
      if (looking !== undefined) showTo(looking, match, asker);
      if (asker !== undefined && (asker.watcher === undefined || !looking?.all.has(asker.watcher))) asker.done();
      offers.soon(match);
    },
    retell: (match) => {
      const at = timeOf(match);
      const looking = lookers.get(match.stored.id);
      for (const watcher of looking?.all.keys() ?? []) {
        const { viewer } = watcher;
        const news = makeNews(match, { viewer, since: 0, at, withInfo: true });
        looking?.told(watcher, match.shown.seq);
        tell(match, watcher, makeFrame(JSON.stringify(news)));
      }
      offers.soon(match);
    },
  };
};

/** What is told of a sight: what changed, to whoever knows the rest, or all of it. */
const textOf = (
  match: LiveMatch,
  sight: Sight,
  { changes, ...wish }: NewsWish & { readonly changes: boolean },
): string => {
  const knows = changes && (wish.since === sight.seq || wish.since === sight.since);
  const news = makeNews(match, { ...wish, seen: knows ? { since: wish.since } : { view: sight.view } });
  return withChange(news, knows && wish.since !== sight.seq ? sight.change : undefined);
};

/** A frame that is right for all who look from the same place and know as much. */
interface Shared {
  readonly sight: Sight;
  readonly since: number;
  readonly changes: boolean;
  readonly re: number | undefined;
  readonly frame: Buffer;
}
