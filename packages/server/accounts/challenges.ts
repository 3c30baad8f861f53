import type { Now } from '../now.ts';

/** Challenges that sessions were given for passkeys: one each, good once, and not for long. */
export interface Challenges {
  put(session: string, challenge: string): void;
  take(session: string): string | undefined;
}

const LASTS = 5 * 60_000;

export const makeChallenges = (now: Now): Challenges => {
  // In the order in which they were given, so that the stale ones come first.
  const given = new Map<string, { readonly challenge: string; readonly until: number }>();
  const dropStale = () => {
    for (const [session, { until }] of given) {
      if (until > now()) return;
      given.delete(session);
    }
  };
  return {
    put: (session, challenge) => {
      dropStale();
      given.delete(session);
      given.set(session, { challenge, until: now() + LASTS });
    },
    take: (session) => {
      dropStale();
      const found = given.get(session);
      given.delete(session);
      return found?.challenge;
    },
  };
};
