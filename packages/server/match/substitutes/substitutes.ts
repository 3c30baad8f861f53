import { ok, type Result, refuse, type Seat, strongestUpTo } from '@sesame/kernel';
import { speedOf } from '@sesame/protocol';
import type { Presence } from '../../cluster/presence.ts';
import type { Games } from '../../lib/games.ts';
import { isProvisional, shownOf } from '../../lib/rating-scale.ts';
import type { SubstituteSettings } from '../../settings.ts';
import type { Store } from '../../store/store.ts';
import type { LiveMatch } from '../live-match.ts';
import { seatOf } from '../match-summary.ts';
import type { Matches } from '../matches.ts';
import { areAllPresent, isGuarded, planSubstitutes, type SubstitutionStep } from './countdown.ts';

/** Substitution: bots play for disconnected players until these take their seats back. */
export interface Substitutes {
  /** Checks a match for disconnected or returned players. */
  check(match: string): void;
  /** Checks the matches of a player who connected or disconnected. */
  checkPlayer(player: string): void;
  returnSeat(match: LiveMatch, player: string): Promise<Result<void>>;
  stop(): Promise<void>;
}

export interface SubstitutesDeps {
  readonly store: Pick<Store, 'amendments' | 'ratings'>;
  readonly games: Games;
  readonly matches: Matches;
  readonly presence: Pick<Presence, 'isOnline'>;
  readonly settings: SubstituteSettings;
  readonly onError: (error: unknown, match: string) => void;
}

export const makeSubstitutes = ({
  store,
  games,
  matches,
  presence,
  settings,
  onError,
}: SubstitutesDeps): Substitutes => {
  /** Timers of countdowns with a waiting player in this process. The rows in the store are the truth. */
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  let isStopped = false;

  const isWaitedFor = (id: string, seat: number) => matches.connectedSeats(id).some((other) => other !== seat);
  const plan = (match: LiveMatch): readonly SubstitutionStep[] =>
    planSubstitutes(match, {
      at: matches.timeOf(match),
      settings,
      isOnline: presence.isOnline,
      isWaitedFor: (seat) => isWaitedFor(match.stored.id, seat),
    });
  const applyStep = async (match: LiveMatch, step: SubstitutionStep): Promise<void> => {
    const { id } = match.stored;
    switch (step.kind) {
      case 'start-countdown':
        return store.amendments.startCountdown(id, step.substitution);
      case 'cancel-countdown':
        return store.amendments.cancelCountdown(id, step.seat);
      case 'replace':
        return store.amendments.seatSubstitute(id, step.seat, await substituteFor({ store, games }, match, step.seat));
    }
  };
  /** Arms a timer for the next countdown of a match. */
  const armTimer = (match: LiveMatch) => {
    const { id, amendments } = match.stored;
    clearTimeout(timers.get(id));
    timers.delete(id);
    const times = (amendments?.standins ?? []).flatMap(({ seat, bot, botAt }) =>
      bot === undefined && isWaitedFor(id, seat) ? [botAt] : [],
    );
    if (times.length === 0) return;
    const wait = Math.max(0, Math.min(...times) - matches.timeOf(match));
    const fire = () => {
      timers.delete(id);
      check(id);
    };
    timers.set(id, setTimeout(fire, wait).unref());
  };

  /** Repeats until nothing is left to do: a player may return while a row is written. */
  const runSteps = async (id: string): Promise<void> => {
    while (!isStopped) {
      const match = matches.cached(id);
      if (match === undefined) return;
      const steps = plan(match);
      armTimer(match);
      if (steps.length === 0) return;
      for (const step of steps) await applyStep(match, step);
      await matches.reloadAmendments(id);
    }
  };
  /** Checks of one match run one after another, so none acts on rows that another is about to change. */
  const check = (id: string) => {
    const match = matches.cached(id);
    if (isStopped || match === undefined) return;
    // Fast path: after nearly every move there is nothing to do.
    if (match.stored.amendments === undefined && (areAllPresent(match, presence) || !isGuarded(match))) return;
    if (!running.has(id) && plan(match).length === 0) return armTimer(match);
    const before = running.get(id) ?? Promise.resolve();
    const next = before.then(() => runSteps(id)).catch((error) => onError(error, id));
    running.set(id, next);
    void next.then(() => {
      if (running.get(id) === next) running.delete(id);
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
      for (const timer of timers.values()) clearTimeout(timer);
      // Pending writes must finish before the store closes.
      await Promise.all(running.values());
    },
  };
};

/** The strongest bot that is not stronger than the player. One without an established rating gets the weakest. */
const substituteFor = async (
  { store, games }: Pick<SubstitutesDeps, 'store' | 'games'>,
  { stored: { game, pace, seats } }: LiveMatch,
  seat: Seat,
): Promise<string> => {
  const player = seats[seat]?.player ?? '';
  const skill = (await store.ratings.of([player], { game, pace: speedOf(pace) })).get(player);
  const rating = skill === undefined || isProvisional(skill) ? undefined : shownOf(skill.mu);
  const bot = strongestUpTo(games.list().find(({ id }) => id === game)?.bots ?? [], rating);
  if (bot === undefined) throw new Error(`${game} has no bots`);
  return bot.id;
};
