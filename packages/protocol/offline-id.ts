/** Ids of matches that were begun in a browser without a network. The server makes no such ids. */
export const OFFLINE_MATCH_PREFIX = 'local-';

export const isOfflineMatch = (id: string): boolean => id.startsWith(OFFLINE_MATCH_PREFIX);
