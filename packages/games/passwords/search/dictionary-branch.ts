import { follow, type Lexicon, rootOf } from '../rules/lexicon/lexicon.ts';

/**
 * The subgraph of a dictionary below a first letter, renumbered compactly in topological order with its root last. The
 * search runs over it many times, so a small array is faster.
 */
export interface DictionaryBranch {
  readonly from: Int32Array;
  /** As in `Lexicon`: target node times 32 plus the letter. */
  readonly edges: Int32Array;
  readonly grades: Uint8Array;
}

const branchCache = new WeakMap<Lexicon, (DictionaryBranch | undefined)[]>();

/** The branch of a letter, built on first use. It has no nodes if there are no words. */
export const branchOf = (lexicon: Lexicon, letter: number): DictionaryBranch => {
  const branches = branchCache.get(lexicon) ?? [];
  branchCache.set(lexicon, branches);
  const branch = branches[letter] ?? grow(lexicon, follow(lexicon, rootOf(lexicon), letter) ?? -1);
  branches[letter] = branch;
  return branch;
};

const grow = ({ from, edges, grades }: Lexicon, start: number): DictionaryBranch => {
  const isBehind = new Uint8Array(start + 1);
  isBehind[start] = 1;
  // Edges lead to smaller numbers, so one downward pass finds all nodes.
  for (let node = start; node >= 0; node--) {
    if (isBehind[node] === 1) for (const edge of edges.subarray(from[node], from[node + 1])) isBehind[edge >> 5] = 1;
  }
  const numbers = new Int32Array(start + 1);
  const branch = { from: [0], edges: [] as number[], grades: [] as number[] };
  for (let node = 0; node <= start; node++) {
    if (isBehind[node] !== 1) continue;
    numbers[node] = branch.grades.push(grades[node] ?? 0) - 1;
    for (const edge of edges.subarray(from[node], from[node + 1])) {
      branch.edges.push((numbers[edge >> 5] ?? 0) * 32 + (edge & 31));
    }
    branch.from.push(branch.edges.length);
  }
  return {
    from: Int32Array.from(branch.from),
    edges: Int32Array.from(branch.edges),
    grades: Uint8Array.from(branch.grades),
  };
};
