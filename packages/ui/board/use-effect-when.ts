import { useEffect, useEffectEvent } from 'react';

/** Runs an effect each time the condition becomes true. */
export const useEffectWhen = (isDue: boolean, effect: () => void): void => {
  const run = useEffectEvent(effect);
  useEffect(() => {
    if (isDue) run();
  }, [isDue]);
};
