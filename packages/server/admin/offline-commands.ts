import { existsSync, statSync } from 'node:fs';
import { ok, type Result, refuse } from '@sesame/kernel';
import { type Recomputation, recomputeRatings } from '../competition/ratings/recompute.ts';
import { explainStartError } from '../lib/explain-error.ts';
import { loadGames } from '../lib/games.ts';
import { makeNow } from '../lib/now.ts';
import type { Settings } from '../settings.ts';
import { makeSettings } from '../settings-table.ts';
import { storeFile } from '../store/files/data-folder.ts';
import { openStore } from '../store/open-store.ts';
import type { Store } from '../store/store.ts';
import { addAdminKey, adminLink } from './admin-keys.ts';
import { backUpBeforeUpgrade, makeBackup, nextBackup } from './backups.ts';

const NO_STORE = refuse('no-store', 'There is no store in this directory. Start the server once with sesame serve.');
const SILENT = { committed: () => {}, failed: () => {}, info: () => {}, warn: () => {} };

const open = (settings: Settings): Promise<Store> =>
  openStore(settings, SILENT, () => backUpBeforeUpgrade(settings, SILENT)).catch((error: unknown) => {
    throw explainStartError(error, settings);
  });

const hasStore = (data: string) => existsSync(storeFile(data));

/** Creates a one-time admin link. `url`: address of the server, by default the one of its last start. */
export const makeAdminLink = async (data: string, url?: string): Promise<Result<string>> => {
  const settings = makeSettings({ data });
  if (settings.database === undefined && !hasStore(data)) return NO_STORE;
  const store = await open(settings);
  try {
    const address = url ?? (await store.keyValues.get('url')) ?? 'http://localhost:8080';
    return ok(adminLink(address.replace(/\/$/, ''), await addAdminKey(store, makeNow())));
  } finally {
    await store.close();
  }
};

/** Recomputes all ratings from the results. The server may be running. */
export const recompute = async (data: string): Promise<Result<Recomputation>> => {
  const settings = makeSettings({ data });
  if (settings.database === undefined && !hasStore(data)) return NO_STORE;
  const store = await open(settings);
  try {
    return ok(await recomputeRatings({ store, games: await loadGames() }));
  } finally {
    await store.close();
  }
};

export interface BackupRequest {
  readonly data: string;
  /** Target file; by default a dated one in the backup folder. */
  readonly to?: string | undefined;
  readonly progress: (share: number) => void;
}

/** A backup that is complete, opened and checked. */
export interface BackupFile {
  readonly file: string;
  readonly bytes: number;
}

export const backUp = async ({ data, to, progress }: BackupRequest): Promise<Result<BackupFile>> => {
  const settings: Settings = makeSettings({ data });
  if (settings.database === undefined && !hasStore(data)) return NO_STORE;
  const file = to ?? nextBackup(settings);
  await makeBackup(settings, file, progress);
  return ok({ file, bytes: statSync(file).size });
};
