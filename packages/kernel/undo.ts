import { play, sameJson } from './replay.ts';
import { makeRng } from './rng.ts';
import { eventsFor, type Input, type Rules, type Seat, type Step, viewersOf } from './rules.ts';

const WORLDS = 16;

/**
 * Which input a seat may take back: its last one, if nobody else saw a difference, chance has not moved since
 * and it taught the seat nothing. Derived from views, so that no game writes undo by hand.
 * What an input taught is found by playing it in other worlds that the seat could not tell apart.
 */
export const takeBack = <State, Move, View, Event>(
  rules: Rules<State, Move, View, unknown, Event>,
  { start, inputs, seats }: { start: State; inputs: readonly Input<Move>[]; seats: number },
  seat: Seat,
): number | undefined => {
  const index = inputs.findLastIndex(({ by }) => by === seat);
  const last = inputs[index];
  if (last === undefined) return undefined;
  const later = inputs.slice(index + 1);
  if (later.some(({ by }) => by === 'chance')) return undefined;

  const before = statesOf(rules, start, inputs.slice(0, index)).at(-1);
  if (before === undefined) return undefined;
  const withIt = statesOf(rules, before, [last, ...later]).slice(1);
  const without = statesOf(rules, before, later);
  if (withIt.length !== without.length) return undefined;

  const others = viewersOf(seats).filter((viewer) => viewer !== seat);
  const unseen = withIt.every((state, i) =>
    others.every((viewer) => sameJson(rules.view(state, viewer), rules.view(without[i] as State, viewer))),
  );
  const after = withIt[0] as State;
  const nothingSince = withIt.every((state) => sameJson(rules.view(state, seat), rules.view(after, seat)));
  return unseen && nothingSince && !teaches(rules, { before, input: last }, seat) ? index : undefined;
};

/** The states from a start on, one more than the inputs; fewer if one of them is refused. */
const statesOf = <State, Move, Event>(
  rules: Rules<State, Move, unknown, unknown, Event>,
  start: State,
  inputs: readonly Input<Move>[],
): readonly State[] => {
  const states = [start];
  for (const input of inputs) {
    const step = play(rules, states.at(-1) as State, input);
    if (!step.ok) break;
    states.push(step.value.state);
  }
  return states;
};

const teaches = <State, Move, Event>(
  rules: Rules<State, Move, unknown, unknown, Event>,
  { before, input }: { before: State; input: Input<Move> },
  seat: Seat,
): boolean => {
  const told = (world: State) => {
    const step = play(rules, world, input);
    return step.ok ? seen(rules, step.value, seat) : undefined;
  };
  const mine = told(before);
  const rng = makeRng(`what does it teach ${JSON.stringify(input)}`);
  return Array.from({ length: WORLDS }, () => rules.resample(before, seat, rng)).some(
    (world) => !sameJson(told(world), mine),
  );
};

const seen = <State, Event>(
  rules: Pick<Rules<State, unknown, unknown, unknown, Event>, 'view'>,
  step: Step<State, Event>,
  seat: Seat,
) => ({ view: rules.view(step.state, seat), events: eventsFor(step.events, seat) });
