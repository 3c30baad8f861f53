import { useEffect, useState } from 'react';
import { type Best, type Kit, searchBest } from './best-machine.ts';

/** Milliseconds of searching between two looks at the page. */
const SLICE = 8;

/** The best machine of a kit, or how far the search is. It searches in slices, so that the page stays awake. */
export const useBest = (kit: Kit): Best | number => {
  const [found, setFound] = useState<Best | number>(0);
  useEffect(() => {
    const search = searchBest(kit);
    const work = () => {
      const end = performance.now() + SLICE;
      let next = search.next();
      while (!next.done && performance.now() < end) next = search.next();
      setFound(next.value);
      if (!next.done) timer = setTimeout(work);
    };
    let timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [kit]);
  return found;
};
