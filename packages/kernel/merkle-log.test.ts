import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_ROOT, hashLeaf, isConsistent, isIncluded, makeMerkleTree } from './merkle-log.ts';

const treeOf = (entries: readonly string[]) => {
  const tree = makeMerkleTree();
  tree.append(entries.map(hashLeaf));
  return tree;
};
const ENTRIES = Array.from({ length: 40 }, (_, n) => `entry ${n}`);

test('has the roots of the example in RFC 9162’s reference implementations', () => {
  expect(EMPTY_ROOT).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hashLeaf('')).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d');
});

test('every entry of every size is proved, and no other entry, place or root is', () => {
  const tree = treeOf(ENTRIES);
  for (let size = 1; size <= ENTRIES.length; size++) {
    const head = { size, root: tree.root(size) };
    for (let index = 0; index < size; index++) {
      const proof = tree.inclusionProof(index, size);
      const leaf = hashLeaf(ENTRIES[index] ?? '');
      expect(isIncluded({ leaf, index, proof }, head)).toBe(true);
      expect(isIncluded({ leaf: hashLeaf('forged'), index, proof }, head)).toBe(false);
      expect(isIncluded({ leaf, index: index + 1, proof }, head)).toBe(false);
      expect(isIncluded({ leaf, index, proof }, { size, root: hashLeaf('forged') })).toBe(false);
    }
  }
});

test('every earlier log is proved to be the beginning of a later one', () => {
  const tree = treeOf(ENTRIES);
  for (let to = 0; to <= ENTRIES.length; to++) {
    for (let from = 0; from <= to; from++) {
      const [before, after] = [from, to].map((size) => ({ size, root: tree.root(size) }));
      if (before === undefined || after === undefined) throw new Error('no heads');
      expect(isConsistent(before, after, tree.consistencyProof(from, to)), `${from} to ${to}`).toBe(true);
    }
  }
});

test('a log with a rewritten entry cannot be proved to go on from the true one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 39 }), fc.nat(), fc.nat(), (from, at, more) => {
      const changed = at % from;
      const to = from + 1 + (more % (ENTRIES.length - from));
      const forged = treeOf(ENTRIES.slice(0, to).with(changed, 'forged'));
      const before = { size: from, root: treeOf(ENTRIES).root(from) };
      const after = { size: to, root: forged.root() };
      expect(isConsistent(before, after, forged.consistencyProof(from, to))).toBe(false);
      expect(isConsistent(before, after, treeOf(ENTRIES).consistencyProof(from, to))).toBe(false);
    }),
  );
});
