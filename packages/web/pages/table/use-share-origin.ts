import { useState } from 'react';
import { api } from '../../data/client.ts';
import { useQuery } from '../../data/use-query.ts';

/** Addresses that mean another machine to everybody else. */
const LOOPBACK = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

interface ShareOrigin {
  /** Undefined until it is known. */
  readonly origin: string | undefined;
  /** The addresses to choose from, on the server’s own machine. */
  readonly choices: readonly string[];
  readonly choose: (origin: string) => void;
  /** Whether other machines can open a link with this origin. */
  readonly isReachable: boolean;
}

/** The origin of links for others: this page’s, or on localhost one of the addresses that the server knows. */
export const useShareOrigin = (): ShareOrigin => {
  const isLocal = LOOPBACK.test(location.hostname);
  const { data, error } = useQuery('', api.shareUrls, { isEnabled: isLocal });
  const [chosen, choose] = useState<string>();
  if (!isLocal) return { origin: location.origin, choices: [], choose, isReachable: true };
  const choices = data ?? [];
  const isKnown = data !== undefined || error !== undefined;
  const origin = chosen ?? choices[0] ?? (isKnown ? location.origin : undefined);
  return { origin, choices, choose, isReachable: choices.length > 0 };
};
