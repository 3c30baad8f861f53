import type { Now } from './now.ts';
import { makeBucket } from './token-bucket.ts';

/** So many tries at one name, then one every half minute: too few to guess, enough for whoever forgets. */
const TRIES = { rate: 1 / 30, burst: 10 };
/** The names that were tried first are forgotten beyond this, so that memory stays small. */
const MOST = 10_000;

/**
 * Slows down guessing at one account from many addresses. Names that nobody has are counted like all others, so it tells
 * nothing about them. Whoever is signed in, or has a passkey, is not kept out by others' tries.
 */
export const makePerName = (now: Now, pace = TRIES): ((nameKey: string) => boolean) => {
  const buckets = new Map<string, () => boolean>();
  return (nameKey) => {
    const allows = buckets.get(nameKey) ?? makeBucket(pace, now);
    buckets.delete(nameKey);
    buckets.set(nameKey, allows);
    for (const oldest of buckets.keys()) {
      if (buckets.size <= MOST) break;
      buckets.delete(oldest);
    }
    return allows();
  };
};
