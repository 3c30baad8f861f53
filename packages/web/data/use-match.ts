import { followMatch, type MatchState } from '@sesame/client';
import type { Refusal, Viewer } from '@sesame/kernel';
import { useEffect, useState } from 'react';
import { firstMatch, forgetFirstMatch } from './first-data.ts';
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
  const [known] = useState(() => (as === undefined ? firstMatch(id) : undefined));
  const [matchState, setMatchState] = useState(known);
  const { error } = useQuery(id, () => findMatch(id), { isEnabled: known === undefined });
  const isFollowed = usePageVisible() && !isAway;
  useEffect(() => {
    if (!isFollowed) return;
    // Only the first time: later, the page has missed more.
    const first = firstMatch(id);
    forgetFirstMatch();
    return followMatch(connectionOf(id), id, setMatchState, { as, known: as === undefined ? first : undefined });
  }, [id, isFollowed, as]);
  if (matchState?.info.id === id) return { matchState };
  return error === undefined ? {} : { missing: error };
};
