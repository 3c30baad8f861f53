import { createHash, randomBytes } from 'node:crypto';
import type { Now } from '../lib/now.ts';
import type { Store } from '../store/store.ts';

/**
 * Keys to the host's desk. Each is a link that works once: it makes the player of the browser that opens it a host. The
 * store holds only their SHA-256.
 */
const LASTS = 7 * 86_400_000;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
const makeKey = (): string => randomBytes(32).toString('base64url');

export const addDeskKey = async (store: Pick<Store, 'desk'>, now: Now): Promise<string> => {
  const key = makeKey();
  await store.desk.addKey(hashOf(key), now());
  return key;
};

/** The key that a house shows when it is opened for the first time; undefined ever after. */
export const addFirstDeskKey = async (store: Pick<Store, 'desk'>, now: Now): Promise<string | undefined> => {
  const key = makeKey();
  return (await store.desk.addFirstKey(hashOf(key), now())) ? key : undefined;
};

/** False: there is no such key, it was used, or it is too old. */
export const useDeskKey = (
  store: Pick<Store, 'desk'>,
  key: string,
  { player, at }: { readonly player: string; readonly at: number },
): Promise<boolean> => store.desk.useKey(hashOf(key), { player, at, after: at - LASTS });

/** Where a key is used. */
export const deskLink = (url: string, key: string): string => `${url}/desk?key=${key}`;
