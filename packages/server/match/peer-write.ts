import type { LogRow } from '../store/store.ts';

/**
 * What a process tells the others that it has written of a match: rows of its log, or amendments. The rows come along, so
 * that nobody needs to read them from the database; messages may be lost, and gaps are read.
 */
export type PeerWrite = { readonly kind: 'rows'; readonly rows: readonly LogRow[] } | { readonly kind: 'terms' };

const ROWS = 'rows';
const TERMS = 'terms';

export const channelOf = (match: string): string => `match:${match}`;

export const makePeerWrite = (write: PeerWrite): string =>
  write.kind === 'terms' ? TERMS : `${ROWS}${JSON.stringify(write.rows)}`;

/** Processes of an older version, which run beside this one during an upgrade, send no rows. */
export const parsePeerWrite = (text: string): PeerWrite => {
  if (text === TERMS) return { kind: 'terms' };
  return { kind: 'rows', rows: text === ROWS ? [] : JSON.parse(text.slice(ROWS.length)) };
};
