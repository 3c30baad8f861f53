import { type Bench, worksOf } from '../rules/build.ts';
import { EDGES, type Edge } from '../rules/cards.ts';
import { canLay, freeSpots, linesOf, placesFor } from '../rules/machine.ts';
import { type Card, type Laid, type Machine, type Plan, TURNS, type Turn } from '../rules/pieces.ts';

/** A cell of the grid. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const isCell = (one: Cell | undefined, other: Cell): boolean => one?.x === other.x && one.y === other.y;

/** Preview of a building plan. */
export interface PlanPreview {
  /** The machine with the planned cards and crystals. */
  readonly machine: Machine;
  /** Cards left in hand. */
  readonly hand: readonly Card[];
  /** Won crystals that have a spot. */
  readonly placed: number;
  /** Won crystals without a spot so far. */
  readonly left: number;
  /** XC25: whether the plan can be confirmed; crystals left over are then lost. */
  readonly isAllowed: boolean;
}

export const previewPlan = (bench: Bench, plan: Plan): PlanPreview => {
  const cards = [...bench.machine.cards, ...plan.lay];
  const empty = { cards, crystals: bench.machine.crystals };
  const placed = Math.min(bench.crystals, freeSpots(empty));
  return {
    machine: { cards, crystals: bench.machine.crystals + placed },
    hand: bench.hand.filter((card) => plan.lay.every((laid) => laid.card !== card)),
    placed,
    left: bench.crystals - placed,
    isAllowed: worksOf(bench, plan).ok,
  };
};

/** Removes a card from a plan, and all cards that no longer fit without it. */
export const withoutCard = (bench: Bench, lay: readonly Laid[], taken: Card): readonly Laid[] => {
  const kept: Laid[] = [];
  for (const laid of lay) {
    const machine = { ...bench.machine, cards: [...bench.machine.cards, ...kept] };
    if (laid.card !== taken && canLay(machine, laid)) kept.push(laid);
  }
  return kept;
};

/** A cell where a card can be laid, with the turns that fit. */
export interface Place extends Cell {
  readonly turns: readonly Turn[];
}

export const placesOf = (machine: Machine, card: Card): readonly Place[] => {
  const cells = new Map(placesFor(machine, card).map(({ x, y }) => [`${x} ${y}`, { x, y }]));
  return [...cells.values()]
    .map((cell) => ({ ...cell, turns: TURNS.filter((turn) => canLay(machine, { card, turn, ...cell })) }))
    .toSorted((one, other) => one.y - other.y || one.x - other.x);
};

/** The held turn if it fits at a place, else the next that does. */
export const fittingTurn = (place: Place, turn: Turn): Turn =>
  TURNS.map((step) => TURNS[(turn + step) % TURNS.length] ?? 0).find((one) => place.turns.includes(one)) ?? turn;

/** Next turn that looks different, among those that fit if given. */
export const nextTurn = (card: Card, turn: Turn, { by, among }: { by: 1 | -1; among: readonly Turn[] }): Turn => {
  const steps = [1, 2, 3].map((step) => TURNS[(turn + by * step + 2 * TURNS.length) % TURNS.length] ?? 0);
  const looks = (one: Turn) => linesOf(card, one).join('');
  return steps.find((one) => looks(one) !== looks(turn) && (among.length === 0 || among.includes(one))) ?? turn;
};

/** Nearest place in a direction, for the arrow keys. */
export const placeTowards = (places: readonly Place[], from: Cell, way: Cell): Place | undefined => {
  const ahead = (place: Cell) => (place.x - from.x) * way.x + (place.y - from.y) * way.y;
  const aside = (place: Cell) => Math.abs((place.x - from.x) * way.y) + Math.abs((place.y - from.y) * way.x);
  return places
    .filter((place) => ahead(place) > 0)
    .toSorted((one, other) => ahead(one) + 2 * aside(one) - ahead(other) - 2 * aside(other))[0];
};

const STEPS: Readonly<Record<Edge, Cell>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

/** The cell beyond an edge. */
export const neighbourOf = ({ x, y }: Cell, edge: Edge): Cell => ({ x: x + STEPS[edge].x, y: y + STEPS[edge].y });

/** Edges of a laid card whose lines are open. */
export const openEdges = ({ cards }: Machine, laid: Laid): readonly Edge[] =>
  EDGES.filter((edge) => {
    const beyond = neighbourOf(laid, edge);
    return linesOf(laid.card, laid.turn).includes(edge) && !cards.some((card) => isCell(card, beyond));
  });
