import { type Input, pick, play, type Rng, type Rules, type Seat } from '@sesame/kernel';
import { leadsOf } from './judgement.ts';
import { sampleMove } from './moves.ts';

/** A position in an imagined match. */
export interface Moment<State> {
  readonly state: State;
  /** Match time in milliseconds. */
  readonly now: number;
}

type Playable<State, Move> = Omit<Rules<State, Move, unknown, unknown, unknown>, 'imagine' | 'view' | 'seals'>;

/** Time that a move takes in imagined matches. */
const MOVE_MS = 1_000;

/** The earliest time at which a state can have been reached. Its real time is not known. */
export const momentOf = <State, Move>(rules: Playable<State, Move>, state: State): Moment<State> => {
  const shown = rules.awaits(state).seats.map((seat) => rules.race?.shown(state, seat) ?? 0);
  return { state, now: Math.max(0, ...shown) };
};

/** What comes next: an input of chance or the clock, or a seat to move. */
export type Next<Move> =
  | { readonly kind: 'input'; readonly input: Input<Move> }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly at: number };

/**
 * Of several awaited seats `first` moves first, as what the others do at the same time is hidden from it; in a race
 * anybody may be first. The clock acts when nobody else is awaited or its time has come.
 */
export const nextOf = <State, Move>(
  rules: Playable<State, Move>,
  { state, now }: Moment<State>,
  { first, rng }: { readonly first: Seat; readonly rng: Rng },
): Next<Move> => {
  const { chance, seats, clock } = rules.awaits(state);
  if (chance === true) return { kind: 'input', input: { at: now, by: 'chance', move: rules.draw(state, rng) } };
  if (clock !== undefined && (seats.length === 0 || clock.at <= now)) {
    return { kind: 'input', input: { at: Math.max(now, clock.at), by: 'clock', move: clock.move } };
  }
  const seat = rules.race === undefined && seats.includes(first) ? first : pick(rng, seats);
  const at = now + MOVE_MS;
  return { kind: 'seat', seat, at: clock === undefined || at < clock.at ? at : now };
};

/** The moment after an input; undefined if it is refused. */
export const after = <State, Move>(
  rules: Playable<State, Move>,
  { state }: Moment<State>,
  input: Input<Move>,
): Moment<State> | undefined => {
  const step = play(rules, state, input);
  return step.ok ? { state: step.value.state, now: input.at } : undefined;
};

export interface PlayoutLimits {
  readonly first: Seat;
  readonly rng: Rng;
  readonly maxPlies: number;
  /** Moves that a seat compares by the points they bring at once, in games with a `score`. 1: any move is as good. */
  readonly tries: number;
}

/** Plays on at random until the match ends or is cut off. Returns the last state. */
export const playOut = <State, Move>(
  rules: Playable<State, Move>,
  from: Moment<State>,
  limits: PlayoutLimits,
): State => {
  let moment = from;
  for (let ply = 0; ply < limits.maxPlies && rules.outcome(moment.state) === undefined; ply++) {
    const next = nextOf(rules, moment, limits);
    const then =
      next.kind === 'input' ? after(rules, moment, next.input) : bestOf(rules, moment, { ...next, ...limits });
    if (then === undefined) throw new Error(`${rules.id} refuses its own move`);
    moment = then;
  }
  return moment.state;
};

/** The best of a few random moves, by the lead of the seat after it. */
const bestOf = <State, Move>(
  rules: Playable<State, Move>,
  moment: Moment<State>,
  { seat, at, rng, tries }: PlayoutLimits & { readonly seat: Seat; readonly at: number },
): Moment<State> | undefined => {
  const tryOne = () => after(rules, moment, { at, by: seat, move: sampleMove(rules, moment.state, { seat, rng }) });
  let best = tryOne();
  for (let tried = 1; tried < tries && rules.score !== undefined; tried++) {
    const other = tryOne();
    if (best === undefined || other === undefined) return undefined;
    if (leadIn(rules.score(other.state), seat) > leadIn(rules.score(best.state), seat)) best = other;
  }
  return best;
};

const leadIn = (scores: readonly number[], seat: Seat): number => leadsOf(scores)[seat] ?? 0;

/** Playouts that show how far apart the seats usually end. */
const TYPICAL_PLAYOUTS = 8;

/** Where a few playouts of random worlds end. */
export const typicalEnds = <State, Move>(
  rules: Playable<State, Move>,
  worlds: () => State,
  limits: PlayoutLimits,
): readonly State[] =>
  rules.score === undefined
    ? []
    : Array.from({ length: TYPICAL_PLAYOUTS }, () => playOut(rules, momentOf(rules, worlds()), limits));

/** With a score a long match can be judged before its end. */
export const defaultPlies = ({ score }: { readonly score?: unknown }): number => (score === undefined ? 400 : 100);

/** Seats that take the better of two moves play out games more sensibly, at twice the cost. */
export const DEFAULT_TRIES = 2;
