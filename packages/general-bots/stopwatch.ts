/** The share of its time that a bot thinks; the rest is for the move itself. */
const USED_SHARE = 0.9;

/** Whether to think on: there are iterations left, and time. The first iteration is always made. */
export const makeStopwatch = (iterations: number, budgetMs: number): (() => boolean) => {
  const until = performance.now() + USED_SHARE * budgetMs;
  let done = 0;
  return () => {
    done += 1;
    return done === 1 || (done <= iterations && performance.now() < until);
  };
};
