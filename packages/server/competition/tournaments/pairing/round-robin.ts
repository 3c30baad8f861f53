/** Number of rounds of a round robin. */
export const roundsOfRobin = (entrants: number): number => entrants - 1 + (entrants % 2);

/**
 * Pairings of a round robin round, by the circle method. First seats alternate, so that nobody sits first more than once
 * more often than second. With an odd number of entrants one has a bye.
 */
export const pairRobin = (order: readonly number[], round: number): readonly (readonly [number, number])[] => {
  const walkers = roundsOfRobin(order.length);
  const turn = (round - 1) % walkers;
  const at = (place: number) => order[(place + walkers) % walkers];
  const stays = order.length % 2 === 0 ? order.at(-1) : undefined;
  const pairs = [turn % 2 === 0 ? [stays, at(turn)] : [at(turn), stays]];
  for (let step = 1; step <= (walkers - 1) / 2; step++) {
    const [ahead, behind] = [at(turn + step), at(turn - step)];
    pairs.push(step % 2 === 1 ? [ahead, behind] : [behind, ahead]);
  }
  return pairs.flatMap(([first, second]) =>
    first === undefined || second === undefined ? [] : [[first, second] as const],
  );
};
