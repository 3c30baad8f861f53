import type { SeekRequest } from '@sesame/protocol';
import { makeObservable } from './observable.ts';

/** The running matchmaking request. It lives outside pages, so the search survives navigation. */
export const matchmakingRequest = makeObservable<SeekRequest | undefined>(undefined);

export const stopMatchmaking = (): void => matchmakingRequest.set(undefined);
