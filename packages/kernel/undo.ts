import { play, sameJson } from './replay.ts';
import { makeRng } from './rng.ts';
import { eventsFor, type Input, type Rules, type Seat, type Step, type Viewer, viewersOf } from './rules.ts';

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
  // A claim in a race is final: others' races may hang on how long it took.
  if (last === undefined || rules.race?.isClaim(last.move)) return undefined;
  const later = inputs.slice(index + 1);
  if (later.some(({ by }) => by === 'chance')) return undefined;

  const before = stepsFrom(rules, start, inputs.slice(0, index)).at(-1)?.state ?? start;
  const [made, ...since] = stepsFrom(rules, before, [last, ...later]);
  const without = stepsFrom(rules, before, later);
  if (made === undefined || since.length !== later.length || without.length !== later.length) return undefined;

  const others = viewersOf(seats).filter((viewer) => viewer !== seat);
  const unseen = others.every(
    (viewer) =>
      sameJson(seen(rules, made, viewer), seen(rules, { state: before, events: [] }, viewer)) &&
      since.every((step, i) => sameJson(seen(rules, step, viewer), seen(rules, without[i] ?? step, viewer))),
  );
  const after = rules.view(made.state, seat);
  const nothingSince = since.every(({ state }) => sameJson(rules.view(state, seat), after));
  return unseen && nothingSince && !teaches(rules, { before, input: last }, seat) ? index : undefined;
};

/** The steps that inputs make from a state on; fewer if one of them is refused. */
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
  viewer: Viewer,
) => ({ view: rules.view(step.state, viewer), events: eventsFor(step.events, viewer) });
