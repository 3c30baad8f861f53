import type { MatchSummary } from '@sesame/protocol';
import { useMyMatches } from './topics.ts';

/** Matches waiting for our move, least time left first. Lists and next-match navigation share this order. */
export const waitingMatches = (matches: readonly MatchSummary[]): readonly MatchSummary[] =>
  matches
    .filter(({ yourTurn }) => yourTurn)
    .toSorted((a, b) => (a.due ?? Number.MAX_VALUE) - (b.due ?? Number.MAX_VALUE));

/** Undefined until the first message. */
export const useWaitingMatches = (): readonly MatchSummary[] | undefined => {
  const matches = useMyMatches();
  return matches && waitingMatches(matches);
};
