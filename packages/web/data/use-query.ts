import type { Result } from '@sesame/kernel';
import { useEffect, useEffectEvent, useState } from 'react';

interface Answered<Value> {
  readonly key: string;
  readonly result: Result<Value>;
}

/** Asks once a key. Undefined until the answer is there; an answer to an older key is dropped. */
export const useAnswer = <Value>(key: string, ask: () => Promise<Result<Value>>): Result<Value> | undefined => {
  const [answered, setAnswered] = useState<Answered<Value>>();
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    let dropped = false;
    void askNow().then((result) => {
      if (!dropped) setAnswered({ key, result });
    });
    return () => {
      dropped = true;
    };
  }, [key]);
  return answered?.key === key ? answered.result : undefined;
};
