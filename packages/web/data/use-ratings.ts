import type { ShownRating, TimeControl } from '@sesame/protocol';
import { speedOf } from '@sesame/protocol';
import { api } from './client.ts';
import { useAnswer } from './use-query.ts';

/** The ratings of players in a game and pace, once they are there. */
export const useRatings = (
  players: readonly string[],
  { game, pace }: { readonly game: string; readonly pace: TimeControl },
): ReadonlyMap<string, ShownRating> => {
  const kind = speedOf(pace);
  const asked = players.toSorted();
  const answer = useAnswer([game, kind, ...asked].join(' '), async () =>
    asked.length === 0 ? { ok: true, value: [] } : api.ratings(asked, { game, pace: kind }),
  );
  const found = answer?.ok ? answer.value : [];
  return new Map(found.flatMap((rating, i) => (asked[i] === undefined ? [] : [[asked[i], rating]])));
};
