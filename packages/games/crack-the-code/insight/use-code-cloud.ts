import { useEffect, useState } from 'react';
import type { View } from '../rules/state.ts';
import type { CodeCloud } from '../solver/code-cloud.ts';
import type { GuessHistory } from '../solver/possible-codes.ts';
import { openSolver } from '../solver/worker-client.ts';

/** The cloud after these guesses, computed in the background; undefined until the first one is there. */
export const useCodeCloud = (options: View['options'], guesses: View['seats'][0]['guesses']): CodeCloud | undefined => {
  const [cloud, setCloud] = useState<CodeCloud>();
  // Views are new objects with every update; only other guesses make another cloud.
  const asked = JSON.stringify({ options, guesses });
  useEffect(() => {
    const solver = openSolver();
    let isOpen = true;
    solver.ask({ task: 'cloud' as const, ...(JSON.parse(asked) as GuessHistory) }).then(
      (found) => isOpen && setCloud(found),
      () => undefined,
    );
    return () => {
      isOpen = false;
      solver.close();
    };
  }, [asked]);
  return cloud;
};
