import { OFFLINE_MATCH_PREFIX } from '@sesame/protocol';

/** Stands for the table that a match in this browser does not have. */
export const NO_TABLE = 'local';

/** A match keeps its id when it is handed to the server. */
export const makeLocalId = (): string => {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'));
  return `${OFFLINE_MATCH_PREFIX}${digits.join('')}`;
};
