import { below, makeRng } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { maxWeightMatching } from './matching.ts';

type Weights = readonly (readonly number[])[];

const randomWeights = (seed: string, most: number): Weights => {
  const rng = makeRng(seed);
  const size = 2 + below(rng, 9);
  const sparse = below(rng, 4);
  const weights = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (let a = 0; a < size; a++)
    for (let b = 0; b < a; b++) {
      const weight = below(rng, 4) < sparse ? 0 : below(rng, most);
      for (const [from, to] of [[a, b] as const, [b, a] as const]) weights[from]?.splice(to, 1, weight);
    }
  return weights;
};

const weigh = (weights: Weights) => (a: number, b: number) => weights[a]?.[b] ?? 0;

/** Maximum weight, by brute force. */
const most = (weights: Weights, left: readonly number[]): number => {
  const [first, ...others] = left;
  if (first === undefined) return 0;
  const paired = others.map(
    (other) =>
      weigh(weights)(first, other) +
      most(
        weights,
        others.filter((one) => one !== other),
      ),
  );
  return Math.max(most(weights, others), ...paired);
};

describe('matching', () => {
  test.each([3, 12, 1_000_000])('finds the maximum, with weights below %i', (limit) => {
    for (let n = 0; n < 300; n++) {
      const weights = randomWeights(`${limit} ${n}`, limit);
      const mates = maxWeightMatching(weights.length, weigh(weights));
      mates.forEach((mate, who) => {
        if (mate !== -1) expect(mates[mate]).toBe(who);
      });
      const sum = mates.reduce((total, mate, who) => total + (mate > who ? weigh(weights)(who, mate) : 0), 0);
      expect(sum, `${limit} ${n}`).toBe(most(weights, [...weights.keys()]));
    }
  });

  test('matches a few hundred vertices', () => {
    const rng = makeRng('many');
    const weights = Array.from({ length: 300 }, () => Array.from({ length: 300 }, () => 1 + below(rng, 1_000)));
    const mates = maxWeightMatching(300, (a, b) => weights[Math.min(a, b)]?.[Math.max(a, b)] ?? 0);
    expect(new Set(mates).size).toBe(300);
    expect(mates).not.toContain(-1);
  });
});
