import type { Status } from '@sesame/client';
import type { Me } from '@sesame/protocol';
import { me, status } from './client.ts';
import { useStore } from './store.ts';

/** The current player; undefined until the server has answered. */
export const useMe = (): Me | undefined => useStore(me);

export const useStatus = (): Status => useStore(status);
