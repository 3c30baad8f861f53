import type { MatchFilter } from '@sesame/protocol';
import { useEffect } from 'react';
import { api } from '../../data/client.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';

/** A player's matches, page by page. `matches` is undefined until the first page is loaded. */
export const useMatchHistory = (player: string, filter: MatchFilter) => {
  const texts = useTexts();
  const { data, error, setData } = useQuery(`${player} ${JSON.stringify(filter)}`, () =>
    api.playedMatches({ params: { id: player }, query: filter }),
  );
  const { isPending, mutate } = useMutation();
  useEffect(() => {
    if (error !== undefined) toastRefusal(texts, error);
  }, [error, texts]);
  const loadMore = async () => {
    if (isPending) return;
    const page = await mutate(() =>
      api.playedMatches({ params: { id: player }, query: { ...filter, before: data?.next } }),
    );
    if (page.ok) setData({ ...page.value, matches: [...(data?.matches ?? []), ...page.value.matches] });
  };
  return { matches: data?.matches, hasMore: data?.next !== undefined, loadMore };
};
