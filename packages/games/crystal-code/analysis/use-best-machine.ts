import { useEffect, useState } from 'react';
import { type BestMachine, type Materials, searchBestMachine } from './best-machine.ts';

/** Milliseconds of searching between two looks at the page. */
const SEARCH_SLICE_MS = 8;

/** The best machine of a kit, or how far the search is. It searches in slices, so that the page stays awake. */
export const useBestMachine = (kit: Materials): BestMachine | number => {
  const [found, setFound] = useState<BestMachine | number>(0);
  useEffect(() => {
    const search = searchBestMachine(kit);
    const work = () => {
      const end = performance.now() + SEARCH_SLICE_MS;
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
