import type { SeekRequest } from '@sesame/protocol';
import { makeStore } from './store.ts';

/** What this page looks for an opponent for. It goes on looking wherever it is led to. */
export const matchmakingRequest = makeStore<SeekRequest | undefined>(undefined);

export const stopMatchmaking = (): void => matchmakingRequest.set(undefined);
