import { useCallback, useEffect, useRef } from 'react';

/** How long ago what one races for was painted on this screen; undefined when it was not seen to be. */
export const useTimeSincePaint = (race: number | undefined): (() => number | undefined) => {
  const painted = useRef<number>(undefined);
  useEffect(() => {
    painted.current = undefined;
    if (race === undefined) return;
    // A frame's callback runs before it is painted; a task queued there runs after.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        painted.current = performance.now();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [race]);
  return useCallback(() => (painted.current === undefined ? undefined : performance.now() - painted.current), []);
};
