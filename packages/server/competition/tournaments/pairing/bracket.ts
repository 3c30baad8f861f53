/** Rounds of a knockout, until one is left. */
export const roundsOfBracket = (entrants: number): number => Math.ceil(Math.log2(Math.max(2, entrants)));

/**
 * Slots of a knockout bracket: neighbours meet in the first round, the winners of neighbours in the second, and so on. The
 * first of the order are spread as far apart as possible and have the byes, which are undefined slots.
 */
export const bracketOf = (order: readonly number[]): readonly (number | undefined)[] => {
  let places = [0];
  while (places.length < order.length) {
    const last = 2 * places.length - 1;
    places = places.flatMap((place) => [place, last - place]);
  }
  return places.map((place) => order[place]);
};

/** Two neighbouring slots. */
export type Slots = readonly [number | undefined, number | undefined];

export const neighbours = (slots: readonly (number | undefined)[]): readonly Slots[] =>
  Array.from({ length: Math.ceil(slots.length / 2) }, (_, i) => [slots[2 * i], slots[2 * i + 1]]);
