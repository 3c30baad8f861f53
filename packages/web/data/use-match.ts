import { followMatch, type MatchState } from '@sesame/client';
import type { Refusal, Viewer } from '@sesame/kernel';
import { useEffect, useState } from 'react';
import { connectionOf, findMatch } from './match-source.ts';
import { usePageVisible } from './use-page-visible.ts';
import { useQuery } from './use-query.ts';

/**
 * A live match. It is followed only while the page is visible, as the server counts followers as spectators, and unless
 * `isAway`: the server pauses matches against bots that their player does not follow. `missing` comes from a plain
 * request: the stream of a match that does not exist never starts. `as` chooses whose view it is, if not our own seat’s.
 */
export const useMatch = (
  id: string,
  isAway: boolean,
  as?: Viewer,
): { readonly matchState?: MatchState; readonly missing?: Refusal } => {
  const [matchState, setMatchState] = useState<MatchState>();
  const { error } = useQuery(id, () => findMatch(id));
  const isFollowed = usePageVisible() && !isAway;
  useEffect(
    () => (isFollowed ? followMatch(connectionOf(id), id, setMatchState, as) : undefined),
    [id, isFollowed, as],
  );
  if (matchState?.info.id === id) return { matchState };
  return error === undefined ? {} : { missing: error };
};
