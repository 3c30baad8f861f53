import {
  type AnyRules,
  type Input,
  makeRng,
  type Outcome,
  ok,
  pick,
  play,
  type Result,
  refuse,
  type Seat,
} from '@sesame/kernel';

/** A match without a screen, a server or waiting. */
export interface Headless {
  readonly seats: number;
  readonly options: unknown;
  /** What the deals, and the order of those who may act at the same time, follow from. */
  readonly seed: string;
  choose(state: unknown, seat: Seat): Choice;
}

/** A move, and how many milliseconds a seat takes to make it. */
export interface Choice {
  readonly move: unknown;
  readonly takes?: number;
}

export interface Played {
  readonly inputs: readonly Input<unknown>[];
  readonly outcome: Outcome;
}

/** How long a seat takes, by the match's own clock. */
const THOUGHT = 1_000;
const LONGEST = 100_000;

/** Plays a match to its end. Refused: the move that the rules did not take, or a match without end. */
export const playHeadless = (rules: AnyRules, match: Headless): Result<Played> => {
  const order = makeRng(`${match.seed} order`);
  const inputs: Input<unknown>[] = [];
  let state = rules.setup(match.seats, match.options);
  let now = 0;
  let deals = 0;
  /** In a race everybody has a move under way, and the earliest comes first. One for another race is forgotten. */
  const plans = new Map<Seat, { readonly input: Input<unknown>; readonly shown: number | undefined }>();

  const planned = (seats: readonly Seat[]): Input<unknown> => {
    const shownTo = (seat: Seat) => rules.race?.shown(state, seat);
    for (const [seat, { shown }] of plans) if (!seats.includes(seat) || shown !== shownTo(seat)) plans.delete(seat);
    for (const by of seats.filter((seat) => !plans.has(seat))) {
      const { move, takes = THOUGHT } = match.choose(state, by);
      plans.set(by, { input: { at: now + takes, by, move }, shown: shownTo(by) });
    }
    return [...plans.values()].map(({ input }) => input).reduce((a, b) => (b.at < a.at ? b : a));
  };

  const next = (): Input<unknown> => {
    const { chance, seats, clock } = rules.awaits(state);
    // Every deal has a stream of its own, so that what players do between deals does not change them.
    if (chance === true)
      return { at: now, by: 'chance', move: rules.draw(state, makeRng(`${match.seed} deal ${deals++}`)) };
    if (clock !== undefined && (seats.length === 0 || clock.at <= now)) {
      return { at: Math.max(now, clock.at), by: 'clock', move: clock.move };
    }
    if (rules.race !== undefined) {
      const first = planned(seats);
      if (clock !== undefined && clock.at <= first.at) return { at: clock.at, by: 'clock', move: clock.move };
      plans.delete(first.by as Seat);
      return first;
    }
    const by = pick(order, seats);
    const at = clock === undefined || now + THOUGHT < clock.at ? now + THOUGHT : now;
    return { at, by, move: match.choose(state, by).move };
  };

  while (inputs.length < LONGEST) {
    const outcome = rules.outcome(state);
    if (outcome !== undefined) return ok({ inputs, outcome });
    const input = next();
    const step = play(rules, state, input);
    if (!step.ok) {
      const { code, message } = step.error;
      return refuse(code, `${JSON.stringify(input.move)} of seat ${input.by} at ply ${inputs.length + 1}: ${message}`);
    }
    inputs.push(input);
    state = step.value.state;
    now = input.at;
  }
  return refuse('endless', `It is not over after ${LONGEST} plies.`);
};
