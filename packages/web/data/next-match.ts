import type { MatchSummary } from '@sesame/protocol';

/** The match of an address, if it is one. */
export const matchAt = (path: string): string | undefined => /^\/matches\/([^/]+)$/.exec(path)?.[1];

/** The match that waits after this one, or before it, round and round; undefined if no other waits. */
export const nextWaiting = (
  waiting: readonly MatchSummary[],
  here: string | undefined,
  by: 1 | -1 = 1,
): MatchSummary | undefined => {
  const at = waiting.findIndex(({ id }) => id === here);
  if (at === -1) return waiting.at(by === 1 ? 0 : -1);
  const next = waiting[(at + by + waiting.length) % waiting.length];
  return next?.id === here ? undefined : next;
};
