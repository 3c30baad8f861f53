import { createHash, randomBytes } from 'node:crypto';
import type { Now } from '../lib/now.ts';
import type { Store } from '../store/store.ts';

/**
 * Keys to the host's desk. Each is a link that works once: it makes the player of the browser that opens it a host. The
 * store holds only their SHA-256.
 */
const KEY_LIFETIME_MS = 7 * 86_400_000;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
const makeKey = (): string => randomBytes(32).toString('base64url');

export const addAdminKey = async (store: Pick<Store, 'admin'>, now: Now): Promise<string> => {
  const key = makeKey();
  await store.admin.addKey(hashOf(key), now());
  return key;
};

/** The key that a house shows when it is opened for the first time; undefined ever after. */
export const addFirstAdminKey = async (store: Pick<Store, 'admin'>, now: Now): Promise<string | undefined> => {
  const key = makeKey();
  return (await store.admin.addFirstKey(hashOf(key), now())) ? key : undefined;
};

/** False: there is no such key, it was used, or it is too old. */
export const redeemAdminKey = (
  store: Pick<Store, 'admin'>,
  key: string,
  { player, at }: { readonly player: string; readonly at: number },
): Promise<boolean> => store.admin.useKey(hashOf(key), { player, at, after: at - KEY_LIFETIME_MS });

/** Where a key is used. */
export const adminLink = (url: string, key: string): string => `${url}/desk?key=${key}`;
