import { CARDS, EDGES, type Edge, partOf } from './cards.ts';
import { type Card, type Laid, type Machine, TURNS, type Turn } from './pieces.ts';
import type { Status } from './seen.ts';

export const NO_MACHINE: Machine = { cards: [], crystals: 0 };

/** XC24: the edges with a line once a card is turned. */
export const linesOf = (card: Card, turn: Turn): readonly Edge[] =>
  EDGES.filter((_, edge) => hasLine(maskOf(card, turn), edge));

/** The lines of every card as bits, north the lowest, by turn. */
const MASKS: ReadonlyMap<Card, readonly number[]> = new Map(
  CARDS.map((card) => {
    const { lines } = partOf(card);
    const bits = EDGES.reduce((mask, edge, i) => (lines.includes(edge) ? mask | (1 << i) : mask), 0);
    return [card, TURNS.map((turn) => ((bits << turn) | (bits >> (EDGES.length - turn))) & 15)];
  }),
);

const maskOf = (card: Card, turn: Turn): number => MASKS.get(card)?.[turn] ?? 0;

const hasLine = (mask: number, edge: number): boolean => (mask & (1 << edge)) !== 0;

const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Lines of the laid cards by place. */
type Grid = ReadonlyMap<number, number>;

/** Cells are at most 99 from the first card. */
const keyOf = ({ x, y }: Cell): number => x * 1000 + y;

const gridOf = ({ cards }: Machine): Grid => new Map(cards.map((laid) => [keyOf(laid), maskOf(laid.card, laid.turn)]));

/** Why a card cannot be laid at a place. */
export type LayFault = 'not-at-the-origin' | 'place-taken' | 'lines-disagree' | 'not-connected';

const faultIn = (grid: Grid, place: Cell, mask: number): LayFault | undefined => {
  if (grid.size === 0) return place.x === 0 && place.y === 0 ? undefined : 'not-at-the-origin';
  if (grid.has(keyOf(place))) return 'place-taken';
  let connected = false;
  for (const [edge, step] of STEPS.entries()) {
    const neighbour = grid.get(keyOf({ x: place.x + step.x, y: place.y + step.y }));
    if (neighbour === undefined) continue;
    const line = hasLine(mask, edge);
    if (line !== hasLine(neighbour, (edge + 2) % 4)) return 'lines-disagree';
    connected ||= line;
  }
  return connected ? undefined : 'not-connected';
};

/** XC23, XC24: all touching edges agree, at least one of them line to line. The first card lies at 0, 0. */
export const layFault = (machine: Machine, laid: Laid): LayFault | undefined =>
  faultIn(gridOf(machine), laid, maskOf(laid.card, laid.turn));

export const canLay = (machine: Machine, laid: Laid): boolean => layFault(machine, laid) === undefined;

/** Empty cells that open lines lead to, one per line. */
const looseEnds = ({ cards }: Machine, grid: Grid): readonly Cell[] => {
  const ends: Cell[] = [];
  for (const laid of cards) {
    const mask = grid.get(keyOf(laid)) ?? 0;
    for (const [edge, step] of STEPS.entries()) {
      const cell = { x: laid.x + step.x, y: laid.y + step.y };
      if (hasLine(mask, edge) && !grid.has(keyOf(cell))) ends.push(cell);
    }
  }
  return ends;
};

/** All ways to lay a card; of equivalent turns only the first. */
export const placesFor = (machine: Machine, card: Card): readonly Laid[] => {
  const grid = gridOf(machine);
  const ends = grid.size === 0 ? [{ x: 0, y: 0 }] : looseEnds(machine, grid);
  const cells = new Map(ends.map((cell) => [keyOf(cell), cell])).values();
  const turns = turnsOf(card);
  return [...cells].flatMap(({ x, y }) =>
    turns
      .filter((turn) => faultIn(grid, { x, y }, maskOf(card, turn)) === undefined)
      .map((turn) => ({ card, x, y, turn })),
  );
};

const turnsOf = (card: Card): readonly Turn[] => {
  const masks = TURNS.map((turn) => maskOf(card, turn));
  return TURNS.filter((turn) => masks.indexOf(masks[turn] ?? 0) === turn);
};

const sumOver = ({ cards }: Machine, what: 'spots' | 'printed'): number =>
  cards.reduce((sum, { card }) => sum + partOf(card)[what], 0);

/** Spots without a crystal. */
export const freeSpots = (machine: Machine): number => sumOver(machine, 'spots') - machine.crystals;

/** XC30: whether a machine is closed and filled, and what it counts. */
export const statusOf = (machine: Machine): Status => {
  const open = looseEnds(machine, gridOf(machine)).length;
  const empty = freeSpots(machine);
  return {
    open,
    empty,
    crystals: machine.crystals + sumOver(machine, 'printed'),
    cards: machine.cards.length,
    functions: machine.cards.length > 0 && open === 0 && empty === 0,
  };
};

/** XC26: how many crystals lie on each card. Spots are filled in the order in which the cards were laid. */
export const crystalsByCard = ({ cards, crystals }: Machine): readonly number[] => {
  let left = crystals;
  return cards.map(({ card }) => {
    const here = Math.min(left, partOf(card).spots);
    left -= here;
    return here;
  });
};
