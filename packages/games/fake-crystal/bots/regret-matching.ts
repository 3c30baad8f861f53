/** One who learns by regret matching: regrets, what was done so far, and what is done now. */
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

/** What it does in a lesson; later lessons count for more. */
export const next = ({ regrets, sums, now }: Learner, lesson: number): readonly number[] => {
  let all = 0;
  for (const regret of regrets) all += regret;
  for (let choice = 0; choice < now.length; choice++) {
    const chance = all > 0 ? (regrets[choice] ?? 0) / all : 1 / now.length;
    now[choice] = chance;
    sums[choice] = (sums[choice] ?? 0) + lesson * chance;
  }
  return now;
};

/** Compares what every choice would have brought with what was got. Regrets below nothing are forgotten. */
export const learn = ({ regrets, now }: Learner, values: readonly number[]): void => {
  let mean = 0;
  for (let choice = 0; choice < now.length; choice++) mean += (now[choice] ?? 0) * (values[choice] ?? 0);
  for (let choice = 0; choice < now.length; choice++) {
    regrets[choice] = Math.max(0, (regrets[choice] ?? 0) + (values[choice] ?? 0) - mean);
  }
};

/** What it did on average, which is what settles down. */
export const averageOf = ({ sums }: Learner): readonly number[] => {
  const all = sums.reduce((sum, one) => sum + one, 0);
  return Array.from(sums, (one) => one / all);
};
