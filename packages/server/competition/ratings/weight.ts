/** Results between the same two players are compared within this time. */
export const REPETITION_WINDOW_MS = 86_400_000;

/** How much a result counts after so many between the same two within a day. All of a day count less than two. */
const weightAfter = (meetings: number): number => 0.5 ** meetings;

/** How much a match counts for each seat: the average over its opponents, by how often they have met within a day. */
export const weightsOf = (
  players: readonly string[],
  meetings: (player: string, other: string) => number,
): readonly number[] =>
  players.map((player) => {
    const others = players.filter((other) => other !== player);
    return others.reduce((sum, other) => sum + weightAfter(meetings(player, other)), 0) / others.length;
  });
