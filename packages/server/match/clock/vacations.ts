import { ok, type Result, refuse } from '@sesame/kernel';
import { type VacationBalance as Described, VACATION_DAYS_PER_YEAR } from '@sesame/protocol';
import type { Now } from '../../lib/now.ts';
import type { Store } from '../../store/store.ts';
import type { Matches } from '../matches.ts';
import { daysTaken } from './vacation-days.ts';

/** Vacations: they pause a player's clocks in correspondence matches. */
export interface Vacations {
  describe(player: string): Promise<Described>;
  start(player: string, days: number): Promise<Result<Described>>;
  end(player: string): Promise<Result<Described>>;
}

const DAY_MS = 86_400_000;
const MAX_MATCHES = 1_000;

export const makeVacations = (deps: {
  readonly store: Pick<Store, 'amendments' | 'matches'>;
  readonly matches: Pick<Matches, 'reloadAmendments'>;
  readonly now: Now;
}): Vacations => {
  const { store, matches, now } = deps;
  const describe = async (player: string): Promise<Described> => {
    const vacations = await store.amendments.vacationsOf(player);
    const last = vacations.at(-1);
    const left = Math.max(0, VACATION_DAYS_PER_YEAR - daysTaken(vacations, now()));
    return { left, ...(last !== undefined && last.until > now() && { until: last.until }) };
  };
  /** Updates the deadlines of the player's matches. If the server dies halfway, each is corrected when it comes due. */
  const updateDeadlines = async (player: string) => {
    const running = await store.matches.ofPlayer(player, 'running', MAX_MATCHES);
    for (const { id, pace } of running) if (pace.kind === 'correspondence') await matches.reloadAmendments(id);
  };

  return {
    describe,
    start: async (player, days) => {
      const before = await store.amendments.vacationsOf(player);
      const { left, until } = await describe(player);
      if (until !== undefined) return refuse('on-holiday', 'You’re already on vacation.');
      if (days > left) return refuse('no-days-left', 'You don’t have that many vacation days left.');
      // Read the clock once: a millisecond more would count as another day.
      const from = now();
      const holiday = { player, from, until: from + days * DAY_MS };
      if (!(await store.amendments.startVacation(holiday, before.length))) {
        return refuse('on-holiday', 'You’re already on vacation.');
      }
      await updateDeadlines(player);
      return ok(await describe(player));
    },
    end: async (player) => {
      if (!(await store.amendments.endVacation(player, now())))
        return refuse('not-on-holiday', 'You’re not on vacation.');
      await updateDeadlines(player);
      return ok(await describe(player));
    },
  };
};
