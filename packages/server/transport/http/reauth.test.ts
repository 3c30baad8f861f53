import { expect, test } from 'vitest';
import type { SignedIn } from './auth.ts';
import { makeReauth } from './reauth.ts';

const NOW = 10_000_000;
const TEN_MINUTES_MS = 600_000;

test.each([
  ['just now', NOW, false, true],
  ['within ten minutes', NOW - TEN_MINUTES_MS + 1, false, true],
  ['ten minutes ago', NOW - TEN_MINUTES_MS, false, false],
  ['never', undefined, false, false],
  ['never, as a guest', undefined, true, true],
])('whether somebody has proved who they are: %s', async (_, provedAt, isGuest, is) => {
  const signedIn = { player: { id: 'ann' }, session: { provedAt } } as unknown as SignedIn;
  const proved = await makeReauth({ isGuest: async () => isGuest }, () => NOW)(signedIn);
  expect(proved.ok ? 'ok' : proved.error.code).toBe(is ? 'ok' : 'prove-first');
});
