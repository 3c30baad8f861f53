import { createECDH, createPrivateKey, sign } from 'node:crypto';
import type { Store } from '../../store/store.ts';

/** The keys by which push services know this server (RFC 8292), in base64url: a point of P-256 and its number. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Push services refuse tokens that are valid for more than a day. */
const TOKEN_LIFETIME_SECONDS = 12 * 3_600;

/** VAPID keys, generated at the first start. Browsers bind their subscriptions to them. */
export const vapidKeys = async (store: Pick<Store, 'keyValues'>): Promise<VapidKeys> => {
  const known = await store.keyValues.get('vapid_keys');
  return JSON.parse(known ?? (await store.keyValues.getOrSet('vapid_keys', JSON.stringify(generateVapidKeys()))));
};

const generateVapidKeys = (): VapidKeys => {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return { publicKey: keys.getPublicKey('base64url'), privateKey: keys.getPrivateKey('base64url') };
};

/** The `authorization` header of a request to a push service, signed with ES256. */
export const vapidHeader = (
  { publicKey, privateKey }: VapidKeys,
  { endpoint, contact, now }: { readonly endpoint: string; readonly contact: string; readonly now: number },
): string => {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  // A number that begins with zeros may have been stored without them.
  const d = Buffer.from(privateKey, 'base64url').toString('hex').padStart(64, '0');
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: Buffer.from(d, 'hex').toString('base64url') };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const exp = Math.floor(now / 1_000) + TOKEN_LIFETIME_SECONDS;
  const claims = { aud: new URL(endpoint).origin, exp, sub: contact };
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
};
