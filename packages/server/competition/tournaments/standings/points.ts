import type { Meeting } from '../meeting.ts';

/** Points are counted in hundredths, so that they add up exactly. */
export const POINT = 100;

/**
 * What each seat of a table gets: a point for the winner, none for the last, the others evenly between, and who ties
 * shares. So a table of two gives 1, ½ or 0, and a small table is worth as much as a large one.
 */
export const pointsOf = (ranks: readonly number[]): readonly number[] =>
  ranks.map((rank, seat) => {
    const others = ranks.filter((_, other) => other !== seat);
    const beaten = others.filter((other) => other > rank).length + others.filter((other) => other === rank).length / 2;
    return Math.round((POINT * beaten) / Math.max(1, others.length));
  });

/** What each seat of a meeting got; a free round is worth a point. Undefined: it is not over. */
export const earned = ({ seats, ranks }: Meeting): readonly number[] | undefined => {
  if (seats.length === 1) return [POINT];
  return ranks === undefined ? undefined : pointsOf(ranks);
};
