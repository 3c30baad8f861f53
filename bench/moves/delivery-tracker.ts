/** Knows when both players of a match have been told of a move. */
export interface Ears {
  /** Called whenever a player is told. */
  heard(seat: number): void;
  /** Resolves when both have been told from now on. */
  both(): Promise<void>;
}

export const makeEars = (): Ears => {
  const waits = [false, false];
  let told = () => {};
  return {
    heard: (seat) => {
      waits[seat] = false;
      if (!waits[0] && !waits[1]) told();
    },
    both: () => {
      waits.fill(true);
      return new Promise((resolve) => {
        told = resolve;
      });
    },
  };
};
