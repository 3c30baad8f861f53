/** Shares in the luck of matches that have not started, by their commitments. Kept, so that a reload doesn’t lose them. */
interface PendingShare {
  readonly share: string;
  readonly table: string;
}

const STORAGE_KEY = 'sesame.shares';
const MAX_PENDING = 100;

const readAll = (): Readonly<Record<string, PendingShare>> => {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
};

const writeAll = (entries: readonly (readonly [string, PendingShare])[]): void => {
  if (entries.length === 0) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(entries.slice(-MAX_PENDING))));
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
