import type { KeptPosition, QueuedMove } from './correspondence.ts';
import { DATABASE_NAME } from './has-database.ts';
import type { LocalMatch } from './local-match.ts';

/** What this browser stores for use without a network, by the names of the object stores. Every value has its key in it. */
interface Stores {
  /** Matches played here, by id. */
  readonly matches: LocalMatch;
  /** The last view of matches on the server, by match. */
  readonly positions: KeptPosition;
  /** Moves that wait for the network, by idempotency key. */
  readonly moves: QueuedMove;
}

const KEY_PATHS: Readonly<Record<keyof Stores, string>> = { matches: 'id', positions: 'match', moves: 'key' };
const VERSION = 1;

let opened: Promise<IDBDatabase> | undefined;

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE_NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const [name, keyPath] of Object.entries(KEY_PATHS)) request.result.createObjectStore(name, { keyPath });
  };
  return settled(request);
};

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const run = async <Value>(
  name: keyof Stores,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> => {
  opened ??= open();
  const transaction = (await opened).transaction(name, mode);
  const value = await settled(act(transaction.objectStore(name)));
  if (mode === 'readonly') return value;
  // A write is done when its transaction is.
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  return value;
};

export const stored = async <Name extends keyof Stores>(name: Name, key: string): Promise<Stores[Name] | undefined> =>
  run(name, 'readonly', (store) => store.get(key));

export const allStored = async <Name extends keyof Stores>(name: Name): Promise<readonly Stores[Name][]> =>
  run(name, 'readonly', (store) => store.getAll());

export const store = async <Name extends keyof Stores>(name: Name, value: Stores[Name]): Promise<void> => {
  await run(name, 'readwrite', (into) => into.put(value));
};

export const removeStored = async (name: keyof Stores, key: string): Promise<void> => {
  await run(name, 'readwrite', (from) => from.delete(key));
};
