/** Where shares in the luck of matches that have not started are kept. */
export const PENDING_SHARES_KEY = 'sesame.shares';

export const hasPendingShares = (): boolean => localStorage.getItem(PENDING_SHARES_KEY) !== null;
