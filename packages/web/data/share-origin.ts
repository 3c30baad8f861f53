import { api } from './client.ts';
import { makeObservable, useObservable } from './observable.ts';
import { useQuery } from './use-query.ts';

/** Addresses that mean another machine to everybody else. */
const LOOPBACK = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The address that the host chose for links, for as long as the page is open. */
const chosenOrigin = makeObservable<string | undefined>(undefined);

const isLocal = (): boolean => LOOPBACK.test(location.hostname);

const pickOrigin = (choices: readonly string[]): string =>
  choices.find((one) => one === chosenOrigin.get()) ?? choices[0] ?? location.origin;

/** The origin of a link that is made at a press: this page’s, or on localhost one that others can reach, if any. */
export const findShareOrigin = async (): Promise<string> => {
  if (!isLocal()) return location.origin;
  const choices = await api.shareUrls();
  return pickOrigin(choices.ok ? choices.value : []);
};

interface ShareOrigin {
  /** Undefined until it is known. */
  readonly origin: string | undefined;
  /** The addresses to choose from, on the server’s own machine. */
  readonly choices: readonly string[];
  readonly choose: (origin: string) => void;
  /** Whether other machines can open a link with this origin. */
  readonly isReachable: boolean;
}

/** The origin of links that are shown, and the addresses to choose from. */
export const useShareOrigin = (): ShareOrigin => {
  const { data, error } = useQuery('', api.shareUrls, { isEnabled: isLocal() });
  useObservable(chosenOrigin);
  const choose = chosenOrigin.set;
  if (!isLocal()) return { origin: location.origin, choices: [], choose, isReachable: true };
  const choices = data ?? [];
  const isKnown = data !== undefined || error !== undefined;
  return { origin: isKnown ? pickOrigin(choices) : undefined, choices, choose, isReachable: choices.length > 0 };
};
