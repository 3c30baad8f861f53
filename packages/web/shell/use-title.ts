import { useEffect } from 'react';
import { useObservable } from '../data/observable.ts';
import { calledTitle } from '../data/round-call.ts';
import { useWaitingMatches } from '../data/waiting-matches.ts';

/** Sets the document title, with the number of matches waiting for us. A tournament match that starts comes first. */
export const useTitle = (title: string): void => {
  const count = useWaitingMatches()?.length ?? 0;
  const called = useObservable(calledTitle);
  useEffect(() => {
    const named = title === 'Sesame' ? title : `${title} · Sesame`;
    document.title = called ?? (count > 0 ? `(${count}) ${named}` : named);
  }, [title, count, called]);
};
