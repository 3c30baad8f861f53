import {
  type AnyRules,
  type Decisions,
  type Input,
  makeRng,
  nextDecisions,
  type Outcome,
  ok,
  pick,
  play,
  type Result,
  refuse,
  type Seat,
  seatsOf,
} from '@sesame/kernel';

/** A match played without a server, in simulated time. */
export interface HeadlessMatch {
  readonly seats: number;
  readonly options: unknown;
  /** Seed of the deals and of the order in which simultaneous seats act. */
  readonly seed: string;
  choose(state: unknown, seat: Seat): Choice;
}

/** A move and the simulated time it takes. */
export interface Choice {
  readonly move: unknown;
  readonly takesMs?: number;
}

export interface PlayedMatch {
  readonly inputs: readonly Input<unknown>[];
  readonly outcome: Outcome;
  /** The state at the end. */
  readonly state: unknown;
}

/** A move in a race before it is made, and what it answers: the race shown to the seat, and its decision. */
interface PlannedMove {
  readonly input: Input<unknown>;
  readonly shown: number | undefined;
  readonly decision: number | undefined;
}

/** Simulated time per move. */
const DEFAULT_THINKING_MS = 1_000;
const MAX_PLIES = 100_000;

/** Plays a match to its end. Refuses if a move is illegal or the match has not ended after `MAX_PLIES`. */
export const playHeadless = (rules: AnyRules, match: HeadlessMatch): Result<PlayedMatch> => {
  const order = makeRng(`${match.seed} order`);
  const inputs: Input<unknown>[] = [];
  let state = rules.setup(match.seats, match.options);
  let now = 0;
  let deals = 0;
  const noDecisions: Decisions = seatsOf(match.seats).map(() => undefined);
  let decisions = nextDecisions(noDecisions, { seq: 0, awaits: rules.awaits(state).seats });
  /** Moves under way in a race: the earliest is played first. Moves for an earlier race or decision are dropped. */
  const pending = new Map<Seat, PlannedMove>();

  const earliestPlanned = (seats: readonly Seat[]): Input<unknown> => {
    const shownTo = (seat: Seat) => rules.race?.shown(state, seat);
    for (const [seat, { shown, decision }] of pending) {
      if (decision !== decisions[seat] || shown !== shownTo(seat)) pending.delete(seat);
    }
    for (const by of seats.filter((seat) => !pending.has(seat))) {
      const { move, takesMs = DEFAULT_THINKING_MS } = match.choose(state, by);
      pending.set(by, { input: { at: now + takesMs, by, move }, shown: shownTo(by), decision: decisions[by] });
    }
    return [...pending.values()].map(({ input }) => input).reduce((a, b) => (b.at < a.at ? b : a));
  };

  const next = (): Input<unknown> => {
    const { chance, seats, clock } = rules.awaits(state);
    // Each deal has its own random stream, so that moves between deals don't change them.
    if (chance === true)
      return { at: now, by: 'chance', move: rules.draw(state, makeRng(`${match.seed} deal ${deals++}`)) };
    if (clock !== undefined && (seats.length === 0 || clock.at <= now)) {
      return { at: Math.max(now, clock.at), by: 'clock', move: clock.move };
    }
    if (rules.race !== undefined) {
      const first = earliestPlanned(seats);
      if (clock !== undefined && clock.at <= first.at) return { at: clock.at, by: 'clock', move: clock.move };
      pending.delete(first.by as Seat);
      return first;
    }
    const by = pick(order, seats);
    const at = clock === undefined || now + DEFAULT_THINKING_MS < clock.at ? now + DEFAULT_THINKING_MS : now;
    return { at, by, move: match.choose(state, by).move };
  };

  while (inputs.length < MAX_PLIES) {
    const outcome = rules.outcome(state);
    if (outcome !== undefined) return ok({ inputs, outcome, state });
    const input = next();
    const step = play(rules, state, input);
    if (!step.ok) {
      const { code, message } = step.error;
      return refuse(code, `${JSON.stringify(input.move)} of seat ${input.by} at ply ${inputs.length + 1}: ${message}`);
    }
    inputs.push(input);
    state = step.value.state;
    now = input.at;
    decisions = nextDecisions(decisions, { seq: inputs.length, by: input.by, awaits: rules.awaits(state).seats });
  }
  return refuse('endless', `The match has not ended after ${MAX_PLIES} plies.`);
};
