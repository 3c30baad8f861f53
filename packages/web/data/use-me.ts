import type { Status } from '@sesame/client';
import type { Me } from '@sesame/protocol';
import { me, status } from './client.ts';
import { useStore } from './store.ts';

/** Who we are here; undefined until the house has answered. */
export const useMe = (): Me | undefined => useStore(me);

export const useStatus = (): Status => useStore(status);
