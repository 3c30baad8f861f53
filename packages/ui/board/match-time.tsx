import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const MatchTimeContext = createContext<() => number>(() => 0);

/** Provides the match clock: it runs while the match does and stands still in a replay. */
export function MatchTimeProvider({ now, children }: { readonly now: () => number; readonly children: ReactNode }) {
  return <MatchTimeContext value={now}>{children}</MatchTimeContext>;
}

/** Returns the milliseconds since the match began, as in `Input.at`. */
export const useMatchTime = (): (() => number) => useContext(MatchTimeContext);

/**
 * Milliseconds until a time of the match, updated every `step` ms; 0 once it has passed. A page from the server is some
 * seconds old when it is taken over, so elements with such a text have `suppressHydrationWarning`.
 */
export const useTimeUntil = (at: number | undefined, step = 100): number | undefined => {
  const now = useMatchTime();
  const [, rerender] = useState(0);
  useEffect(() => {
    if (at === undefined) return;
    const timer = setInterval(() => rerender((count) => count + 1), step);
    return () => clearInterval(timer);
  }, [at, step]);
  return at === undefined ? undefined : Math.max(0, at - now());
};
