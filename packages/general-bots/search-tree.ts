import type { Seat } from '@sesame/kernel';

/** A move that was tried at a node, and how well the seat that made it did then. */
export interface Branch<Move> {
  readonly move: Move;
  visits: number;
  total: number;
}

/** An information set: all situations that look the same to the seat that decides, as far as the search knows. */
export interface TreeNode<Move> {
  readonly branches: Map<string, Branch<Move>>;
  visits: number;
}

/** A branch on the way of one iteration, and whose decision it was. */
export interface Taken<Move> {
  readonly node: TreeNode<Move>;
  readonly branch: Branch<Move>;
  readonly seat: Seat;
}

export const makeNode = <Move>(): TreeNode<Move> => ({ branches: new Map(), visits: 0 });

/** How much the search tries what it knows little about. */
const EXPLORATION = 0.35;

/** The branches in the order in which UCB1 would take them. */
export const byPromise = <Move>({ branches, visits }: TreeNode<Move>): readonly Branch<Move>[] => {
  const log = Math.log(visits + 1);
  const promise = ({ visits: tried, total }: Branch<Move>) =>
    tried === 0 ? Number.POSITIVE_INFINITY : total / tried + EXPLORATION * Math.sqrt(log / tried);
  return [...branches.values()]
    .map((branch) => ({ branch, promise: promise(branch) }))
    .toSorted((a, b) => b.promise - a.promise)
    .map(({ branch }) => branch);
};

/** Progressive widening: a node has room for so many moves, and for more the more often it is visited. */
const FIRST_MOVES = 6;
const MOVES_PER_ROOT_OF_VISITS = 0.6;
export const roomFor = <Move>({ visits }: TreeNode<Move>): number =>
  FIRST_MOVES + Math.floor(MOVES_PER_ROOT_OF_VISITS * Math.sqrt(visits));

/** Adds an iteration's result to all branches on its way. */
export const learn = <Move>(way: readonly Taken<Move>[], valueTo: (seat: Seat) => number): void => {
  for (const { node, branch, seat } of way) {
    node.visits += 1;
    branch.visits += 1;
    branch.total += valueTo(seat);
  }
};

/** The move that was visited most; of several the one that did best. */
export const favourite = <Move>({ branches }: TreeNode<Move>): Move | undefined =>
  [...branches.values()].toSorted((a, b) => b.visits - a.visits || b.total - a.total)[0]?.move;
