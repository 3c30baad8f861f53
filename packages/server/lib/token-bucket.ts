import type { Now } from './now.ts';

/**
 * Token bucket: `rate` uses per second, and a burst after a pause. For one connection, which lives in one process, and
 * synchronous, as every message passes it; limits per player or name are shared by all processes (cluster/rate-limit).
 */
export const makeTokenBucket = ({ rate, burst }: { rate: number; burst: number }, now: Now): (() => boolean) => {
  let left = burst;
  let filledAt = now();
  return () => {
    const at = now();
    left = Math.min(burst, left + ((at - filledAt) * rate) / 1000);
    filledAt = at;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
};
