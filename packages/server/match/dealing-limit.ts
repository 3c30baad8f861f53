/** More deals in a row than any honest game makes: after so many, they may not hold up the server for longer than this. */
const MANY_DEALS = 25;
const MAX_DEALING_MS = 1_000;

/** Tells whether deals that begin now may go on after so many. They are made at once, and nothing else is done meanwhile. */
export const startDealing = (): ((made: number) => boolean) => {
  const began = performance.now();
  return (made) => made < MANY_DEALS || performance.now() - began <= MAX_DEALING_MS;
};
