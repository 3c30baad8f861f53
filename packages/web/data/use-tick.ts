import { useEffect, useState } from 'react';

const TICK_MS = 10_000;

/** The current time, updated every ten seconds. */
export const useTick = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
