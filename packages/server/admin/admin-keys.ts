import { createHash, randomBytes } from 'node:crypto';
import type { Now } from '../lib/now.ts';
import type { Store } from '../store/store.ts';

/**
 * Admin keys. Each is a one-time link that makes the account that opens it a server admin. Only the SHA-256 is stored.
 */
const KEY_LIFETIME_MS = 7 * 86_400_000;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');
const makeKey = (): string => randomBytes(32).toString('base64url');

export const addAdminKey = async (store: Pick<Store, 'admin'>, now: Now): Promise<string> => {
  const key = makeKey();
  await store.admin.addKey(hashOf(key), now());
  return key;
};

/** The key shown at the very first start; undefined afterwards. */
export const addFirstAdminKey = async (store: Pick<Store, 'admin'>, now: Now): Promise<string | undefined> => {
  const key = makeKey();
  return (await store.admin.addFirstKey(hashOf(key), now())) ? key : undefined;
};

/** Whether a key can be redeemed. */
export const isAdminKey = (store: Pick<Store, 'admin'>, key: string, at: number): Promise<boolean> =>
  store.admin.hasKey(hashOf(key), at - KEY_LIFETIME_MS);

/** False: the key is unknown, used or expired. */
export const redeemAdminKey = (
  store: Pick<Store, 'admin'>,
  key: string,
  { player, at }: { readonly player: string; readonly at: number },
): Promise<boolean> => store.admin.useKey(hashOf(key), { player, at, after: at - KEY_LIFETIME_MS });

/** Link that redeems a key. */
export const adminLink = (url: string, key: string): string => `${url}/admin?key=${key}`;
