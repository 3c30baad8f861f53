import type { Meeting } from '../meeting.ts';

/** Points are integers in hundredths, so that they add up exactly. */
export const POINT_CENTS = 100;

/**
 * Points per seat: 1 for the winner, 0 for the last, the others evenly between; ties share. So a table of two gives 1,
 * ½ or 0, and tables of any size are worth the same.
 */
export const pointsOf = (ranks: readonly number[]): readonly number[] =>
  ranks.map((rank, seat) => {
    const others = ranks.filter((_, other) => other !== seat);
    const beaten = others.filter((other) => other > rank).length + others.filter((other) => other === rank).length / 2;
    return Math.round((POINT_CENTS * beaten) / Math.max(1, others.length));
  });

/** Points per seat of a meeting; a bye is worth a point. Undefined: not over yet. */
export const pointsEarned = ({ seats, ranks }: Meeting): readonly number[] | undefined => {
  if (seats.length === 1) return [POINT_CENTS];
  return ranks === undefined ? undefined : pointsOf(ranks);
};
