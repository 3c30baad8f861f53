import { useEffect, useState } from 'react';
import { type BestMachine, type Materials, searchBestMachine } from './best-machine.ts';

/** Search time per slice; the page can update in between. */
const SEARCH_SLICE_MS = 8;

/** The best machine, or the progress of the search (0 to 1). Searches in slices to keep the page responsive. */
export const useBestMachine = (materials: Materials): BestMachine | number => {
  const [found, setFound] = useState<BestMachine | number>(0);
  useEffect(() => {
    const search = searchBestMachine(materials);
    const work = () => {
      const end = performance.now() + SEARCH_SLICE_MS;
      let next = search.next();
      while (!next.done && performance.now() < end) next = search.next();
      setFound(next.value);
      if (!next.done) timer = setTimeout(work);
    };
    let timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [materials]);
  return found;
};
