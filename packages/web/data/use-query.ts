import type { Refusal, Result } from '@sesame/kernel';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { firstAnswer } from './first-data.ts';

interface QueryOptions {
  /** False: the request is not sent. */
  readonly isEnabled?: boolean;
  /** Repeats the request at this interval while the component is mounted. */
  readonly pollIntervalMs?: number;
  /** The key is a version of the same thing: the previous answer is shown until the next one arrives. */
  readonly keepsPrevious?: boolean;
  /** The path of the request, where the page may have come with its answer: it is then in the first render. */
  readonly path?: string;
}

interface Query<Value> {
  /** Undefined until the first answer. A poll that fails keeps the last one. */
  readonly data: Value | undefined;
  readonly error: Refusal | undefined;
  /** Replaces the answer, after a mutation that returned the new state. */
  readonly setData: (data: Value) => void;
}

interface Answer<Value> {
  readonly key: string;
  readonly data?: Value | undefined;
  readonly error?: Refusal | undefined;
}

const findFirst = <Value>(key: string, path: string | undefined): Answer<Value> | undefined => {
  const data = path === undefined ? undefined : (firstAnswer(path) as Value | undefined);
  return data === undefined ? undefined : { key, data };
};

/** Sends a request when the component mounts and whenever the key changes; answers to an older key are dropped. */
export const useQuery = <Value>(
  key: string,
  send: () => Promise<Result<Value>>,
  { isEnabled = true, pollIntervalMs, keepsPrevious = false, path }: QueryOptions = {},
): Query<Value> => {
  const [answer, setAnswer] = useState(() => findFirst<Value>(key, path));
  // Requests are numbered. An answer counts only if no later request was answered, or overtaken by setData.
  const sent = useRef(0);
  const settled = useRef(0);
  const latestKey = useRef(key);
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    latestKey.current = key;
    if (!isEnabled) return;
    const load = async () => {
      sent.current += 1;
      const number = sent.current;
      const result = await sendNow();
      if (number <= settled.current) return;
      settled.current = number;
      setAnswer((last) => {
        if (!result.ok)
          return { key, data: keepsPrevious || last?.key === key ? last?.data : undefined, error: result.error };
        return last?.key === key && last.data === result.value ? last : { key, data: result.value };
      });
    };
    void load();
    const timer = pollIntervalMs === undefined ? undefined : setInterval(() => void load(), pollIntervalMs);
    return () => {
      settled.current = sent.current;
      clearInterval(timer);
    };
  }, [key, isEnabled, pollIntervalMs, keepsPrevious]);
  const shown = keepsPrevious || answer?.key === key ? answer : undefined;
  const setData = (data: Value) => {
    if (key !== latestKey.current && !keepsPrevious) return;
    settled.current = sent.current;
    setAnswer({ key: latestKey.current, data });
  };
  return { data: shown?.data, error: shown?.error, setData };
};
