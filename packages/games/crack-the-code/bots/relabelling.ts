import { type Rng, shuffled } from '@sesame/kernel';
import type { Guess } from '../rules/state.ts';
import { packAnswer } from '../solver/answers.ts';
import { makeCode, type PackedCode, packCode } from '../solver/code-space.ts';
import type { TreeNode } from './decision-tree.ts';

const PLACES = [0, 1, 2, 3, 4];
const KINDS = [0, 1, 2, 3, 4, 5];

/**
 * Follows the decision tree under a random permutation of colours and places, so that opponents cannot read it.
 * Stateless: each time it draws one of the permutations that map the tree's path to the guesses so far; all are equally
 * good. Undefined if the guesses have left the tree.
 */
export const followRelabelled = (
  tree: TreeNode,
  guesses: readonly Guess[],
  rng: Rng,
): { readonly branch: TreeNode; readonly guess: string } | undefined => {
  const path: Step[] = [];
  let branch = tree;
  for (const guess of guesses) {
    const next = branch.next.get(packAnswer(guess));
    if (next === undefined) return undefined;
    path.push({ planned: branch.guess, made: packCode(guess.code) });
    branch = next;
  }
  for (const places of shuffled(rng, ORDERS)) {
    const kinds = coloursUnder(places, path);
    if (kinds !== undefined) {
      const guess = relabel({ places, colours: completed(kinds, rng) }, branch.guess);
      return { branch, guess: makeCode(guess, PLACES.length) };
    }
  }
  return undefined;
};

/** A guess of the tree, and the guess made for it in this match. */
interface Step {
  readonly planned: PackedCode;
  readonly made: PackedCode;
}

/** A permutation of places and colours. */
interface Relabelling {
  readonly places: readonly number[];
  readonly colours: readonly number[];
}

const ordersOf = (items: readonly number[]): readonly (readonly number[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));

const ORDERS = ordersOf(PLACES);

const colourAt = (code: PackedCode, place: number): number => (code >>> (3 * place)) & 7;

/** The colours that a path implies under an order of places; undefined if they contradict each other. */
const coloursUnder = (places: readonly number[], path: readonly Step[]): ReadonlyMap<number, number> | undefined => {
  const kinds = new Map<number, number>();
  const taken = new Set<number>();
  for (const { planned, made } of path) {
    for (const [from, to] of places.entries()) {
      const kind = colourAt(planned, from);
      const worn = colourAt(made, to);
      const known = kinds.get(kind);
      if (known === undefined ? taken.has(worn) : known !== worn) return undefined;
      kinds.set(kind, worn);
      taken.add(worn);
    }
  }
  return kinds;
};

/** Assigns the colours that the path leaves open at random. */
const completed = (kinds: ReadonlyMap<number, number>, rng: Rng): readonly number[] => {
  const taken = new Set(kinds.values());
  const free = shuffled(
    rng,
    KINDS.filter((kind) => !taken.has(kind)),
  ).values();
  return KINDS.map((kind) => kinds.get(kind) ?? free.next().value ?? kind);
};

const relabel = ({ places, colours }: Relabelling, code: PackedCode): PackedCode =>
  places.reduce((sum, to, from) => sum | ((colours[colourAt(code, from)] ?? 0) << (3 * to)), 0);
