import { followMatch, type MatchState } from '@sesame/client';
import type { Refusal } from '@sesame/kernel';
import { useEffect, useState } from 'react';
import { api, connection } from './client.ts';
import { usePageVisible } from './use-page-visible.ts';
import { useAnswer } from './use-query.ts';

/**
 * A match, live, as long as the page is in sight: the house takes who watches for who sees it. `missing` says why there is
 * none: a stream of nothing never begins.
 */
export const useMatch = (id: string): { readonly story?: MatchState; readonly missing?: Refusal } => {
  const [story, setStory] = useState<MatchState>();
  const asked = useAnswer(id, () => api.match(id));
  const isVisible = usePageVisible();
  useEffect(() => (isVisible ? followMatch(connection, id, setStory) : undefined), [id, isVisible]);
  if (story?.info.id === id) return { story };
  return asked === undefined || asked.ok ? {} : { missing: asked.error };
};
