import { useEffect } from 'react';
import { useMyMatches } from '../house/use-topic.ts';
import { useWords } from '../messages/words.tsx';

/** The title of the tab, which says so when a match waits for us. */
export const useTitle = (title: string): void => {
  const words = useWords();
  const waits = useMyMatches()?.some(({ yourTurn }) => yourTurn) ?? false;
  useEffect(() => {
    const named = title === 'Sesame' ? title : `${title} · Sesame`;
    document.title = waits ? `(${words.house.yourTurn}) ${named}` : named;
  }, [title, waits, words]);
};
