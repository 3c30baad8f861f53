import { ok, type Result, refuse, type Seat, type Told } from '@sesame/kernel';
import { partOf } from './cards.ts';
import { drawOwed } from './draws.ts';
import type { Built } from './events.ts';
import { type Applied, type Happened, toAll } from './flow.ts';
import { freeSpots, type LayFault, layFault, placesFor } from './machine.ts';
import { ROUNDS, workshopOf } from './rounds.ts';
import type { Card, Event, Laid, Machine, Plan, State, Workshop } from './state.ts';

/** A seat's hand, machine and crystals before building. */
export type Bench = Pick<Workshop, 'hand' | 'machine' | 'crystals'>;

/** The same after a plan. */
export interface Works {
  readonly hand: readonly Card[];
  readonly machine: Machine;
  readonly placed: number;
  readonly lost: number;
}

const FAULTS: Readonly<Record<LayFault, string>> = {
  'not-at-the-origin': 'The first card goes at 0, 0.',
  'place-taken': 'There is already a card there.',
  'lines-disagree': 'Touching edges must match: line to line, blank to blank.',
  'not-connected': 'Connect a line of the card to a line of the machine.',
};

/** The result of a plan, or why it is refused. */
export const worksOf = (bench: Bench, { lay, swap }: Plan): Result<Works> => {
  const laid = laying(bench, lay);
  if (!laid.ok) return laid;
  const { machine } = laid.value;
  const placed = Math.min(bench.crystals, freeSpots(machine));
  const lost = bench.crystals - placed;
  if (lost > 0 && laid.value.hand.some((card) => partOf(card).spots > 0 && placesFor(machine, card).length > 0)) {
    return refuse('crystals-left', 'Lay enough cards for all the crystals you won.'); // XC25
  }
  const works = { ...laid.value, machine: { ...machine, crystals: machine.crystals + placed }, placed, lost };
  return swap === undefined ? ok(works) : swapping(works, lay, swap);
};

/** XC24: lays the cards one after the other. */
const laying = ({ hand, machine }: Bench, lay: readonly Laid[]): Result<Pick<Works, 'hand' | 'machine'>> => {
  let now = { hand, machine };
  for (const laid of lay) {
    if (!now.hand.includes(laid.card)) return refuse('not-in-hand', 'You do not have that card.');
    const fault = layFault(now.machine, laid);
    if (fault !== undefined) return refuse(fault, FAULTS[fault]);
    now = {
      hand: now.hand.filter((card) => card !== laid.card),
      machine: { ...now.machine, cards: [...now.machine.cards, laid] },
    };
  }
  return ok(now);
};

/** XC27: discards two cards, if none is laid. */
const swapping = (works: Works, lay: readonly Laid[], swap: readonly Card[]): Result<Works> => {
  if (lay.length > 0) return refuse('lay-or-swap', 'You cannot swap after laying a card.');
  const hand = works.hand.filter((card) => !swap.includes(card));
  return swap.length === 2 && hand.length === works.hand.length - 2
    ? ok({ ...works, hand })
    : refuse('not-in-hand', 'Discard two cards from your hand.');
};

/** XC22: a plan is confirmed once and stays secret until all are confirmed. */
export const build = (state: State, seat: Seat, plan: Plan): Applied => {
  if (state.stage.type !== 'build') return refuse('not-building', 'You cannot build right now.');
  const workshop = workshopOf(state, seat);
  if (workshop.plan !== null) return refuse('already-built', 'You have already built this round.');
  const works = worksOf(workshop, plan);
  if (!works.ok) return works;
  const seats = state.seats.with(seat, { ...workshop, plan });
  const told = [toAll({ type: 'built', seat })];
  return seats.some((one) => one.plan === null)
    ? ok({ state: { ...state, seats }, events: told })
    : ok(reveal({ ...state, seats }, told));
};

/** XC22, XC27: reveals all plans at once; then seats that swapped draw, in seat order. */
const reveal = (state: State, events: readonly Told<Event>[]): Happened => {
  const works = state.seats.map(worksPlanned);
  const swaps = state.seats.map(({ plan }) => plan?.swap ?? []);
  const builds = works.map(({ placed, lost }, seat): Built => ({ ...planOf(workshopOf(state, seat)), placed, lost }));
  const revealed: State = {
    ...state,
    round: Math.min(state.round + 1, ROUNDS),
    removed: works.reduce((sum, { lost }) => sum + lost, state.removed),
    seats: works.map(({ hand, machine }) => ({ hand, machine, crystals: 0, plan: null })),
    discards: [...state.discards, ...swaps.flat()],
    owed: swaps.flatMap((swap, seat) => (swap.length > 0 ? [{ seat, cards: 1 }] : [])),
  };
  const then = state.round === ROUNDS ? 'over' : 'round';
  return drawOwed(revealed, then, [...events, toAll({ type: 'revealed', builds })]);
};

const planOf = ({ plan }: Workshop): Plan => {
  if (plan === null) throw new Error('a plan is missing');
  return plan;
};

const worksPlanned = (workshop: Workshop): Works => {
  const works = worksOf(workshop, planOf(workshop));
  if (!works.ok) throw new Error(`an accepted plan was refused: ${works.error.code}`);
  return works.value;
};
