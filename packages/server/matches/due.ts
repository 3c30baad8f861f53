import type { Input, Seat } from '@sesame/kernel';
import { deadlineOf } from '../clocks/clock.ts';
import type { LiveMatch } from './live-match.ts';

/** How long a bot's answer may stay out before the match is looked at again: it may have died with its process. */
const BOT_PATIENCE = 10_000;

/** When a match must be looked at next, in its own time. */
export const nextDue = (match: LiveMatch, at: number): number | undefined => {
  const { tip, stored } = match;
  if (tip.outcome !== undefined) return undefined;
  const times = tip.awaits.seats.map((seat) =>
    stored.seats[seat]?.bot === undefined ? deadlineOf(tip.clock, stored.pace, seat) : at + BOT_PATIENCE,
  );
  const known = [...times, tip.awaits.clock?.at].filter((time) => time !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
};

/** What time itself must play now: the clock's own move, or for a seat whose time is up. */
export const overdue = (match: LiveMatch, at: number): Input<unknown> | undefined => {
  const { tip, stored, rules } = match;
  if (tip.outcome !== undefined) return undefined;
  const { clock } = tip.awaits;
  if (clock !== undefined && clock.at <= at) return { at, by: 'clock', move: clock.move };
  const late = tip.awaits.seats.find((seat) => isLate(match, seat, at));
  if (late === undefined || stored.seats[late]?.bot !== undefined) return undefined;
  const move = rules.fallback(tip.state, late);
  return move === 'forfeit' ? { at, by: 'clock', move: { type: 'forfeit', seat: late } } : { at, by: late, move };
};

const isLate = ({ tip, stored }: LiveMatch, seat: Seat, at: number): boolean => {
  const deadline = deadlineOf(tip.clock, stored.pace, seat);
  return deadline !== undefined && deadline <= at;
};
