import type { Input, Seat } from '@sesame/kernel';
import { deadlineOf, isOver } from '@sesame/match';
import { botAt, timingOf } from './clock/match-clock.ts';
import type { LiveMatch } from './live-match.ts';

/** How long to wait for a bot's move before asking again: it may have died with its process. */
const BOT_TIMEOUT_MS = 10_000;

/** When the clock or a bot must act next, in match time. */
export const nextDeadline = (match: LiveMatch, at: number): number | undefined => {
  const { head, stored } = match;
  if (isOver(head) || stored.pausedAt !== undefined) return undefined;
  const timing = timingOf(match, head);
  let due = head.awaits.clock?.at ?? Number.POSITIVE_INFINITY;
  for (const seat of head.awaits.seats) {
    const isBot = botAt(stored, seat) !== undefined;
    const time = isBot ? at + (match.leavesBotsToPeers ? 0 : BOT_TIMEOUT_MS) : deadlineOf(head.clock, timing, seat);
    due = Math.min(due, time ?? due);
  }
  // A paused clock is due when it resumes.
  for (const { from, until } of timing.rests.flat()) if (from <= at && at < until) due = Math.min(due, until);
  return due === Number.POSITIVE_INFINITY ? undefined : due;
};

/** The input that is overdue: a move of the clock, or the fallback of a seat whose time is up. */
export const overdueInput = (match: LiveMatch, at: number): Input<unknown> | undefined => {
  const { head, stored, rules } = match;
  if (isOver(head)) return undefined;
  const { clock } = head.awaits;
  if (clock !== undefined && clock.at <= at) return { at, by: 'clock', move: clock.move };
  const late = head.awaits.seats.find((seat) => botAt(stored, seat) === undefined && isLate(match, seat, at));
  if (late === undefined) return undefined;
  const move = rules.fallback(head.state, late);
  return move === 'forfeit' ? { at, by: 'clock', move: { type: 'forfeit', seat: late } } : { at, by: late, move };
};

const isLate = (match: LiveMatch, seat: Seat, at: number): boolean => {
  const deadline = deadlineOf(match.head.clock, timingOf(match, match.head), seat);
  return deadline !== undefined && deadline <= at;
};
