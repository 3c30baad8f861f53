import { afterEach, beforeEach, expect, test } from 'vitest';
import { addEnded } from '../../tests/ended-match.ts';
import { makeTestDatabase, type TestDatabase } from '../../tests/test-database.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import type { StoredAnnotation } from './annotations.ts';

let place: TestDatabase;
let store: Store;

beforeEach(async () => {
  place = await makeTestDatabase();
  store = await openStore(place, { committed: () => {}, failed: () => {} });
  for (const id of ['ann', 'bo']) await store.players.add({ id, name: id, createdAt: 1 });
  for (const id of ['m1', 'm2']) {
    const seats = ['ann', 'bo'].map((player) => ({ name: player, player }));
    await addEnded(store, { id, seats, ranks: [1, 2], at: 10 });
  }
});
afterEach(async () => {
  await store.close();
  await place.clear();
});

const written = (changes: Partial<StoredAnnotation> = {}): StoredAnnotation => ({
  id: 'n1',
  version: 1,
  match: 'm1',
  author: 'ann',
  title: 'A duel',
  intro: 'Read on.',
  notes: [{ ply: 2, text: 'Two reds: “é”', mark: '!?', viewer: 1 }],
  createdAt: 1_700_000_000_000,
  updatedAt: 1_700_000_000_000,
  ...changes,
});

test('notes are read as they were written', async () => {
  expect(await store.annotations.add(written())).toBe(true);
  expect(await store.annotations.find('n1')).toEqual(written());
  expect(await store.annotations.ofMatch('m1', 'ann')).toEqual(written());
  expect(await store.annotations.ofMatch('m1', 'bo')).toBeUndefined();
  expect(await store.annotations.find('n2')).toBeUndefined();
});

test('an author annotates a match once; others may annotate it as well', async () => {
  expect(await store.annotations.add(written())).toBe(true);
  expect(await store.annotations.add(written({ id: 'n2', title: 'Again' }))).toBe(false);
  expect(await store.annotations.add(written({ id: 'n3', author: 'bo' }))).toBe(true);
  expect((await store.annotations.find('n1'))?.title).toBe('A duel');
  expect(await store.annotations.count('ann')).toBe(1);
});

test('only the latest version can be changed', async () => {
  await store.annotations.add(written());
  expect(await store.annotations.change(written({ title: 'Second' }))).toBe(true);
  expect(await store.annotations.change(written({ title: 'From another tab' }))).toBe(false);
  expect(await store.annotations.find('n1')).toMatchObject({ title: 'Second', version: 2 });
  expect(await store.annotations.remove('n1')).toBe(true);
  expect(await store.annotations.remove('n1')).toBe(false);
  expect(await store.annotations.change(written({ version: 2 }))).toBe(false);
});

test('a list has the latest first, with game and players', async () => {
  await store.annotations.add(written());
  await store.annotations.add(written({ id: 'n2', match: 'm2', updatedAt: 1_700_000_000_001 }));
  await store.annotations.add(written({ id: 'n3', author: 'bo' }));
  const list = await store.annotations.ofPlayer('ann');
  expect(list.map(({ id, game, seats }) => ({ id, game, names: seats.map(({ name }) => name) }))).toEqual([
    { id: 'n2', game: 'crack-the-code', names: ['ann', 'bo'] },
    { id: 'n1', game: 'crack-the-code', names: ['ann', 'bo'] },
  ]);
});

test('notes move to another player, but not over notes on the same match', async () => {
  await store.annotations.add(written());
  await store.annotations.add(written({ id: 'n2', match: 'm2' }));
  await store.annotations.add(written({ id: 'n3', author: 'bo', title: 'Bo’s own' }));
  await store.annotations.moveAll('ann', 'bo');
  expect(await store.annotations.ofMatch('m1', 'bo')).toMatchObject({ title: 'Bo’s own' });
  expect(await store.annotations.ofMatch('m2', 'bo')).toMatchObject({ id: 'n2' });
  expect(await store.annotations.ofMatch('m1', 'ann')).toMatchObject({ id: 'n1' });
});

test('notes are deleted with the account of their author', async () => {
  await store.annotations.add(written());
  await store.annotations.add(written({ id: 'n3', author: 'bo' }));
  await store.accounts.erase('ann', { at: 5, name: 'Deleted player' });
  expect(await store.annotations.find('n1')).toBeUndefined();
  expect(await store.annotations.find('n3')).toBeDefined();
});
