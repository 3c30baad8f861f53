import type { RoomMatchRow } from '../../store/repositories/rooms.ts';

/** What a player has got in the matches of a room. */
export interface RoomScore {
  readonly points: number;
  /** Matches with a result. */
  readonly played: number;
}

export const NO_SCORE: RoomScore = { points: 0, played: 0 };

/** Points of a match by seat: one for every player ranked lower, half for every equal one. */
const matchPoints = (ranks: readonly number[]): readonly number[] =>
  ranks.map((rank, seat) =>
    ranks.reduce((points, other, otherSeat) => {
      if (otherSeat === seat || other < rank) return points;
      return points + (other === rank ? 0.5 : 1);
    }, 0),
  );

/** The scores of all matches with a result, by player. */
export const roomScores = (matches: readonly RoomMatchRow[]): ReadonlyMap<string, RoomScore> => {
  const scores = new Map<string, RoomScore>();
  for (const { seats, outcome } of matches) {
    if (outcome === undefined) continue;
    const points = matchPoints(outcome.ranks);
    for (const [seat, { player }] of seats.entries()) {
      if (player === undefined) continue;
      const before = scores.get(player) ?? NO_SCORE;
      scores.set(player, { points: before.points + (points[seat] ?? 0), played: before.played + 1 });
    }
  }
  return scores;
};
