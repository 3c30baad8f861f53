import type { Status } from '@sesame/client';
import type { Me, Refused } from '@sesame/protocol';
import { entryRefusal, me, status } from './client.ts';
import { useObservable } from './observable.ts';

/** The current player; undefined until the server has answered. */
export const useMe = (): Me | undefined => useObservable(me);

export const useStatus = (): Status => useObservable(status);

export const useEntryRefusal = (): Refused | undefined => useObservable(entryRefusal);
