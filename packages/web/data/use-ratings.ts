import type { ShownRating, TimeControl } from '@sesame/protocol';
import { speedOf } from '@sesame/protocol';
import { useMemo } from 'react';
import { api } from './client.ts';
import { useQuery } from './use-query.ts';

/** Ratings by player for a game and kind of time control. Empty until they are loaded. */
export const useRatings = (
  players: readonly string[],
  { game, pace }: { readonly game: string; readonly pace: TimeControl },
): ReadonlyMap<string, ShownRating> => {
  const kind = speedOf(pace);
  const sorted = players.toSorted();
  const { data } = useQuery(
    [game, kind, ...sorted].join(' '),
    () => api.ratings({ query: { game, pace: kind, player: sorted } }),
    {
      isEnabled: sorted.length > 0,
    },
  );
  const ids = sorted.join(' ');
  return useMemo(() => new Map(ids.split(' ').flatMap((id, i) => (data?.[i] ? [[id, data[i]]] : []))), [ids, data]);
};
