import type { Bench } from '../rules/build.ts';
import type { Laid } from '../rules/state.ts';
import { type CardType, type Stock, stockOf } from './card-types.ts';
import { type Constraint, cellOf, countEdges, fits, type Grid, gridOf, openPlaces } from './machine-grid.ts';

/** A way to lay some cards of a hand. */
export interface Layout {
  readonly lay: readonly Laid[];
  /** Heuristic: how easily its open places can be built on. */
  readonly room: number;
}

interface SearchNode extends Layout {
  readonly grid: Grid;
  /** Number of cards laid, by index of the stock. */
  readonly used: readonly number[];
  /** Spots added by the laid cards. */
  readonly spots: number;
  readonly constraints: readonly Constraint[];
  /** Open lines. */
  readonly open: number;
}

/** Number of cards that may be laid without a crystal to place. */
const MAX_SPARE_CARDS = 3;
const BEAM_WIDTH = 60;

/**
 * Beam search over ways to lay cards: for each set of card types and number of open lines it keeps the layout with the
 * most room. Laying more cards than the crystals need is hardly ever worth it, as cards in hand stay flexible.
 */
export const layoutsOf = (bench: Bench, need: number): readonly Layout[] => {
  const stock = stockOf(bench.hand);
  const bare = makeNode({ grid: gridOf(bench.machine), lay: [], used: stock.map(() => 0), spots: 0 });
  const all: SearchNode[] = [bare];
  let nodes: readonly SearchNode[] = [bare];
  for (let cards = 1; cards <= bench.hand.length && nodes.length > 0; cards++) {
    const grown = nodes
      .filter(({ spots }) => cards <= MAX_SPARE_CARDS || spots < need)
      .flatMap((node) => grow(node, stock));
    nodes = roomiest(grown)
      .toSorted((one, other) => heuristicCost(one, need) - heuristicCost(other, need))
      .slice(0, BEAM_WIDTH);
    all.push(...nodes);
  }
  return all;
};

const makeNode = (parts: Pick<SearchNode, 'grid' | 'lay' | 'used' | 'spots'>): SearchNode => {
  const constraints = openPlaces(parts.grid);
  const open = constraints.reduce((sum, { lines }) => sum + countEdges(lines), 0);
  return { ...parts, constraints, open, room: constraints.reduce((sum, constraint) => sum + roomAt(constraint), 0) };
};

/** Free edges add room; a place where several lines meet is hard to fill. */
const roomAt = ({ lines, blank }: Constraint): number =>
  4 - countEdges(lines) - countEdges(blank) - 4 * (countEdges(lines) - 1);

const grow = (node: SearchNode, stock: Stock): readonly SearchNode[] =>
  stock.flatMap(({ type, cards }, i) => {
    const used = node.used[i] ?? 0;
    const card = cards[used];
    if (card === undefined) return [];
    return node.constraints.flatMap((constraint) =>
      turnsAt(node, type, constraint).map(({ turn, lines }) =>
        makeNode({
          grid: new Map(node.grid).set(constraint.place, lines),
          lay: [...node.lay, { card, ...cellOf(constraint.place), turn }],
          used: node.used.with(i, used + 1),
          spots: node.spots + type.spots,
        }),
      ),
    );
  });

/** The turn of the first card does not matter, so only one is tried. */
const turnsAt = ({ grid }: SearchNode, { turned }: CardType, constraint: Constraint): CardType['turned'] =>
  grid.size === 0 ? turned.slice(0, 1) : turned.filter(({ lines }) => fits(constraint, lines));

const roomiest = (nodes: readonly SearchNode[]): readonly SearchNode[] => {
  const best = new Map<string, SearchNode>();
  for (const node of nodes) {
    const key = `${node.used.join()} ${node.open}`;
    if (node.room > (best.get(key)?.room ?? Number.NEGATIVE_INFINITY)) best.set(key, node);
  }
  return [...best.values()];
};

/** Distance from a good shape: just enough spots, two open lines. */
const heuristicCost = ({ open, spots, room }: SearchNode, need: number): number =>
  (spots < need ? 2 * (need - spots) : spots - need) + 2 * Math.abs(open - 2) - room / 10;
