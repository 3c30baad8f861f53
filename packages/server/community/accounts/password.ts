import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Cost parameters of argon2id. The PHC string format stores them with each hash, so they can be raised later. */
const COSTS = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const ARGON2_VERSION = 19;

interface Hashed {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly nonce: Buffer;
  readonly tag: Buffer;
}

const derive = promisify(argon2);

/** Normalised, as keyboards compose the same characters differently. */
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize('NFKC'));

export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await derive('argon2id', { ...COSTS, nonce, message: bytesOf(password), tagLength: TAG_BYTES });
  return makePhc({ ...COSTS, nonce, tag });
};

export const isPassword = async (password: string, hash: string): Promise<boolean> => {
  const { tag, ...how } = parsePhc(hash);
  const other = await derive('argon2id', { ...how, message: bytesOf(password), tagLength: tag.length });
  return timingSafeEqual(tag, other);
};

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const makePhc = ({ memory, passes, parallelism, nonce, tag }: Hashed): string =>
  `$argon2id$v=${ARGON2_VERSION}$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const parsePhc = (hash: string): Hashed => {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = PHC.exec(hash) ?? [];
  if (tag === '') throw new Error('not an argon2id hash');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
};
