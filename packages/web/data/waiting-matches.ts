import type { MatchSummary } from '@sesame/protocol';
import { useMyMatches } from './topics.ts';

/** The matches that wait for us, those whose time is up soonest first: one order for lists and for stepping through. */
export const waitingMatches = (matches: readonly MatchSummary[]): readonly MatchSummary[] =>
  matches
    .filter(({ yourTurn }) => yourTurn)
    .toSorted((a, b) => (a.due ?? Number.MAX_VALUE) - (b.due ?? Number.MAX_VALUE));

/** Undefined until the house has told. */
export const useWaitingMatches = (): readonly MatchSummary[] | undefined => {
  const matches = useMyMatches();
  return matches && waitingMatches(matches);
};
