import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { commitmentOf, committedRng, type Luck, parseLuckHex } from './luck.ts';

const luck: Luck = { secret: 'a7'.repeat(32), contributions: ['01'.repeat(32), '', '03'.repeat(32)] };
const stream = (from: Luck, n: number) => {
  const rng = committedRng(from, n);
  return Array.from({ length: 20 }, () => rng());
};

test('a commitment is the SHA-256 of the secret’s bytes', () => {
  const bytes = Buffer.from(luck.secret, 'hex');
  expect(commitmentOf(luck.secret)).toBe(createHash('sha256').update(bytes).digest('hex'));
});

test('a stream is HMAC blocks of a message that anyone can write down', () => {
  const block = (number: number) =>
    createHmac('sha256', Buffer.from(luck.secret, 'hex'))
      .update(`sesame:1:${luck.contributions.join(':')}:4:${number}`)
      .digest();
  const words = [block(0), block(1), block(2)].flatMap((bytes) =>
    Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(4 * i)),
  );
  expect(stream(luck, 4)).toEqual(words.slice(0, 20));
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

test.each(['', 'ab', 'A7'.repeat(32), 'g'.repeat(64), 'a'.repeat(65)])('%j is no share of luck', (text) => {
  expect(parseLuckHex(text)).toMatchObject({ ok: false, error: { code: 'malformed-luck' } });
});

test('64 hexadecimal digits are a share of luck', () => {
  expect(parseLuckHex(luck.secret)).toEqual({ ok: true, value: luck.secret });
});
