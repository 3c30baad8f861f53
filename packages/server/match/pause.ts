import type { Seat } from '@sesame/kernel';
import type { Now } from '../lib/now.ts';
import type { Store, StoredMatch } from '../store/store.ts';
import { isOver, type LiveMatch } from './live-match.ts';
import type { Matches } from './matches.ts';

/**
 * Pauses unrated matches against bots alone while their only person is away: match time stands still. Not in a tournament,
 * where others wait for the end of the round.
 */
export interface Pauses {
  /** The last connection of a seat to a match was closed in this process. */
  seatLeft(match: string): void;
  /** A seat is connected, or the match has moved on: it may have been paused by mistake, by another process. */
  seatReturned(match: string): void;
  stop(): Promise<void>;
}

export interface PausesDeps {
  readonly store: Pick<Store, 'matches'>;
  readonly matches: Pick<Matches, 'cached' | 'find' | 'connectedSeats' | 'timeOf' | 'reloadAmendments'>;
  readonly now: Now;
  readonly onError: (error: unknown, match: string) => void;
}

/** The seat of the only person among built-in bots. */
const onlyPersonIn = ({ seats }: Pick<StoredMatch, 'seats'>): Seat | undefined => {
  const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const [seat] = people;
  return people.length === 1 && seat !== undefined && seats[seat]?.isBot !== true ? seat : undefined;
};

/** Whether time matters in a match that may be paused. */
const isPausable = (match: LiveMatch): boolean =>
  !isOver(match) &&
  !match.stored.rated &&
  match.stored.tournament === undefined &&
  onlyPersonIn(match.stored) !== undefined &&
  (match.committed.pace.kind !== 'none' || match.rules.race !== undefined);

export const makePauses = ({ store, matches, now, onError }: PausesDeps): Pauses => {
  /** Changes of one match run one after another. */
  const running = new Map<string, Promise<void>>();
  let isStopped = false;

  const isPersonHere = ({ stored }: LiveMatch): boolean => {
    const seat = onlyPersonIn(stored);
    return seat !== undefined && matches.connectedSeats(stored.id).includes(seat);
  };
  /** Decided when its turn comes: the person may have come back meanwhile. */
  const update = async (id: string): Promise<void> => {
    const match = isStopped ? undefined : await matches.find(id);
    if (match === undefined || !isPausable(match)) return;
    const isPaused = match.stored.pausedAt !== undefined;
    if (isPaused !== isPersonHere(match)) return;
    await (isPaused ? store.matches.resume(id, now()) : store.matches.pause(id, matches.timeOf(match)));
    await matches.reloadAmendments(id);
  };
  const updateSoon = (id: string) => {
    const next = (running.get(id) ?? Promise.resolve()).then(() => update(id)).catch((error) => onError(error, id));
    running.set(id, next);
    void next.then(() => {
      if (running.get(id) === next) running.delete(id);
    });
  };

  return {
    seatLeft: (id) => {
      const match = matches.cached(id);
      if (match === undefined || isPausable(match)) updateSoon(id);
    },
    seatReturned: (id) => {
      const match = matches.cached(id);
      if (match !== undefined && (running.has(id) || (match.stored.pausedAt !== undefined && isPersonHere(match))))
        updateSoon(id);
    },
    stop: async () => {
      isStopped = true;
      // Pending writes must finish before the store closes.
      await Promise.all(running.values());
    },
  };
};
