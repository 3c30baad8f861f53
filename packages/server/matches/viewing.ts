import type { Refusal, Seat, Viewer } from '@sesame/kernel';
import { makeCurtain } from '../race/curtain.ts';
import type { Trip } from '../race/trip.ts';
import { makeFrame } from '../socket/frame.ts';
import type { LiveMatch } from './live-match.ts';
import { type Lookers, makeLookers } from './lookers.ts';
import { makeNews, withAnswer } from './news.ts';
import { makeOffers } from './offers.ts';

/** Somebody who looks at a match and is sent its news as frames. */
export interface Watcher {
  readonly viewer: Viewer;
  /** Who is behind it, to count people and not windows. */
  readonly player?: string;
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
  /** How many people watch who do not play. */
  audience(id: string): number;
  matches(): readonly string[];
  /** Whether somebody who looks was not told all of it. */
  isBehind(match: LiveMatch): boolean;
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
      const wish = { viewer: watcher.viewer, since: from, at: timeOf(match) };
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
    audience: (id) => lookers.get(id)?.audience() ?? 0,
    matches: () => [...lookers.keys()],
    isBehind: ({ stored, shown }) => [...(lookers.get(stored.id)?.all.values() ?? [])].some((seq) => seq < shown.seq),
    show: (match, asker) => {
      const at = timeOf(match);
      const { seq } = match.shown;
      const frames = new Map<Viewer, { readonly since: number; readonly frame: Buffer }>();
      const looking = lookers.get(match.stored.id);
      for (const [watcher, since] of looking?.all ?? []) {
        const { viewer } = watcher;
        const text = () => JSON.stringify(makeNews(match, { viewer, since, at }));
        looking?.told(watcher, seq);
        if (watcher === asker?.watcher) {
          tell(match, watcher, makeFrame(withAnswer(text(), asker.ask)));
          continue;
        }
        // Nearly always all in a seat, and all spectators, know the same.
        const made = frames.get(viewer);
        const frame = made?.since === since ? made.frame : makeFrame(text());
        frames.set(viewer, { since, frame });
        tell(match, watcher, frame);
      }
      if (asker !== undefined && (asker.watcher === undefined || !looking?.all.has(asker.watcher))) asker.done();
      offers.soon(match);
    },
    retell: (match) => {
      const at = timeOf(match);
      const looking = lookers.get(match.stored.id);
      for (const watcher of looking?.all.keys() ?? []) {
        const news = makeNews(match, { viewer: watcher.viewer, since: 0, at, withInfo: true });
        looking?.told(watcher, match.shown.seq);
        tell(match, watcher, makeFrame(JSON.stringify(news)));
      }
      offers.soon(match);
    },
  };
};
