import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyRegistration } from '@sesame/protocol';

/** Deviations from a valid WebAuthn ceremony. */
export interface Wrongs {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  readonly counter?: number;
  /** Without user verification. */
  readonly isLocked?: boolean;
}

/** A security key in software: one passkey, made as WebAuthn says, with "none" for an attestation. */
export interface Authenticator {
  make(options: unknown, wrongs?: Wrongs): PasskeyRegistration;
  show(options: unknown, wrongs?: Wrongs): PasskeyAssertion;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

export const makeAuthenticator = (origin: string): Authenticator => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = (coordinate: string) => Buffer.from(coordinate, 'base64url');
  // COSE: an elliptic key for ES256 on P-256.
  const key = map([1, 2], [3, -7], [-1, 1], [-2, point(x)], [-3, point(y)]);
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, options: unknown, wrongs: Wrongs) => {
    const challenge = wrongs.challenge ?? (options as { challenge: string }).challenge;
    return Buffer.from(JSON.stringify({ type, challenge, origin: wrongs.origin ?? origin, crossOrigin: false }));
  };
  const authenticatorData = (flags: number, { isLocked = false, rpId, counter: told }: Wrongs) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(told ?? counter);
    const all = flags | PRESENT | (isLocked ? 0 : VERIFIED);
    return Buffer.concat([sha256(Buffer.from(rpId ?? new URL(origin).hostname)), Buffer.from([all]), count]);
  };
  const credential = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} } as const;

  return {
    make: (options, wrongs = {}) => {
      const length = Buffer.from([0, id.length]);
      const known = Buffer.concat([authenticatorData(WITH_KEY, wrongs), Buffer.alloc(16), length, id, key]);
      const attestationObject = text(map(['fmt', 'none'], ['attStmt', map()], ['authData', known]));
      const clientDataJSON = text(clientData('webauthn.create', options, wrongs));
      return { ...credential, response: { clientDataJSON, attestationObject, transports: ['internal'] } };
    },
    show: (options, wrongs = {}) => {
      const said = clientData('webauthn.get', options, wrongs);
      const data = authenticatorData(0, wrongs);
      const signature = sign('sha256', Buffer.concat([data, sha256(said)]), privateKey);
      const response = { clientDataJSON: text(said), authenticatorData: text(data), signature: text(signature) };
      return { ...credential, response };
    },
  };
};

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** CBOR, as much of it as a passkey needs: small maps of small numbers, short words and bytes. */
class Encoded extends Uint8Array {}
type Value = number | string | Uint8Array;

const map = (...entries: readonly (readonly [Value, Value])[]): Encoded =>
  new Encoded(Buffer.concat([Buffer.from([0xa0 | entries.length]), ...entries.flat().map(encode)]));

const encode = (value: Value): Uint8Array => {
  if (value instanceof Encoded) return value;
  if (typeof value === 'number') return Buffer.from([value < 0 ? 0x20 | (-1 - value) : value]);
  const bytes = Buffer.from(value);
  const kind = typeof value === 'string' ? 0x60 : 0x40;
  const { length } = bytes;
  if (length < 24) return Buffer.concat([Buffer.from([kind | length]), bytes]);
  return Buffer.concat([Buffer.from([kind | 24, length]), bytes]);
};
