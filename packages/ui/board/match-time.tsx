import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const MatchTimeContext = createContext<() => number>(() => 0);

/** Gives boards the match's own time: it runs while the match does, and stands still in a replay. */
export function MatchTimeProvider({ now, children }: { readonly now: () => number; readonly children: ReactNode }) {
  return <MatchTimeContext value={now}>{children}</MatchTimeContext>;
}

/** Milliseconds since the match began, as the views count them. */
export const useMatchTime = (): (() => number) => useContext(MatchTimeContext);

/** Milliseconds until an instant of the match, looked at again every `step`; 0 when it has passed. */
export const useTimeUntil = (at: number | undefined, step = 100): number | undefined => {
  const now = useMatchTime();
  const [, look] = useState(0);
  useEffect(() => {
    if (at === undefined) return;
    const timer = setInterval(() => look((looks) => looks + 1), step);
    return () => clearInterval(timer);
  }, [at, step]);
  return at === undefined ? undefined : Math.max(0, at - now());
};
