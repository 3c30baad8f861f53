import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeHex, parseHex } from './hex.ts';

test('parseHex reverses makeHex', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(parseHex(makeHex(bytes))).toEqual(bytes);
    }),
  );
});

test.each(['a', 'abc', 'AB', 'zz', '0x12', ' 12', '12\n'])('%j is not hexadecimal', (text) => {
  expect(parseHex(text)).toBeUndefined();
});
