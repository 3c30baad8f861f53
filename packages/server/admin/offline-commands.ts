import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ok, type Result, refuse } from '@sesame/kernel';
import { makeNow } from '../lib/now.ts';
import { makeSettings } from '../settings.ts';
import { openStore } from '../store/open-store.ts';
import { addAdminKey, adminLink } from './admin-keys.ts';
import { copyStore } from './backup.ts';

/** What whoever runs the house does from its command line, while it is open or not. */
const NO_STORE = refuse('no-house', 'There is no store in this directory. Start the server once with sesame serve.');
const NOT_SQLITE = refuse('no-backup', 'The store is in PostgreSQL. Back it up with pg_dump.');
const SILENT_LOG = { committed: () => {}, failed: () => {} };

const hasStore = (data: string) => existsSync(join(data, 'sesame.db'));

/** A new link to the host's desk, that works once. `url`: where the house is, unless as it said when it was last opened. */
export const makeAdminLink = async (data: string, url?: string): Promise<Result<string>> => {
  const settings = makeSettings({ data });
  if (settings.database === undefined && !hasStore(data)) return NO_STORE;
  const store = await openStore(settings, SILENT_LOG);
  try {
    const where = url ?? (await store.keyValues.get('url')) ?? 'http://localhost:8080';
    return ok(adminLink(where.replace(/\/$/, ''), await addAdminKey(store, makeNow())));
  } finally {
    await store.close();
  }
};

/** Copies the store into a file; answers when it is whole. */
export const backUp = async (data: string, to: string, progress: (share: number) => void): Promise<Result<void>> => {
  if (makeSettings({ data }).database !== undefined) return NOT_SQLITE;
  if (!hasStore(data)) return NO_STORE;
  await copyStore(data, to, progress);
  return ok(undefined);
};
