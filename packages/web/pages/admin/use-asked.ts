import type { Result } from '@sesame/kernel';
import { useEffect, useEffectEvent, useState } from 'react';

/** What the house answers, asked again and again while one looks, and a way to take up an answer that came otherwise. */
export const useAsked = <Value>(ask: () => Promise<Result<Value>>, every: number) => {
  const [value, setValue] = useState<Value>();
  const askNow = useEffectEvent(async () => {
    const answer = await ask();
    if (answer.ok) setValue(answer.value);
  });
  useEffect(() => {
    void askNow();
    const timer = setInterval(() => void askNow(), every);
    return () => clearInterval(timer);
  }, [every]);
  return [value, setValue] as const;
};
