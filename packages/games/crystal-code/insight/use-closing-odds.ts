import { useEffect, useState } from 'react';
import type { Blueprint } from './blueprint.ts';
import { sampleClosings } from './sample-closings.ts';

/** Sampling time per slice; the page can update in between. */
const SLICE_MS = 6;

/** The odds of closing the whole machine, sampled in slices; undefined until they are known. */
export const useClosingOdds = (blueprint: Blueprint): number | undefined => {
  const [found, setFound] = useState<{ readonly of: Blueprint; readonly odds: number }>();
  useEffect(() => {
    const sampling = sampleClosings(blueprint);
    const work = () => {
      const end = performance.now() + SLICE_MS;
      let next = sampling.next();
      while (!next.done && performance.now() < end) next = sampling.next();
      if (next.done) setFound({ of: blueprint, odds: next.value });
      else timer = setTimeout(work);
    };
    let timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [blueprint]);
  return found?.of === blueprint ? found.odds : undefined;
};
