import type { MatchFilter, PlayedMatch } from '@sesame/protocol';
import { useEffect, useState } from 'react';
import { api } from '../../data/client.ts';
import { toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';

interface Pages {
  readonly filter: MatchFilter;
  readonly matches: readonly PlayedMatch[];
  readonly next?: string | undefined;
}

/** Matches of a player, page after page; undefined until the first is there. */
export const useMatchHistory = (player: string, filter: MatchFilter) => {
  const words = useTexts();
  const [pages, setPages] = useState<Pages>();
  useEffect(() => {
    let dropped = false;
    void api.played(player, filter).then((page) => {
      if (dropped) return;
      if (page.ok) setPages({ filter, ...page.value });
      else toastRefusal(words, page.error);
    });
    return () => {
      dropped = true;
    };
  }, [player, filter, words]);
  const more = async () => {
    const page = await api.played(player, filter, pages?.next);
    if (!page.ok) return toastRefusal(words, page.error);
    setPages((now) =>
      now?.filter === filter
        ? { filter, matches: [...now.matches, ...page.value.matches], next: page.value.next }
        : now,
    );
  };
  const shown = pages?.filter === filter ? pages : undefined;
  return { matches: shown?.matches, hasMore: shown?.next !== undefined, more };
};
