import { ok, type Result, refuse } from '@sesame/kernel';
import type { Presence } from '../../cluster/presence.ts';
import type { Games } from '../../lib/games.ts';
import type { SubstituteSettings } from '../../settings.ts';
import type { Store } from '../../store/store.ts';
import { seatOf } from '../match-summary.ts';
import type { Matches } from '../matches.ts';
import type { LiveMatch } from '../position.ts';
import { areAllPresent, isGuarded, planSubstitutes, type Step } from './countdown.ts';

/** Bots that play on for people who have left the others waiting, until they take their seats back. */
export interface Substitutes {
  /** Looks whether anybody is missed in a match: something has happened in it or around it. */
  check(match: string): void;
  /** Looks at the matches of somebody who came or went. */
  checkPlayer(player: string): void;
  returnSeat(match: LiveMatch, player: string): Promise<Result<void>>;
  stop(): Promise<void>;
}

export interface SubstitutesDeps {
  readonly store: Pick<Store, 'amendments'>;
  readonly games: Games;
  readonly matches: Matches;
  readonly presence: Pick<Presence, 'isOnline'>;
  readonly patience: SubstituteSettings;
  readonly onError: (error: unknown, match: string) => void;
}

export const makeSubstitutes = ({
  store,
  games,
  matches,
  presence,
  patience,
  onError,
}: SubstitutesDeps): Substitutes => {
  /** Countdowns that somebody waits for here. The rows are the truth; a timer only acts on one. */
  const counting = new Map<string, NodeJS.Timeout>();
  const subscribers = new Map<string, Promise<void>>();
  let isStopped = false;

  const isWaitedFor = (id: string, seat: number) =>
    matches.connectedSeats(id).some((subscribers) => subscribers !== seat);
  const plan = (match: LiveMatch): readonly Step[] =>
    planSubstitutes(match, {
      at: matches.timeOf(match),
      patience,
      isOnline: presence.isOnline,
      isWaitedFor: (seat) => isWaitedFor(match.stored.id, seat),
    });
  const take = (match: LiveMatch, step: Step): Promise<void> => {
    const { id, game } = match.stored;
    switch (step.kind) {
      case 'miss':
        return store.amendments.startCountdown(id, step.standin);
      case 'found':
        return store.amendments.cancelCountdown(id, step.seat);
      case 'replace':
        return store.amendments.seatSubstitute(id, step.seat, middleBot(games, game));
    }
  };
  /** Wakes up for the next of a match's countdowns. */
  const count = (match: LiveMatch) => {
    const { id, amendments } = match.stored;
    clearTimeout(counting.get(id));
    counting.delete(id);
    const times = (amendments?.standins ?? []).flatMap(({ seat, bot, botAt }) =>
      bot === undefined && isWaitedFor(id, seat) ? [botAt] : [],
    );
    if (times.length === 0) return;
    const wait = Math.max(0, Math.min(...times) - matches.timeOf(match));
    const ring = () => {
      counting.delete(id);
      check(id);
    };
    counting.set(id, setTimeout(ring, wait).unref());
  };

  /** Until there is nothing left to do: while a row was written, whoever was missed may have come. */
  const act = async (id: string): Promise<void> => {
    while (!isStopped) {
      const match = matches.cached(id);
      if (match === undefined) return;
      const steps = plan(match);
      count(match);
      if (steps.length === 0) return;
      for (const step of steps) await take(match, step);
      await matches.reloadAmendments(id);
    }
  };
  /** One after another for a match, so that none acts on what the one before is about to change. */
  const check = (id: string) => {
    const match = matches.cached(id);
    if (isStopped || match === undefined) return;
    // After nearly every move there is nothing to do.
    if (match.stored.amendments === undefined && (areAllPresent(match, presence) || !isGuarded(match))) return;
    if (!subscribers.has(id) && plan(match).length === 0) return count(match);
    const before = subscribers.get(id) ?? Promise.resolve();
    const next = before.then(() => act(id)).catch((error) => onError(error, id));
    subscribers.set(id, next);
    void next.then(() => {
      if (subscribers.get(id) === next) subscribers.delete(id);
    });
  };

  return {
    check,
    checkPlayer: (player) => {
      for (const { stored } of matches.cachedOf(player)) check(stored.id);
    },
    returnSeat: async (match, player) => {
      const seat = seatOf(match.stored, player);
      if (seat === undefined) return refuse('not-yours', 'You have no seat in this match.');
      if (!(await store.amendments.removeSubstitute(match.stored.id, seat)))
        return refuse('no-standin', 'No bot is playing for you.');
      await matches.reloadAmendments(match.stored.id);
      return ok(undefined);
    },
    stop: async () => {
      isStopped = true;
      for (const timer of counting.values()) clearTimeout(timer);
      // What is being written is written before the store closes.
      await Promise.all(subscribers.values());
    },
  };
};

/** A bot of middle strength. */
const middleBot = (games: Games, game: string): string => {
  const bots = games.list().find(({ id }) => id === game)?.bots ?? [];
  const bot = bots.toSorted((a, b) => a.level - b.level)[Math.floor(bots.length / 2)];
  if (bot === undefined) throw new Error(`${game} has no bots`);
  return bot.id;
};
