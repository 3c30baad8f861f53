import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { makeHex, parseHex } from './hex.ts';
import { ok, type Result, refuse } from './result.ts';
import type { Rng } from './rng.ts';

/**
 * Verifiable luck (commit and reveal). Before a match the server draws a secret and publishes its SHA-256, and so does
 * every player with a share of their own; then the shares are revealed. Chance's n-th move is drawn from a stream that
 * depends on all of them, so nobody could choose it.
 */
export interface Luck {
  /** 32 bytes in hexadecimal, revealed when the match is over. */
  readonly secret: string;
  /** The share of each seat, 32 bytes in hexadecimal; empty for a seat that adds nothing, such as a bot's. */
  readonly contributions: readonly string[];
}

/** The SHA-256 of a secret or of a share, published before it is revealed. */
export const commitmentOf = (secret: string): string => makeHex(sha256(bytesOf(secret)));

/** The stream that chance's n-th move (from 0) is drawn from: HMAC-SHA-256 blocks, read as big-endian words. */
export const committedRng = (luck: Luck, n: number): Rng => makeStream(luck, n);

/** The stream that random options of a match are drawn from. */
export const optionsRng = (luck: Luck): Rng => makeStream(luck, 'options');

const makeStream = ({ secret, contributions }: Luck, n: number | 'options'): Rng => {
  const key = bytesOf(secret);
  let block = 0;
  let words: number[] = [];
  return () => {
    if (words.length === 0) {
      const message = ['sesame', 1, ...contributions, n, block].join(':');
      const bytes = hmac(sha256, key, new TextEncoder().encode(message));
      const view = new DataView(bytes.buffer, bytes.byteOffset);
      words = Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i));
      block += 1;
    }
    return words.shift() ?? 0;
  };
};

/** Checks the form of a secret or a contribution. */
export const parseLuckHex = (hex: string): Result<string> =>
  /^[0-9a-f]{64}$/.test(hex)
    ? ok(hex)
    : refuse('malformed-luck', 'A secret or a contribution must be 64 hexadecimal digits.');

const bytesOf = (hex: string): Uint8Array => {
  const bytes = parseHex(hex);
  if (bytes === undefined) throw new Error('the secret is not hexadecimal');
  return bytes;
};
