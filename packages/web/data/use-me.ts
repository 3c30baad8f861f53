import type { Status } from '@sesame/client';
import type { Me, Refused } from '@sesame/protocol';
import { entryRefusal, me, status } from './client.ts';
import { useObservable } from './observable.ts';

/** The current player; undefined until the server has answered. */
export const useMe = (): Me | undefined => useObservable(me);

export const useStatus = (): Status => useObservable(status);

/** Refusals of those who may not enter: the banned, and strangers where there are no guests. */
const KEPT_OUT: ReadonlySet<string> = new Set(['banned', 'guests-off']);

/** Why we may not enter; undefined if we may, or if it is for other reasons. */
export const useKeptOut = (): Refused | undefined => {
  const refusal = useEntryRefusal();
  return refusal !== undefined && KEPT_OUT.has(refusal.code) ? refusal : undefined;
};

/** Why the server does not let us in; undefined if it does. */
export const useEntryRefusal = (): Refused | undefined => useObservable(entryRefusal);
