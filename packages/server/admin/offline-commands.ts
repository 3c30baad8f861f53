import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ok, type Result, refuse } from '@sesame/kernel';
import { makeNow } from '../lib/now.ts';
import { makeSettings } from '../settings.ts';
import { openStore } from '../store/open-store.ts';
import { addAdminKey, adminLink } from './admin-keys.ts';
import { copyStore } from './backup.ts';

const NO_STORE = refuse('no-store', 'There is no store in this directory. Start the server once with sesame serve.');
const NOT_SQLITE = refuse('no-backup', 'The store is in PostgreSQL. Back it up with pg_dump.');
const SILENT_LOG = { committed: () => {}, failed: () => {} };

const hasStore = (data: string) => existsSync(join(data, 'sesame.db'));

/** Creates a one-time admin link. `url`: address of the server, by default the one of its last start. */
export const makeAdminLink = async (data: string, url?: string): Promise<Result<string>> => {
  const settings = makeSettings({ data });
  if (settings.database === undefined && !hasStore(data)) return NO_STORE;
  const store = await openStore(settings, SILENT_LOG);
  try {
    const address = url ?? (await store.keyValues.get('url')) ?? 'http://localhost:8080';
    return ok(adminLink(address.replace(/\/$/, ''), await addAdminKey(store, makeNow())));
  } finally {
    await store.close();
  }
};

/** Makes a backup; resolves when it is complete. */
export const backUp = async (data: string, to: string, progress: (share: number) => void): Promise<Result<void>> => {
  if (makeSettings({ data }).database !== undefined) return NOT_SQLITE;
  if (!hasStore(data)) return NO_STORE;
  await copyStore(data, to, progress);
  return ok(undefined);
};
