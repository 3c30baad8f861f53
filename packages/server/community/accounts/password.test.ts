import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

test('stores an argon2id hash in PHC format, with its own salt', async () => {
  const [hash, again] = await Promise.all([hashPassword('open sesame'), hashPassword('open sesame')]);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(again).not.toBe(hash);
  expect(hash).not.toContain('sesame');
});

test('accepts the right password only', async () => {
  const hash = await hashPassword('open sesame');
  expect(await isPassword('open sesame', hash)).toBe(true);
  expect(await isPassword('open Sesame', hash)).toBe(false);
  expect(await isPassword('', hash)).toBe(false);
});

test('accepts the password in any Unicode composition', async () => {
  const hash = await hashPassword('s\u00e9same, ouvre-toi');
  expect(await isPassword('se\u0301same, ouvre-toi', hash)).toBe(true);
});

test('verifies hashes with other cost parameters', async () => {
  // A published example with other costs: 64 MiB and four lanes.
  const hash = '$argon2id$v=19$m=65536,t=2,p=4$c29tZXNhbHQ$GpZ3sK/oH9p7VIiV56G/64Zo/8GaUw434IimaPqxwCo';
  expect(await isPassword('password', hash)).toBe(true);
  expect(await isPassword('Password', hash)).toBe(false);
});

test.each(['', 'password', '$argon2i$v=19$m=16,t=2,p=1$c29tZXNhbHQ$AAAA', '$argon2id$v=19$m=16,t=2,p=1$c29tZXNhbHQ$'])(
  'refuses %j',
  async (text) => {
    await expect(isPassword('password', text)).rejects.toThrow('not an argon2id hash');
  },
);
