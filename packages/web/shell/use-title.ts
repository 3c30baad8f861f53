import { useEffect } from 'react';
import { useWaitingMatches } from '../data/waiting-matches.ts';

/** The title of the tab, which says how many matches wait for us. */
export const useTitle = (title: string): void => {
  const count = useWaitingMatches()?.length ?? 0;
  useEffect(() => {
    const named = title === 'Sesame' ? title : `${title} · Sesame`;
    document.title = count > 0 ? `(${count}) ${named}` : named;
  }, [title, count]);
};
