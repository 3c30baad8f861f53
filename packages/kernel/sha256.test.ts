import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hmacSha256, makeHex, parseHex, sha256 } from './sha256.ts';

/** Lengths around the borders of a block (64) and of its padding (55, 56), and anything between. */
const bytes = fc
  .oneof(fc.constantFrom(0, 1, 54, 55, 56, 57, 63, 64, 65, 118, 119, 120, 127, 128, 129), fc.nat(400))
  .chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));

test('SHA-256 is what the platform computes', () => {
  fc.assert(
    fc.property(bytes, (message) => {
      expect(makeHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
    }),
    { numRuns: 300 },
  );
});

test('HMAC is what the platform computes, for keys shorter and longer than a block', () => {
  fc.assert(
    fc.property(bytes, bytes, (key, message) => {
      expect(makeHex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }),
    { numRuns: 300 },
  );
});

test('the message itself is left alone', () => {
  const message = new Uint8Array(64).fill(7);
  sha256(message);
  expect(message).toEqual(new Uint8Array(64).fill(7));
});

test('hexadecimal reads back as the bytes it was made of', () => {
  fc.assert(
    fc.property(bytes, (some) => {
      expect(parseHex(makeHex(some))).toEqual(some);
    }),
  );
});

test.each(['a', 'abc', 'AB', 'zz', '0x12', ' 12', '12\n'])('%j is no hexadecimal', (text) => {
  expect(parseHex(text)).toBeUndefined();
});
