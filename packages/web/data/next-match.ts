import type { MatchSummary } from '@sesame/protocol';

/** The match id in a path such as `/matches/:id`. */
export const matchInPath = (path: string): string | undefined =>
  /^\/(?:matches|table-screen\/match|room\/[^/]+\/match)\/([^/]+)$/.exec(path)?.[1];

/** The next (or previous) match waiting for us, wrapping around; undefined if there is no other. */
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
