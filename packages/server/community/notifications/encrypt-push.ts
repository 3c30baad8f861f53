import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a subscribed browser, in base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** What is new for each message. */
interface Ephemeral {
  readonly keys: ECDH;
  readonly salt: Buffer;
}

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
/** Size of a record. A message is one record, and push services take at most 4,096 bytes. */
const RECORD_BYTES = 4_096;
/** After the text of the last record. */
const LAST_RECORD = Buffer.from([2]);

const makeEphemeral = (): Ephemeral => {
  const keys = createECDH(CURVE);
  keys.generateKeys();
  return { keys, salt: randomBytes(SALT_BYTES) };
};

/**
 * Encrypts a message for one browser (RFC 8291), as a single record of `aes128gcm` (RFC 8188). Throws if the browser’s
 * keys are none.
 */
export const encryptPush = (text: string, browser: BrowserKeys, { keys, salt } = makeEphemeral()): Buffer => {
  const browserKey = Buffer.from(browser.p256dh, 'base64url');
  const ownKey = keys.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey]);
  const secret = hkdfSync('sha256', keys.computeSecret(browserKey), Buffer.from(browser.auth, 'base64url'), info, 32);
  const derive = (label: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${label}\0`, bytes));
  const cipher = createCipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  const sealed = [cipher.update(text), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()];

  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(ownKey.length, 4);
  return Buffer.concat([salt, sizes, ownKey, ...sealed]);
};
