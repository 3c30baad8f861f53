import type { Status } from '@sesame/client';
import type { Me } from '@sesame/protocol';
import { me, status } from './client.ts';
import { useObservable } from './observable.ts';

/** The current player; undefined until the server has answered. */
export const useMe = (): Me | undefined => useObservable(me);

export const useStatus = (): Status => useObservable(status);
