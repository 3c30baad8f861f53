import { useEffect, useLayoutEffect, useState } from 'react';
import { useReducedMotion } from '../reduced-motion.ts';
import { playSound } from '../sound/play-sound.ts';

const STEP_MS = 900;

/** How much of a count is told: one step after the other when it is news, else all of it. And a way to skip the rest. */
export const useRevealSteps = (steps: number, isNews: boolean): readonly [number, () => void] => {
  const isCalm = useReducedMotion();
  const [step, setStep] = useState(steps);
  useLayoutEffect(() => {
    if (isNews && !isCalm) setStep(0);
  }, [isNews, isCalm]);
  useEffect(() => {
    if (step >= steps) return;
    const timer = setTimeout(() => {
      playSound(step === steps - 1 ? 'struck' : 'tick');
      setStep(step + 1);
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [step, steps]);
  return [step, () => setStep(steps)];
};
