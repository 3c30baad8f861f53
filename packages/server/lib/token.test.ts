import { expect, test } from 'vitest';
import { bearerTokenOf, hashToken, makeToken } from './token.ts';
import { makeTokenBucket } from './token-bucket.ts';

test.each([
  ['Bearer sesame_x', 'sesame_x'],
  ['bearer   sesame_x', 'sesame_x'],
  ['Bearer', ''],
  ['Basic sesame_x', undefined],
  ['Basic Bearer sesame_x', undefined],
  [undefined, undefined],
])('the token in %j is %j', (authorization, token) => {
  expect(bearerTokenOf(authorization === undefined ? {} : { authorization })).toBe(token);
});

test('no two tokens are the same, and none is stored', () => {
  const token = makeToken();
  expect(token).toMatch(/^sesame_[\w-]{43}$/);
  expect(makeToken()).not.toBe(token);
  expect(hashToken(token)).toBe(hashToken(token));
  expect(hashToken(token)).not.toBe(hashToken(`${token}x`));
  expect(hashToken(token)).not.toContain(token);
});

test('a burst is allowed after a pause, and then so many uses per second', () => {
  let now = 0;
  const mayUse = makeTokenBucket({ rate: 2, burst: 3 }, () => now);
  const usesAt = (at: number) => {
    now = at;
    let uses = 0;
    while (uses < 9 && mayUse()) uses += 1;
    return uses;
  };
  expect([0, 0, 499, 500, 1_500, 100_000].map(usesAt)).toEqual([3, 0, 0, 1, 2, 3]);
});
