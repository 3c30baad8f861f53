import { PENDING_SHARES_KEY } from './has-pending-shares.ts';

/** Shares in the luck of matches that have not started, by their commitments. Kept, so that a reload doesn’t lose them. */
interface PendingShare {
  readonly share: string;
  readonly table: string;
}

const MAX_PENDING = 100;

const readAll = (): Readonly<Record<string, PendingShare>> => {
  try {
    return JSON.parse(localStorage.getItem(PENDING_SHARES_KEY) ?? '{}');
  } catch {
    return {};
  }
};

const writeAll = (entries: readonly (readonly [string, PendingShare])[]): void => {
  if (entries.length === 0) localStorage.removeItem(PENDING_SHARES_KEY);
  else localStorage.setItem(PENDING_SHARES_KEY, JSON.stringify(Object.fromEntries(entries.slice(-MAX_PENDING))));
};

export const pendingShares = {
  find: (commitment: string): string | undefined => readAll()[commitment]?.share,
  /** Tables that wait for one of our shares. */
  tables: (): readonly string[] => [...new Set(Object.values(readAll()).map(({ table }) => table))],
  add: (commitment: string, pending: PendingShare): void =>
    writeAll([...Object.entries(readAll()), [commitment, pending]]),
  /** Forgets the shares of a table whose match has started or never will. */
  forget: (table: string): void => writeAll(Object.entries(readAll()).filter(([, one]) => one.table !== table)),
};
