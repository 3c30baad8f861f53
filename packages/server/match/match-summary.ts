import { deadlineOf, isRaceApart, pliesFor } from '@sesame/match';
import { isOfflineMatch, type MatchSummary } from '@sesame/protocol';
import type { StoredMatch } from '../store/store.ts';
import { timingOf } from './clock/match-clock.ts';
import { type LiveMatch, outcomeOf } from './live-match.ts';
import type { Matches } from './matches.ts';

/** Seat of a player; undefined for spectators. */
export const seatOf = (match: StoredMatch, player: string | undefined): number | undefined => {
  if (player === undefined) return undefined;
  const seat = match.seats.findIndex((sitting) => sitting.player === player);
  return seat === -1 ? undefined : seat;
};

/** Whether a player may act for a seat: their own, or one that is played on their device. */
export const maySit = ({ seats }: StoredMatch, seat: number, player: string): boolean =>
  seats[seat]?.player === player || seats[seat]?.device === player;

/** List entry for a match, as seen by a player. */
export const summaryOf = (match: LiveMatch, player: string | undefined): MatchSummary => {
  const { stored, committed } = match;
  const { end } = committed;
  const outcome = outcomeOf(match);
  const you = seatOf(stored, player);
  const deadline = you === undefined ? undefined : deadlineOf(committed.clock, timingOf(match, committed), you);
  const others = outcome === undefined ? othersDeadline(match, you) : undefined;
  return {
    ...endedSummaryOf(stored, player),
    yourTurn: you !== undefined && end === undefined && committed.awaits.seats.includes(you),
    ...(end !== undefined && { endedAt: stored.epoch + end.at }),
    ...(deadline !== undefined && Number.isFinite(deadline) && { due: stored.epoch + deadline }),
    ...(others !== undefined && { othersDue: stored.epoch + others }),
    ...(outcome !== undefined && { outcome: outcome as { ranks: number[] } }),
    plies: outcome === undefined ? pliesFor(committed, you ?? 'spectator') : committed.plies,
  };
};

/** List entry for a running match that is unreadable: only what is stored beside its log. */
const unreadableSummaryOf = (stored: StoredMatch, player: string | undefined): MatchSummary => ({
  ...endedSummaryOf(stored, player),
  unreadable: true,
});

/** List entries of running matches. */
export const summariesOf = async (
  matches: Pick<Matches, 'find' | 'isUnreadable'>,
  running: readonly StoredMatch[],
  player: string | undefined,
): Promise<readonly MatchSummary[]> => {
  const live = await Promise.all(running.map(({ id }) => matches.find(id)));
  return running.flatMap((stored, i) => {
    const match = live[i];
    if (match !== undefined) return [summaryOf(match, player)];
    return matches.isUnreadable(stored.id) ? [unreadableSummaryOf(stored, player)] : [];
  });
};

/** When the next clock runs out that is not the player's: another seat's, or the game's own. None while paused. */
const othersDeadline = (match: LiveMatch, you: number | undefined): number | undefined => {
  const { stored, committed } = match;
  if (stored.pausedAt !== undefined) return undefined;
  const seats = committed.awaits.seats.filter((seat) => seat !== you);
  const deadlines = seats.map((seat) => deadlineOf(committed.othersClock, timingOf(match, committed), seat));
  // Apart, the next glass that runs out tells when somebody has turned it.
  const glass = isRaceApart(match.rules, stored.options) ? undefined : committed.awaits.clock?.at;
  const next = Math.min(...[glass, ...deadlines].map((at) => at ?? Number.POSITIVE_INFINITY));
  return Number.isFinite(next) ? next : undefined;
};

/** List entry for an ended match, which need not be loaded. */
export const endedSummaryOf = (stored: StoredMatch, player: string | undefined): MatchSummary => ({
  id: stored.id,
  game: stored.game,
  table: stored.table,
  pace: stored.pace,
  rated: stored.rated,
  seats: [...stored.seats],
  you: seatOf(stored, player) ?? null,
  yourTurn: false,
  plies: 0,
  startedAt: stored.startedAt,
  ...(isOfflineMatch(stored.id) && { offline: true as const }),
  ...(stored.endedAt !== undefined && { endedAt: stored.endedAt }),
  ...(stored.outcome !== undefined && { outcome: stored.outcome as { ranks: number[] } }),
});
