import { MAX_ANNOTATIONS_PER_PLAYER } from '@sesame/protocol';
import { beforeEach, expect, test } from 'vitest';
import { loadMatch } from '../../match/load-match.ts';
import type { StoredAnnotation } from '../../store/repositories/annotations.ts';
import { loadDuel } from '../../tests/stored-match.ts';
import { type Annotations, type AnnotationsDeps, makeAnnotations } from './annotations.ts';

const NOW = 50;
const { rules, stored } = await loadDuel();
const running = loadMatch(stored, rules, []);
const over = { ...running, committed: { ...running.committed, end: { at: 9, note: '' } } };
const CONTENT = { title: 'A duel', intro: '', notes: [] };
const SAVED: StoredAnnotation = {
  ...CONTENT,
  id: 'n',
  match: 'm',
  author: 'ann',
  version: 2,
  createdAt: 1,
  updatedAt: 2,
};

let before: StoredAnnotation | undefined;
let match: typeof running | undefined;
let count: number;
let mutedUntil: number | undefined;
/** Whether another request is not quicker. */
let isFirst: boolean;
let written: unknown[];
let annotations: Annotations;
beforeEach(() => {
  before = undefined;
  match = over;
  count = 0;
  mutedUntil = undefined;
  isFirst = true;
  written = [];
  const write = async (one: unknown) => isFirst && written.push(one) > 0;
  const store = {
    annotations: {
      find: async (id: string) => (id === 'n' ? SAVED : undefined),
      ofMatch: async () => before,
      count: async () => count,
      add: write,
      change: write,
      remove: async (id: string) => written.push(id) > 0,
    },
    matches: { find: async () => stored },
    players: { find: async (id: string) => (id === 'ann' ? { name: 'Ann' } : undefined) },
    accounts: { find: async () => undefined },
    moderation: { serverMuteOf: async () => mutedUntil && { until: mutedUntil } },
  };
  const deps = { store, matches: { find: async () => match }, now: () => NOW };
  annotations = makeAnnotations(deps as unknown as AnnotationsDeps);
});
/** The version that was saved, or the code of the refusal. */
const save = async (version: number, content = CONTENT) => {
  const saved = await annotations.save('m', 'ann', { version, ...content });
  return saved.ok ? saved.value.version : saved.error.code;
};

test('the first version is added, if there is room for it and nobody was quicker', async () => {
  expect(await save(0)).toBe(1);
  expect(written).toMatchObject([{ match: 'm', author: 'ann', version: 1, createdAt: NOW, updatedAt: NOW }]);
  expect(await save(1)).toBe('no-annotation');
  count = MAX_ANNOTATIONS_PER_PLAYER - 1;
  expect(await save(0)).toBe(1);
  isFirst = false;
  expect(await save(0)).toBe('annotation-changed');
  count = MAX_ANNOTATIONS_PER_PLAYER;
  expect(await save(0)).toBe('too-many-annotations');
});

test('a version replaces the one that it changes, and no other', async () => {
  before = SAVED;
  const other = { ...CONTENT, title: 'Another' };
  expect(await save(2, other)).toBe(3);
  expect(written).toMatchObject([{ id: 'n', version: 2, title: 'Another', createdAt: 1, updatedAt: NOW }]);
  expect(await save(0, other)).toBe('annotation-changed');
  isFirst = false;
  expect(await save(2, other)).toBe('annotation-changed');
});

test('a version that is sent again is saved once', async () => {
  before = SAVED;
  expect(await save(1)).toBe(2);
  expect(written).toEqual([]);
  isFirst = false;
  expect(await save(1, { ...CONTENT, title: 'Another' })).toBe('annotation-changed');
});

test('notes are on a match that is over, by somebody who is not muted', async () => {
  match = running;
  expect(await save(0)).toBe('running');
  match = undefined;
  expect(await save(0)).toBe('no-match');
  match = over;
  mutedUntil = NOW + 1;
  expect(await annotations.save('m', 'ann', { version: 0, ...CONTENT })).toMatchObject({
    ok: false,
    error: { code: 'silenced', until: NOW + 1 },
  });
});

test('everybody reads notes by their link, and only their author removes them', async () => {
  const read = async (reader: string | undefined) => {
    const found = await annotations.find('n', reader);
    return found.ok && [found.value.yours, found.value.author];
  };
  const author = { id: 'ann', name: 'Ann', guest: true };
  expect([await read('ann'), await read('bo'), await read(undefined)]).toEqual([
    [true, author],
    [false, author],
    [false, author],
  ]);
  expect((await annotations.find('n2', 'ann')).ok).toBe(false);
  expect([(await annotations.remove('n', 'bo')).ok, (await annotations.remove('n2', 'ann')).ok, written]).toEqual([
    false,
    false,
    [],
  ]);
  expect([(await annotations.remove('n', 'ann')).ok, written]).toEqual([true, ['n']]);
});
