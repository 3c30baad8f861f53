import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '@sesame/protocol';

/** Fake push service with its browsers. */
export interface PushService {
  /** A subscribed browser. */
  browser(): Browser;
  close(): void;
}

export interface Browser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** Received messages, decrypted with the browser's keys. */
  readonly told: readonly Arrived[];
  /** Status of the next response; 201 after that. */
  answers(...statuses: readonly number[]): void;
}

export interface Arrived {
  readonly message: PushMessage;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** VAPID claims of the server, after checking the signature. */
  readonly vapid: { readonly aud: string; readonly sub: string; readonly exp: number; readonly key: string };
}

interface Kept {
  readonly keys: ECDH;
  readonly auth: Buffer;
  readonly told: Arrived[];
  answers: number[];
}

export const openPushService = async (): Promise<PushService> => {
  const browsers = new Map<string, Kept>();
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const browser = browsers.get(request.url ?? '');
    const status = browser?.answers.shift() ?? (browser === undefined ? 404 : 201);
    if (browser !== undefined && status === 201) {
      const { headers } = request;
      browser.told.push({
        headers,
        message: JSON.parse(decrypt(Buffer.concat(parts), browser)),
        vapid: readVapid(headers.authorization ?? ''),
      });
    }
    reply.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    browser: () => {
      const path = `/send/${randomBytes(8).toString('hex')}`;
      const keys = createECDH('prime256v1');
      const kept: Kept = { keys, auth: randomBytes(16), told: [], answers: [] };
      const p256dh = keys.generateKeys('base64url');
      browsers.set(path, kept);
      return {
        endpoint: `${url}${path}`,
        p256dh,
        auth: kept.auth.toString('base64url'),
        told: kept.told,
        answers: (...statuses) => {
          kept.answers = [...statuses];
        },
      };
    },
    close: () => server.close(),
  };
};

/** RFC 8291 with one record of RFC 8188. */
const decrypt = (body: Buffer, { keys, auth }: Kept): string => {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + senderKey.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const shared = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32));
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${label}\0`, length));
  const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  open.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
};

/** Verifies a VAPID token (RFC 8292). Returns its claims and key. */
const readVapid = (header: string): Arrived['vapid'] => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  if (x === undefined || y === undefined) throw new Error('no VAPID key');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('invalid VAPID signature');
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
};
