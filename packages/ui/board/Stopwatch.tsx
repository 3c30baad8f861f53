import { useEffect, useState } from 'react';

const TICK_MS = 100;

/** Milliseconds as m:ss.t. */
export const formatStopwatch = (milliseconds: number): string => {
  const tenths = Math.floor(Math.max(0, milliseconds) / 100);
  const seconds = Math.floor(tenths / 10);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.${tenths % 10}`;
};

/** Elapsed time. A component of its own, so that only it renders on every tick. */
export function Stopwatch({ startedAt }: { readonly startedAt: number }) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="clock on" role="timer">
      {formatStopwatch(now - startedAt)}
    </span>
  );
}
