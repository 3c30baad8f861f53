import { below, type Rng } from '@sesame/kernel';

/** A random sample of at most `most` codes, in random order. */
export const sampleCodes = (codes: Int32Array, most: number, rng: Rng): Int32Array => {
  const pool = Int32Array.from(codes);
  const size = Math.min(most, pool.length);
  for (let i = 0; i < size; i++) {
    const other = i + below(rng, pool.length - i);
    const chosen = pool[other] ?? 0;
    pool[other] = pool[i] ?? 0;
    pool[i] = chosen;
  }
  return pool.subarray(0, size);
};
