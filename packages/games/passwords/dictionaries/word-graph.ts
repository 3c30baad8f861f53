import type { Grade } from '../rules/lexicon/lexicon.ts';

/** A node of a dictionary graph. Edges are sorted by letter and lead to smaller numbers. */
export interface Node {
  readonly grade: number;
  readonly edges: readonly Edge[];
}

export interface Edge {
  readonly letter: string;
  readonly to: number;
}

interface Growing {
  grade: number;
  readonly edges: Edge[];
}

/**
 * Builds the minimal acyclic automaton (DAWG) of graded words, incrementally from sorted input (Daciuk et al., 2000):
 * when the next word leaves a branch, its nodes are merged with equal ones. The root comes last.
 */
export const graphOf = (graded: ReadonlyMap<string, Grade>): readonly Node[] => {
  const nodes: Node[] = [];
  const known = new Map<string, number>();
  const settle = (node: Growing): number => {
    const key = `${node.grade} ${node.edges.map(({ letter, to }) => letter + to).join(' ')}`;
    const number = known.get(key) ?? nodes.push(node) - 1;
    known.set(key, number);
    return number;
  };

  const branch: Growing[] = [{ grade: 0, edges: [] }];
  let last = '';
  const leave = (depth: number): void => {
    while (branch.length > depth + 1) {
      const node = branch.pop();
      if (node !== undefined) branch.at(-1)?.edges.push({ letter: last.charAt(branch.length - 1), to: settle(node) });
    }
  };
  for (const word of [...graded.keys()].sort()) {
    let shared = 0;
    while (shared < last.length && last[shared] === word[shared]) shared += 1;
    leave(shared);
    for (let at = shared; at < word.length; at++) branch.push({ grade: 0, edges: [] });
    const end = branch.at(-1);
    if (end !== undefined) end.grade = graded.get(word) ?? 0;
    last = word;
  }
  leave(0);
  for (const root of branch) nodes.push(root);
  return nodes;
};
