import { play, sameJson } from './replay.ts';
import { makeRng } from './rng.ts';
import { eventsFor, type Input, type Rules, type Seat, type Step, type Viewer, viewersOf } from './rules.ts';

/** Sample sizes for determinizations and for alternative moves. */
const SAMPLES = 16;

/** The state before a seat’s last input, that input, and all inputs since. */
export interface RecentInputs<State, Move> {
  readonly before: State;
  readonly inputs: readonly Input<Move>[];
  readonly seats: number;
}

/**
 * Whether a seat may undo its last input: nobody else knows what it was or had to react to it, chance has not moved since,
 * and the seat has learnt nothing. Derived from views, so that games need no undo code. What the seat learnt is found by
 * playing the input in determinizations; what others learnt by leaving the input out or, if all see that a choice was
 * made, by replacing it with other choices. Inputs in a race are final, as they can affect the races of others.
 */
export const mayTakeBack = <State, Move, View, Event>(
  rules: Rules<State, Move, View, unknown, Event>,
  { before, inputs, seats }: RecentInputs<State, Move>,
  seat: Seat,
): boolean => {
  const [last, ...later] = inputs;
  if (last?.by !== seat || rules.race?.isClaim(last.move) || rules.race?.shown(before, seat) !== undefined)
    return false;
  if (later.some(({ by }) => by === 'chance' || by === seat)) return false;
  const steps = stepsFrom(rules, before, inputs);
  const [made, ...since] = steps;
  const without = stepsFrom(rules, before, later);
  if (made === undefined || steps.length !== inputs.length || without.length !== later.length) return false;
  if (rules.outcome(steps.at(-1)?.state ?? made.state) !== undefined) return false;

  const others = viewersOf(seats).filter((viewer) => viewer !== seat);
  const told = (events: Step<State, Event>['events']) => others.map((viewer) => eventsFor(events, viewer));
  const sameTold = since.every(({ events }, i) => sameJson(told(events), told(without[i]?.events ?? [])));
  const nothingLearntSince = since.every(
    ({ state, events }) =>
      eventsFor(events, seat).length === 0 && sameJson(rules.view(state, seat), rules.view(made.state, seat)),
  );
  if (!sameTold || !nothingLearntSince) return false;

  const observedSteps = { others, before, inputs, steps };
  return (
    (isInvisible(rules, observedSteps, without) || isSealed(rules, observedSteps, seat)) &&
    !reveals(rules, { before, last }, seat)
  );
};

interface ObservedSteps<State, Move, Event> {
  readonly others: readonly Viewer[];
  readonly before: State;
  readonly inputs: readonly Input<Move>[];
  readonly steps: readonly Step<State, Event>[];
}

/** Whether the input made no visible difference to anybody else, at any step. */
const isInvisible = <State, Move, Event>(
  rules: Pick<Rules<State, Move, unknown, unknown, Event>, 'view'>,
  { others, before, steps }: ObservedSteps<State, Move, Event>,
  without: readonly Step<State, Event>[],
): boolean => {
  const instead = [before, ...without.map(({ state }) => state)];
  return others.every(
    (viewer) =>
      eventsFor(steps[0]?.events ?? [], viewer).length === 0 &&
      steps.every(({ state }, i) => sameJson(rules.view(state, viewer), rules.view(instead[i] ?? state, viewer))),
  );
};

/** Whether others only know that the seat has chosen: any other choice would look the same, and `awaits` is unchanged for them. */
const isSealed = <State, Move, Event>(
  rules: Rules<State, Move, unknown, unknown, Event>,
  { others, before, inputs, steps }: ObservedSteps<State, Move, Event>,
  seat: Seat,
): boolean => {
  const [last, ...later] = inputs;
  if (last === undefined || !waitsAsBefore(rules, [before, steps[0]?.state ?? before], seat)) return false;
  const rng = makeRng(`what else ${JSON.stringify(last)}`);
  const choices = Array.from({ length: SAMPLES }, () => rules.sample(before, seat, rng));
  const instead = choices.filter((move) => !sameJson(move, last.move));
  const look = (those: typeof steps) => those.map((step) => others.map((viewer) => observed(rules, step, viewer)));
  const mine = look(steps);
  const looksAlike = (move: Move) => sameJson(look(stepsFrom(rules, before, [{ ...last, move }, ...later])), mine);
  return instead.length > 0 && instead.every(looksAlike);
};

/** Whether the seat was awaited and `awaits` is otherwise unchanged. */
const waitsAsBefore = <State, Move>(
  rules: Pick<Rules<State, Move, unknown, unknown, unknown>, 'awaits'>,
  [before, after]: readonly [State, State],
  seat: Seat,
): boolean => {
  const [was, is] = [rules.awaits(before), rules.awaits(after)];
  const besides = ({ seats, ...rest }: typeof was) => ({ ...rest, seats: seats.filter((other) => other !== seat) });
  return was.seats.includes(seat) && sameJson(besides(was), besides(is));
};

/** The steps of inputs from a state on; fewer if one is refused. */
const stepsFrom = <State, Move, Event>(
  rules: Rules<State, Move, unknown, unknown, Event>,
  start: State,
  inputs: readonly Input<Move>[],
): readonly Step<State, Event>[] => {
  const steps: Step<State, Event>[] = [];
  for (const input of inputs) {
    const step = play(rules, steps.at(-1)?.state ?? start, input);
    if (!step.ok) break;
    steps.push(step.value);
  }
  return steps;
};

/** Whether an input revealed something to its own seat: in another world it would have been different. */
const reveals = <State, Move, Event>(
  rules: Rules<State, Move, unknown, unknown, Event>,
  { before, last }: { readonly before: State; readonly last: Input<Move> },
  seat: Seat,
): boolean => {
  const told = (world: State) => {
    const step = play(rules, world, last);
    return step.ok ? observed(rules, step.value, seat) : undefined;
  };
  const mine = told(before);
  const rng = makeRng(`what does it teach ${JSON.stringify(last)}`);
  return Array.from({ length: SAMPLES }, () => rules.resample(before, seat, rng)).some(
    (world) => !sameJson(told(world), mine),
  );
};

const observed = <State, Event>(
  rules: Pick<Rules<State, unknown, unknown, unknown, Event>, 'view'>,
  step: Step<State, Event>,
  viewer: Viewer,
) => ({ view: rules.view(step.state, viewer), events: eventsFor(step.events, viewer) });
