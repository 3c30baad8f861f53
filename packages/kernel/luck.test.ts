import { createHash, createHmac } from 'node:crypto';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeHex } from './hex.ts';
import { commitmentOf, committedRng, type Luck, parseLuckHex } from './luck.ts';

const luck: Luck = { secret: 'a7'.repeat(32), contributions: ['01'.repeat(32), '', '03'.repeat(32)] };
const stream = (from: Luck, n: number) => {
  const rng = committedRng(from, n);
  return Array.from({ length: 20 }, () => rng());
};

/** Lengths around the borders of a SHA-256 block (64) and of its padding (55, 56), and anything between. */
const bytes = fc
  .oneof(fc.constantFrom(0, 1, 54, 55, 56, 57, 63, 64, 65, 118, 119, 120, 127, 128, 129), fc.nat(400))
  .chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));

test('a commitment is the SHA-256 of the secret’s bytes, as node:crypto computes it', () => {
  fc.assert(
    fc.property(bytes, (secret) => {
      expect(commitmentOf(makeHex(secret))).toBe(createHash('sha256').update(secret).digest('hex'));
    }),
    { numRuns: 300 },
  );
});

const hmacWords = (key: Uint8Array, message: string) => {
  const block = createHmac('sha256', key).update(message).digest();
  return Array.from({ length: 8 }, (_, i) => block.readUInt32BE(4 * i));
};

test('a stream is HMAC-SHA-256 blocks of a message that anyone can write down', () => {
  const words = [0, 1, 2].flatMap((block) =>
    hmacWords(Buffer.from(luck.secret, 'hex'), `sesame:1:${luck.contributions.join(':')}:4:${block}`),
  );
  expect(stream(luck, 4)).toEqual(words.slice(0, 20));
});

test('a stream is what node:crypto computes, for keys shorter and longer than a block', () => {
  fc.assert(
    fc.property(bytes, bytes, (secret, contribution) => {
      const contributions = [makeHex(contribution)];
      const first = stream({ secret: makeHex(secret), contributions }, 0).slice(0, 8);
      expect(first).toEqual(hmacWords(secret, `sesame:1:${contributions[0]}:0:0`));
    }),
    { numRuns: 300 },
  );
});

test('hashing does not change its input', () => {
  const message = new Uint8Array(64).fill(7);
  sha256(message);
  hmac(sha256, message, message);
  expect(message).toEqual(new Uint8Array(64).fill(7));
});

describe('a stream depends on', () => {
  const others: Readonly<Record<string, readonly [Luck, number]>> = {
    'the number of the deal': [luck, 1],
    'the secret': [{ ...luck, secret: `b${luck.secret.slice(1)}` }, 0],
    'the first contribution': [{ ...luck, contributions: ['ff'.repeat(32), '', '03'.repeat(32)] }, 0],
    'a contribution that was empty': [
      { ...luck, contributions: ['01'.repeat(32), '02'.repeat(32), '03'.repeat(32)] },
      0,
    ],
    'the last contribution': [{ ...luck, contributions: ['01'.repeat(32), '', '03'.repeat(31).concat('04')] }, 0],
    'whose contribution it is': [{ ...luck, contributions: ['', '01'.repeat(32), '03'.repeat(32)] }, 0],
  };
  test.each(Object.entries(others))('%s', (_, [other, n]) => {
    expect(stream(other, n)).not.toEqual(stream(luck, 0));
  });

  test('nothing else', () => {
    expect(stream({ ...luck }, 0)).toEqual(stream(luck, 0));
  });
});

test.each(['', 'ab', 'A7'.repeat(32), 'g'.repeat(64), 'a'.repeat(65)])(
  '%j is neither a secret nor a contribution',
  (text) => {
    expect(parseLuckHex(text)).toMatchObject({ ok: false, error: { code: 'malformed-luck' } });
  },
);

test('64 hexadecimal digits are accepted', () => {
  expect(parseLuckHex(luck.secret)).toEqual({ ok: true, value: luck.secret });
});
