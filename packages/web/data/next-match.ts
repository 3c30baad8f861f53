import type { MatchSummary } from '@sesame/protocol';

/** The match of an address, if it is one. */
export const matchInPath = (path: string): string | undefined => /^\/matches\/([^/]+)$/.exec(path)?.[1];

/** The match that waits after this one, or before it, round and round; undefined if no other waits. */
export const nextWaitingMatch = (
  waiting: readonly MatchSummary[],
  current: string | undefined,
  step: 1 | -1 = 1,
): MatchSummary | undefined => {
  const at = waiting.findIndex(({ id }) => id === current);
  if (at === -1) return waiting.at(step === 1 ? 0 : -1);
  const next = waiting[(at + step + waiting.length) % waiting.length];
  return next?.id === current ? undefined : next;
};
