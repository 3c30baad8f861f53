import { type Rng, shuffled } from '@sesame/kernel';
import type { Guess } from '../rules/state.ts';
import { packAnswer } from './answers.ts';
import { makeCode, type PackedCode, packCode } from './code-space.ts';
import { guessesLeft, type TreeNode } from './decision-tree.ts';

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
  const trail = followPath(tree, guesses);
  const [relabelling] = trail === undefined ? [] : relabellingsOf(trail.path, rng);
  if (trail === undefined || relabelling === undefined) return undefined;
  const { branch } = trail;
  return { branch, guess: makeCode(relabel(relabelling, branch.guess), PLACES.length) };
};

/**
 * How many more guesses a player who follows the tree may need for a code, one number per order of places that maps the
 * tree's path to its guesses so far; all are equally likely. Empty if the guesses have left the tree.
 */
export const guessesLeftInTree = (
  tree: TreeNode,
  { code, guesses }: { readonly code: string; readonly guesses: readonly Guess[] },
  rng: Rng,
): readonly number[] => {
  const trail = followPath(tree, guesses);
  if (trail === undefined) return [];
  const secret = packCode(code);
  return Array.from(relabellingsOf(trail.path, rng), (used) => guessesLeft(trail.branch, unlabel(used, secret)));
};

/** Where guesses have led in the tree, by their answers. */
const followPath = (tree: TreeNode, guesses: readonly Guess[]) => {
  const path: Step[] = [];
  let branch = tree;
  for (const guess of guesses) {
    const next = branch.next.get(packAnswer(guess));
    if (next === undefined) return undefined;
    path.push({ planned: branch.guess, made: packCode(guess.code) });
    branch = next;
  }
  return { path, branch };
};

/** The relabellings that map a path to the guesses made, in random order, one per order of places. */
function* relabellingsOf(path: readonly Step[], rng: Rng): Generator<Relabelling, undefined> {
  for (const places of shuffled(rng, ORDERS)) {
    const kinds = coloursUnder(places, path);
    if (kinds !== undefined) yield { places, colours: completed(kinds, rng) };
  }
}

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

/** The code that a relabelling maps to this one. */
const unlabel = ({ places, colours }: Relabelling, code: PackedCode): PackedCode =>
  places.reduce((sum, to, from) => sum | (colours.indexOf(colourAt(code, to)) << (3 * from)), 0);
