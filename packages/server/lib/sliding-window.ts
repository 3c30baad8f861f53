import type { Now } from './now.ts';

/** Whoever did it first is forgotten beyond this, so that memory stays small. */
const MOST = 10_000;

/**
 * Allows each so many within a span. Undefined: allowed, and counted; otherwise when it will be. It is kept in memory: that
 * slows down who says too much, and nothing else depends on it.
 */
export const makeWindow = (
  { most, span }: { readonly most: number; readonly span: number },
  now: Now,
): ((who: string) => number | undefined) => {
  const times = new Map<string, readonly number[]>();
  return (who) => {
    const at = now();
    const recent = (times.get(who) ?? []).filter((time) => time > at - span);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= most) return oldest + span;
    times.delete(who);
    times.set(who, [...recent, at]);
    for (const first of times.keys()) {
      if (times.size <= MOST) break;
      times.delete(first);
    }
    return undefined;
  };
};
