import type { SeekRequest } from '@sesame/protocol';
import { makeStore } from './store.ts';

/** The running matchmaking request. It lives outside pages, so the search survives navigation. */
export const matchmakingRequest = makeStore<SeekRequest | undefined>(undefined);

export const stopMatchmaking = (): void => matchmakingRequest.set(undefined);
