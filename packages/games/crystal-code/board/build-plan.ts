import { type Bench, worksOf } from '../rules/build.ts';
import { EDGES, type Edge } from '../rules/cards.ts';
import { canLay, freeSpots, linesOf, placesFor } from '../rules/machine.ts';
import { type Card, type Laid, type Machine, type Plan, TURNS, type Turn } from '../rules/pieces.ts';

/** A place of the grid. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const isCell = (one: Cell | undefined, other: Cell): boolean => one?.x === other.x && one.y === other.y;

/** What is planned in a building phase: laid in this order, and free to change until it is confirmed. */
export interface PlanPreview {
  /** The machine with what is planned, crystals on their spots. */
  readonly machine: Machine;
  /** Cards still in hand. */
  readonly hand: readonly Card[];
  /** Crystals won that find a spot. */
  readonly placed: number;
  /** Crystals won that do not, so far. */
  readonly left: number;
  /** XC25: whether it may be confirmed like this. If it may with crystals left, these will be lost. */
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

/** A plan without one of its cards, and without those that can then no longer lie there. */
export const withoutCard = (bench: Bench, lay: readonly Laid[], taken: Card): readonly Laid[] => {
  const kept: Laid[] = [];
  for (const laid of lay) {
    const machine = { ...bench.machine, cards: [...bench.machine.cards, ...kept] };
    if (laid.card !== taken && canLay(machine, laid)) kept.push(laid);
  }
  return kept;
};

/** Where a card can be laid, and in which turns, in reading order. */
export interface Place extends Cell {
  readonly turns: readonly Turn[];
}

export const placesOf = (machine: Machine, card: Card): readonly Place[] => {
  const cells = new Map(placesFor(machine, card).map(({ x, y }) => [`${x} ${y}`, { x, y }]));
  return [...cells.values()]
    .map((cell) => ({ ...cell, turns: TURNS.filter((turn) => canLay(machine, { card, turn, ...cell })) }))
    .toSorted((one, other) => one.y - other.y || one.x - other.x);
};

/** The turn in which a card lies at a place: the one it is held in, or the next that fits. */
export const fittingTurn = (place: Place, turn: Turn): Turn =>
  TURNS.map((step) => TURNS[(turn + step) % TURNS.length] ?? 0).find((one) => place.turns.includes(one)) ?? turn;

/** The next turn that shows something else, among those that fit at a place, if any do. */
export const nextTurn = (card: Card, turn: Turn, { by, among }: { by: 1 | -1; among: readonly Turn[] }): Turn => {
  const steps = [1, 2, 3].map((step) => TURNS[(turn + by * step + 2 * TURNS.length) % TURNS.length] ?? 0);
  const looks = (one: Turn) => linesOf(card, one).join('');
  return steps.find((one) => looks(one) !== looks(turn) && (among.length === 0 || among.includes(one))) ?? turn;
};

/** The place nearest in a direction, for a cursor that is moved with arrows. */
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

/** The edges of a laid card whose lines lead into nothing. */
export const openEdges = ({ cards }: Machine, laid: Laid): readonly Edge[] =>
  EDGES.filter((edge) => {
    const step = STEPS[edge];
    const beyond = { x: laid.x + step.x, y: laid.y + step.y };
    return linesOf(laid.card, laid.turn).includes(edge) && !cards.some((card) => isCell(card, beyond));
  });
