import type { Input, Seat } from '@sesame/kernel';
import { deadlineOf } from './clock/clock.ts';
import { botAt, timingOf } from './clock/match-clock.ts';
import type { LiveMatch } from './position.ts';

/** How long a bot's answer may stay out before the match is looked at again: it may have died with its process. */
const BOT_PATIENCE = 10_000;

/** When a match must be looked at next, in its own time. */
export const nextDue = (match: LiveMatch, at: number): number | undefined => {
  const { tip, stored } = match;
  if (tip.outcome !== undefined || match.aborted !== undefined) return undefined;
  const timing = timingOf(match, tip);
  let due = tip.awaits.clock?.at ?? Number.POSITIVE_INFINITY;
  for (const seat of tip.awaits.seats) {
    const isBot = botAt(stored, seat) !== undefined;
    const time = isBot ? at + (match.leavesBots ? 0 : BOT_PATIENCE) : deadlineOf(tip.clock, timing, seat);
    due = Math.min(due, time ?? due);
  }
  // A clock that rests is looked at when it runs again.
  for (const { from, until } of timing.rests.flat()) if (from <= at && at < until) due = Math.min(due, until);
  return due === Number.POSITIVE_INFINITY ? undefined : due;
};

/** What time itself must play now: the clock's own move, or for a seat whose time is up. */
export const overdue = (match: LiveMatch, at: number): Input<unknown> | undefined => {
  const { tip, stored, rules } = match;
  if (tip.outcome !== undefined || match.aborted !== undefined) return undefined;
  const { clock } = tip.awaits;
  if (clock !== undefined && clock.at <= at) return { at, by: 'clock', move: clock.move };
  const late = tip.awaits.seats.find((seat) => botAt(stored, seat) === undefined && isLate(match, seat, at));
  if (late === undefined) return undefined;
  const move = rules.fallback(tip.state, late);
  return move === 'forfeit' ? { at, by: 'clock', move: { type: 'forfeit', seat: late } } : { at, by: late, move };
};

const isLate = (match: LiveMatch, seat: Seat, at: number): boolean => {
  const deadline = deadlineOf(match.tip.clock, timingOf(match, match.tip), seat);
  return deadline !== undefined && deadline <= at;
};
