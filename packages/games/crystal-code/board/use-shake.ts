import { playSound, useReducedMotion } from '@sesame/ui';
import { useEffect, useRef } from 'react';

/** Shakes an element and plays a sound each time `wrong` grows. */
export const useShake = (wrong: number) => {
  const element = useRef<HTMLDivElement>(null);
  const isCalm = useReducedMotion();
  const seen = useRef(wrong);
  useEffect(() => {
    if (wrong === seen.current) return;
    seen.current = wrong;
    playSound('dull');
    if (isCalm) return;
    const ways = [0, -9, 8, -6, 4, 0];
    element.current?.animate({ translate: ways.map((x) => `${x}px`) }, { duration: 320, easing: 'ease-out' });
  }, [wrong, isCalm]);
  return element;
};
