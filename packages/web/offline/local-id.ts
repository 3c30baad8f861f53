import { OFFLINE_MATCH_PREFIX } from '@sesame/protocol';

/** Stands for the table that a match in this browser does not have. */
export const NO_TABLE = 'local';

/** 16 random bytes. Browsers make UUIDs on secure addresses only. */
export const makeRandomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A match keeps its id when it is handed to the server. */
export const makeLocalId = (): string => `${OFFLINE_MATCH_PREFIX}${makeRandomKey()}`;
