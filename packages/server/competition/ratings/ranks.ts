/**
 * Ranks as they count: who left comes last, whatever the stand-in has made of the seat. Those who stayed keep their order
 * among themselves.
 */
export const countedRanks = (ranks: readonly number[], leavers: readonly number[]): readonly number[] => {
  const stayed = ranks.filter((_, seat) => !leavers.includes(seat));
  return ranks.map((rank, seat) =>
    leavers.includes(seat) ? stayed.length + 1 : 1 + stayed.filter((other) => other < rank).length,
  );
};
