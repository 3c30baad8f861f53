import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ok, type Result, refuse } from '@sesame/kernel';
import { makeNow } from '../lib/now.ts';
import { makeSettings } from '../settings.ts';
import { openStore } from '../store/open-store.ts';
import { addDeskKey, deskLink } from './admin-keys.ts';
import { copyStore } from './backup.ts';

/** What whoever runs the house does from its command line, while it is open or not. */
const NO_HOUSE = refuse('no-house', 'There is no store in this directory. Start the server once with sesame serve.');
const ELSEWHERE = refuse('no-backup', 'The store is in PostgreSQL. Back it up with pg_dump.');
const QUIET = { committed: () => {}, failed: () => {} };

const isHouse = (data: string) => existsSync(join(data, 'sesame.db'));

/** A new link to the host's desk, that works once. `url`: where the house is, unless as it said when it was last opened. */
export const makeDeskLink = async (data: string, url?: string): Promise<Result<string>> => {
  const settings = makeSettings({ data });
  if (settings.database === undefined && !isHouse(data)) return NO_HOUSE;
  const store = await openStore(settings, QUIET);
  try {
    const where = url ?? (await store.house.get('url')) ?? 'http://localhost:8080';
    return ok(deskLink(where.replace(/\/$/, ''), await addDeskKey(store, makeNow())));
  } finally {
    await store.close();
  }
};

/** Copies the store into a file; answers when it is whole. */
export const backUp = async (data: string, to: string, progress: (share: number) => void): Promise<Result<void>> => {
  if (makeSettings({ data }).database !== undefined) return ELSEWHERE;
  if (!isHouse(data)) return NO_HOUSE;
  await copyStore(data, to, progress);
  return ok(undefined);
};
