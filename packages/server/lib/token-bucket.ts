import type { Now } from './now.ts';

/** Allows so many a second, and a burst of more after a rest. */
export const makeBucket = ({ rate, burst }: { rate: number; burst: number }, now: Now): (() => boolean) => {
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
