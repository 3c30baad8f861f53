import { useEffect } from 'react';
import { useWaitingMatches } from '../data/waiting-matches.ts';

/** Sets the document title, with the number of matches waiting for us. */
export const useTitle = (title: string): void => {
  const count = useWaitingMatches()?.length ?? 0;
  useEffect(() => {
    const named = title === 'Sesame' ? title : `${title} · Sesame`;
    document.title = count > 0 ? `(${count}) ${named}` : named;
  }, [title, count]);
};
