import { sha256 } from '@noble/hashes/sha2.js';
import { makeHex, parseHex } from './hex.ts';

/**
 * A Merkle tree over the entries of a log, as in RFC 9162 (Certificate Transparency). Its root stands for all entries:
 * proofs show that an entry is in it, and that a later log only added entries to an earlier one.
 */

const join = (...parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};
const bytesOf = (hash: string): Uint8Array => parseHex(hash) ?? new Uint8Array();

/** Leaves and nodes are hashed differently, so that none can be taken for the other. */
export const hashLeaf = (entry: string): string =>
  makeHex(sha256(join(new Uint8Array([0]), new TextEncoder().encode(entry))));
const hashNode = (left: string, right: string): string =>
  makeHex(sha256(join(new Uint8Array([1]), bytesOf(left), bytesOf(right))));

/** The largest power of two below a size: the left part of a tree is always full. */
const splitOf = (size: number): number => 2 ** Math.floor(Math.log2(size - 1));

/** Roots of full subtrees, computed once. */
export interface MerkleTree {
  readonly size: number;
  /** Adds leaves, given by their hashes. */
  append(leaves: readonly string[]): void;
  /** The root of the first `size` leaves. */
  root(size?: number): string;
  /** Hashes that lead from a leaf to the root of the first `size` leaves. */
  inclusionProof(index: number, size?: number): readonly string[];
  /** Hashes that show that the first `to` leaves begin with the first `from`. */
  consistencyProof(from: number, to?: number): readonly string[];
}

export const EMPTY_ROOT: string = makeHex(sha256(new Uint8Array()));

export const makeMerkleTree = (): MerkleTree => {
  /** `levels[k][i]`: root of the i-th full subtree of 2^k leaves. */
  const levels: string[][] = [[]];
  const countOf = () => levels[0]?.length ?? 0;
  const append = (leaf: string) => {
    let hash = leaf;
    for (let level = 0; ; level++) {
      const row = levels[level] ?? [];
      levels[level] = row;
      row.push(hash);
      if (row.length % 2 === 1) return;
      hash = hashNode(row[row.length - 2] ?? '', hash);
    }
  };
  /** The root of the leaves from `start`, of which there are `size`. */
  const rootOf = (start: number, size: number): string => {
    const level = Math.log2(size);
    const full = Number.isInteger(level) && start % size === 0 ? levels[level]?.[start / size] : undefined;
    if (full !== undefined) return full;
    const split = splitOf(size);
    return hashNode(rootOf(start, split), rootOf(start + split, size - split));
  };
  const pathOf = (index: number, start: number, size: number): readonly string[] => {
    if (size === 1) return [];
    const split = splitOf(size);
    return index < split
      ? [...pathOf(index, start, split), rootOf(start + split, size - split)]
      : [...pathOf(index - split, start + split, size - split), rootOf(start, split)];
  };
  /** `isKnown`: the root of these leaves is the one that the verifier has. */
  const consistency = (from: number, start: number, size: number, isKnown: boolean): readonly string[] => {
    if (from === size) return isKnown ? [] : [rootOf(start, size)];
    const split = splitOf(size);
    return from <= split
      ? [...consistency(from, start, split, isKnown), rootOf(start + split, size - split)]
      : [...consistency(from - split, start + split, size - split, false), rootOf(start, split)];
  };
  return {
    get size() {
      return countOf();
    },
    append: (leaves) => leaves.forEach(append),
    root: (size = countOf()) => (size === 0 ? EMPTY_ROOT : rootOf(0, size)),
    inclusionProof: (index, size = countOf()) => pathOf(index, 0, size),
    consistencyProof: (from, to = countOf()) => (from === 0 || from === to ? [] : consistency(from, 0, to, true)),
  };
};

/** Whether a leaf is the entry at `index` of the log with this size and root. */
export const isIncluded = (
  { leaf, index, proof }: { readonly leaf: string; readonly index: number; readonly proof: readonly string[] },
  { size, root }: { readonly size: number; readonly root: string },
): boolean => {
  if (index >= size) return false;
  let [node, last, hash] = [index, size - 1, leaf];
  for (const step of proof) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      hash = hashNode(step, hash);
      while (node % 2 === 0 && node !== 0) [node, last] = [node >>> 1, last >>> 1];
    } else hash = hashNode(hash, step);
    [node, last] = [node >>> 1, last >>> 1];
  }
  return last === 0 && hash === root;
};

/** The size and root of a log. */
export interface LogHead {
  readonly size: number;
  readonly root: string;
}

/** Whether a log begins with all entries that it had before. */
export const isConsistent = (before: LogHead, after: LogHead, proof: readonly string[]): boolean => {
  if (before.size === 0) return proof.length === 0 && before.root === EMPTY_ROOT;
  if (before.size === after.size) return proof.length === 0 && before.root === after.root;
  if (before.size > after.size) return false;
  const isFull = Number.isInteger(Math.log2(before.size));
  const [first, ...steps] = isFull ? [before.root, ...proof] : proof;
  if (first === undefined) return false;
  let [node, last] = [before.size - 1, after.size - 1];
  while (node % 2 === 1) [node, last] = [node >>> 1, last >>> 1];
  let [old, now] = [first, first];
  for (const step of steps) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      [old, now] = [hashNode(step, old), hashNode(step, now)];
      while (node % 2 === 0 && node !== 0) [node, last] = [node >>> 1, last >>> 1];
    } else now = hashNode(now, step);
    [node, last] = [node >>> 1, last >>> 1];
  }
  return last === 0 && old === before.root && now === after.root;
};
