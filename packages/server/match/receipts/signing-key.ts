import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { promisify } from 'node:util';
import type { Store } from '../../store/store.ts';

/** The server’s key (Ed25519), which signs receipts and the head of the public log. */
export interface SigningKey {
  /** Its public half, in base64url. */
  readonly publicKey: string;
  /** Signs a text, in base64url. Off the main thread, as it takes as long as half a move. */
  sign(text: string): Promise<string>;
}

const signInThread = promisify<string | null, Buffer, KeyObject, Buffer>(sign);

const generate = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');

/** The key, created at the first start. */
export const openSigningKey = async (store: Pick<Store, 'keyValues'>): Promise<SigningKey> => {
  const known =
    (await store.keyValues.get('signing_key')) ?? (await store.keyValues.getOrSet('signing_key', generate()));
  const key = createPrivateKey({ key: Buffer.from(known, 'base64'), type: 'pkcs8', format: 'der' });
  return {
    publicKey: key.export({ format: 'jwk' }).x ?? '',
    sign: async (text) => (await signInThread(null, Buffer.from(text), key)).toString('base64url'),
  };
};
