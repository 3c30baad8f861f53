import { ok, type Result, refuse } from './result.ts';
import type { Rng } from './rng.ts';
import { hmacSha256, makeHex, parseHex, sha256 } from './sha256.ts';

/**
 * Luck that can be checked. Before a match the house draws a secret and shows its SHA-256; every seat adds
 * a contribution of its own; chance's n-th move is drawn from a stream that both determine.
 */
export interface Luck {
  /** 32 bytes in hexadecimal, shown only when the match is over. */
  readonly secret: string;
  /** 32 bytes in hexadecimal a seat; empty for a seat that adds nothing, as bots do. */
  readonly contributions: readonly string[];
}

export const commitmentOf = (secret: string): string => makeHex(sha256(bytesOf(secret)));

/** The stream that chance's n-th move (from 0) is drawn from: HMAC-SHA-256 blocks, read as big-endian words. */
export const committedRng = ({ secret, contributions }: Luck, n: number): Rng => {
  const key = bytesOf(secret);
  let block = 0;
  let words: number[] = [];
  return () => {
    if (words.length === 0) {
      const message = ['sesame', 1, ...contributions, n, block].join(':');
      const bytes = hmacSha256(key, new TextEncoder().encode(message));
      const view = new DataView(bytes.buffer, bytes.byteOffset);
      words = Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i));
      block += 1;
    }
    return words.shift() ?? 0;
  };
};

/** Whether a text can be a secret or a contribution. */
export const parseLuckHex = (hex: string): Result<string> =>
  /^[0-9a-f]{64}$/.test(hex) ? ok(hex) : refuse('malformed-luck', 'A share of luck is 64 hexadecimal digits.');

const bytesOf = (hex: string): Uint8Array => {
  const bytes = parseHex(hex);
  if (bytes === undefined) throw new Error('a secret is hexadecimal');
  return bytes;
};
