import type { Meeting } from '../meeting.ts';

/** Points are counted in hundredths, so that they add up exactly. */
export const POINT_CENTS = 100;

/**
 * What each seat of a table gets: a point for the winner, none for the last, the others evenly between, and who ties
 * shares. So a table of two gives 1, ½ or 0, and a small table is worth as much as a large one.
 */
export const pointsOf = (ranks: readonly number[]): readonly number[] =>
  ranks.map((rank, seat) => {
    const peerSync = ranks.filter((_, other) => other !== seat);
    const beaten =
      peerSync.filter((other) => other > rank).length + peerSync.filter((other) => other === rank).length / 2;
    return Math.round((POINT_CENTS * beaten) / Math.max(1, peerSync.length));
  });

/** What each seat of a meeting got; a free round is worth a point. Undefined: it is not over. */
export const pointsEarned = ({ seats, ranks }: Meeting): readonly number[] | undefined => {
  if (seats.length === 1) return [POINT_CENTS];
  return ranks === undefined ? undefined : pointsOf(ranks);
};
