/** State of a regret-matching player (regret matching plus with linear averaging). */
export interface Learner {
  readonly regrets: Float64Array;
  readonly sums: Float64Array;
  readonly now: number[];
}

export const learnerOf = (choices: number): Learner => ({
  regrets: new Float64Array(choices),
  sums: new Float64Array(choices),
  now: Array<number>(choices).fill(1 / choices),
});

/** The strategy for an iteration; later iterations weigh more in the average. */
export const next = ({ regrets, sums, now }: Learner, iteration: number): readonly number[] => {
  let all = 0;
  for (const regret of regrets) all += regret;
  for (let choice = 0; choice < now.length; choice++) {
    const chance = all > 0 ? (regrets[choice] ?? 0) / all : 1 / now.length;
    now[choice] = chance;
    sums[choice] = (sums[choice] ?? 0) + iteration * chance;
  }
  return now;
};

/** Updates regrets with the value of every choice. Negative regrets are reset to 0. */
export const learn = ({ regrets, now }: Learner, values: ArrayLike<number>): void => {
  let mean = 0;
  for (let choice = 0; choice < now.length; choice++) mean += (now[choice] ?? 0) * (values[choice] ?? 0);
  for (let choice = 0; choice < now.length; choice++) {
    regrets[choice] = Math.max(0, (regrets[choice] ?? 0) + (values[choice] ?? 0) - mean);
  }
};

/** The average strategy, which is what converges. */
export const averageOf = ({ sums }: Learner): readonly number[] => {
  const all = sums.reduce((sum, one) => sum + one, 0);
  return Array.from(sums, (one) => one / all);
};
