import { refuse } from '@sesame/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeRateLimiters } from '../../cluster/rate-limit.ts';
import type { Store } from '../../store/store.ts';
import { openTestStore } from '../../tests/test-database.ts';
import { type Accounts, makeAccounts } from './accounts.ts';
import { isPassword } from './password.ts';

const verify = vi.fn(isPassword);
const ANN = { id: 'ann', name: 'Ruby 123', createdAt: 1 };
const BO = { id: 'bo', name: 'Opal 456', createdAt: 2 };
const PASSWORD = 'open sesame';
const HERE = { network: 'home', browser: 'mine', isKnownTo: (_player?: string): boolean => false };

let store: Store;
let clear: () => Promise<void>;
let accounts: Accounts;
beforeEach(async () => {
  ({ store, clear } = await openTestStore());
  const noTable = async () => refuse('no-table', '');
  accounts = makeAccounts({
    store,
    games: { list: () => [] },
    tables: { change: noTable, clear: noTable },
    now: () => 5,
    makeRateLimiter: makeRateLimiters(() => 5),
    onRenamed: async () => {},
    verify,
  });
  await Promise.all([store.players.add(ANN), store.players.add(BO)]);
  verify.mockReset();
});
afterEach(() => clear());

test('a guest who creates an account stays the same player', async () => {
  expect(await accounts.isGuest('ann')).toBe(true);
  const kept = await accounts.create(ANN, { name: ' Ann ', password: PASSWORD });
  expect(kept).toEqual({ ok: true, value: { ...ANN, name: 'Ann' } });
  expect(await accounts.isGuest('ann')).toBe(false);
  expect(await accounts.checkPassword({ name: 'ANN', password: PASSWORD }, HERE)).toEqual({ ok: true, value: 'ann' });
  expect((await store.accounts.find('ann'))?.password).toMatch(/^\$argon2id\$/);
});

test('a name is unique after folding; a refused player stays a guest', async () => {
  await accounts.create(ANN, { name: 'Ann', password: PASSWORD });
  const refused = await accounts.create(BO, { name: 'ａｎｎ', password: PASSWORD });
  expect(refused).toMatchObject({ ok: false, error: { code: 'name-taken' } });
  expect(await accounts.isGuest('bo')).toBe(true);
  expect((await store.players.find('bo'))?.name).toBe(BO.name);
});

test('renaming an account changes both sign-in name and display name, which must be free', async () => {
  await accounts.create(ANN, { name: 'Ann', password: PASSWORD });
  await accounts.create(BO, { name: 'Bo', password: PASSWORD });
  expect(await accounts.rename(BO, 'Ann')).toMatchObject({ ok: false, error: { code: 'name-taken' } });
  expect((await accounts.rename(BO, 'BO')).ok).toBe(true);
  expect((await accounts.rename(BO, 'Robert')).ok).toBe(true);
  expect(await accounts.checkPassword({ name: 'robert', password: PASSWORD }, HERE)).toEqual({ ok: true, value: 'bo' });
  expect((await accounts.checkPassword({ name: 'bo', password: PASSWORD }, HERE)).ok).toBe(false);
});

test('guests and passkey-only accounts choose any name that is nobody’s', async () => {
  await accounts.create(ANN, { name: 'Ann', password: PASSWORD });
  expect((await accounts.rename(BO, 'Αnn')).ok).toBe(false);
  expect((await accounts.rename(BO, 'Bo')).ok).toBe(true);
  expect(await accounts.isGuest('bo')).toBe(true);
  await store.passkeys.add({
    id: 'key',
    player: 'bo',
    publicKey: '',
    counter: 0,
    transports: [],
    label: '',
    createdAt: 1,
  });
  expect(await accounts.isGuest('bo')).toBe(false);
  expect((await accounts.rename(BO, 'Ann')).ok).toBe(false);
  expect((await accounts.rename(BO, 'Robert')).ok).toBe(true);
  // It is theirs now.
  expect((await accounts.rename(ANN, 'Rοbert')).ok).toBe(false);
});

test('an unknown name costs the same hash and gets the same refusal', async () => {
  await accounts.create(ANN, { name: 'Ann', password: PASSWORD });
  const wrong = await accounts.checkPassword({ name: 'Ann', password: 'close sesame' }, HERE);
  const nobody = await accounts.checkPassword({ name: 'Nobody', password: 'close sesame' }, HERE);
  expect(wrong).toMatchObject({ ok: false, error: { code: 'wrong-credentials' } });
  expect(nobody).toEqual(wrong);
  const costs = verify.mock.calls.map(([, hash]) => hash.split('$').slice(0, 4).join('$'));
  expect(costs).toEqual(['$argon2id$v=19$m=19456,t=2,p=1', '$argon2id$v=19$m=19456,t=2,p=1']);
});

test('nobody can lock the owner out of other networks, nor out of a browser they have signed in with', async () => {
  await accounts.create(ANN, { name: 'Ann', password: PASSWORD });
  // Hashing a hundred times would take seconds.
  verify.mockImplementation(async (password) => password === PASSWORD);
  const check = (password: string, from: Partial<typeof HERE>) =>
    accounts.checkPassword({ name: 'Ann', password }, { ...HERE, ...from });
  for (let n = 0; n < 11; n++) await check('close sesame', { network: 'cafe' });
  expect(await check(PASSWORD, { network: 'cafe' })).toMatchObject({ error: { code: 'too-fast' } });
  expect((await check(PASSWORD, { network: 'home' })).ok).toBe(true);
  expect((await check(PASSWORD, { network: 'cafe', isKnownTo: (player?: string) => player === 'ann' })).ok).toBe(true);
  // From very many networks the name is locked, but not for that browser.
  for (let n = 0; n < 110; n++) await check('close sesame', { network: `network ${n}` });
  expect(await check(PASSWORD, { network: 'another' })).toMatchObject({ error: { code: 'too-fast' } });
  expect((await check(PASSWORD, { isKnownTo: () => true })).ok).toBe(true);
});

test('limits sign-ins per name and network, whether the name exists or not', async () => {
  await accounts.create(ANN, { name: 'Ann', password: PASSWORD });
  verify.mockImplementation(async (password) => password === PASSWORD);
  const codes = async (name: string) => {
    const tries = Array.from({ length: 12 }, () => accounts.checkPassword({ name, password: 'close sesame' }, HERE));
    return (await Promise.all(tries)).map((found) => (found.ok ? 'accepted' : found.error.code));
  };
  const limited = [...Array(10).fill('wrong-credentials'), 'too-fast', 'too-fast'];
  expect(await codes('Ann')).toEqual(limited);
  expect(await codes('Nobody')).toEqual(limited);
  expect(await accounts.checkPassword({ name: 'ANN ', password: PASSWORD }, HERE)).toMatchObject({
    error: { code: 'too-fast' },
  });
});

test('a deleted player can’t sign in, and nobody takes the name for a while', async () => {
  await accounts.create(ANN, { name: 'Ann', password: PASSWORD });
  await accounts.erase('ann');
  expect((await accounts.checkPassword({ name: 'Ann', password: PASSWORD }, HERE)).ok).toBe(false);
  expect(await store.players.find('ann')).toEqual({ id: 'ann', name: 'Deleted player', createdAt: 1, leftAt: 5 });
  expect((await accounts.create(BO, { name: 'Ann', password: PASSWORD })).ok).toBe(false);
});
