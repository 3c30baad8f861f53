import { useEffect, useState } from 'react';
import { useReducedMotion } from '../reduced-motion.ts';
import { playSound } from '../sound/play-sound.ts';

const STEP_MS = 900;

/** The number of revealed steps, and a function that reveals the rest. Starts at 0 when the match has just ended. */
export const useRevealSteps = (steps: number, isNew: boolean): readonly [number, () => void] => {
  const isReduced = useReducedMotion();
  const [step, setStep] = useState(isNew && !isReduced ? 0 : steps);
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
