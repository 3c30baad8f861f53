import { changeOf, type Refusal, type Seat, type Viewer } from '@sesame/kernel';
import { makeCurtain } from '../race/curtain.ts';
import type { Trip } from '../race/trip.ts';
import { makeFrame } from '../socket/frame.ts';
import type { LiveMatch } from './live-match.ts';
import { type Lookers, makeLookers, type Sight } from './lookers.ts';
import { makeNews, type Seen, withAnswer } from './news.ts';
import { makeOffers } from './offers.ts';

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
      const sight = look(match, watcher.viewer);
      looking.sights.set(watcher.viewer, sight);
      const wish = { viewer: watcher.viewer, since: from, at: timeOf(match), seen: { view: sight.view } };
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
      const at = timeOf(match);
      const frames = new Map<string, Buffer>();
      const sights = new Map<Viewer, Sight>();
      const looking = lookers.get(match.stored.id);
      for (const [watcher, since] of looking?.all ?? []) {
        const { viewer, changes = false } = watcher;
        const now = sights.get(viewer) ?? look(match, viewer);
        sights.set(viewer, now);
        const text = () => {
          const before = looking?.sights.get(viewer);
          const seen = changes && before?.seq === since ? changeSince(before, now) : { view: now.view };
          return JSON.stringify(makeNews(match, { viewer, since, at, seen }));
        };
        looking?.told(watcher, now.seq);
        if (watcher === asker?.watcher) {
          tell(match, watcher, makeFrame(withAnswer(text(), asker.ask)));
          continue;
        }
        // Nearly always all in a seat, and all spectators, know the same.
        const alike = `${viewer} ${since} ${changes}`;
        const frame = frames.get(alike) ?? makeFrame(text());
        frames.set(alike, frame);
        tell(match, watcher, frame);
      }
      for (const [viewer, sight] of sights) looking?.sights.set(viewer, sight);
      if (asker !== undefined && (asker.watcher === undefined || !looking?.all.has(asker.watcher))) asker.done();
      offers.soon(match);
    },
    retell: (match) => {
      const at = timeOf(match);
      const looking = lookers.get(match.stored.id);
      for (const watcher of looking?.all.keys() ?? []) {
        const sight = look(match, watcher.viewer);
        const seen = { view: sight.view };
        const news = makeNews(match, { viewer: watcher.viewer, since: 0, at, withInfo: true, seen });
        looking?.told(watcher, sight.seq);
        looking?.sights.set(watcher.viewer, sight);
        tell(match, watcher, makeFrame(JSON.stringify(news)));
      }
      offers.soon(match);
    },
  };
};

const look = ({ rules, shown }: LiveMatch, viewer: Viewer): Sight => ({
  seq: shown.seq,
  view: rules.view(shown.state, viewer),
});

const changeSince = (before: Sight, now: Sight): Seen => {
  const change = changeOf(before.view, now.view);
  return change === undefined ? {} : { change };
};
