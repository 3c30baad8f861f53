import { type AnyRules, type Input, makeRng, pick, play, type Rng, type Seat } from '@sesame/kernel';

/** A position to go on from. */
export interface Moment {
  readonly state: unknown;
  /** The match time at which it was reached. */
  readonly now: number;
}

/** Random matches stop here, in case the rules never end them. */
const MAX_RANDOM_INPUTS = 3_000;
const TRIES_PER_MOVE = 6;

/** Up to so many different moves that `make` draws. */
const distinct = (make: () => unknown, count: number): readonly unknown[] => {
  const moves = new Map<string, unknown>();
  for (let i = 0; i < count * TRIES_PER_MOVE && moves.size < count; i++) {
    const move = make();
    moves.set(JSON.stringify(move), move);
  }
  return [...moves.values()];
};

/** Different random legal moves of a seat that is awaited. */
export const sampleMoves = (rules: AnyRules, state: unknown, from: { seat: Seat; rng: Rng; count: number }) =>
  distinct(() => rules.sample(state, from.seat, from.rng), from.count);

/** Different moves that chance could make. */
export const drawAlternatives = (rules: AnyRules, state: unknown, from: { rng: Rng; count: number }) =>
  distinct(() => rules.draw(state, from.rng), from.count);

/** When a seat moves that takes so long; before the clock, which would otherwise come first. */
export const seatTime = (rules: AnyRules, { state, now }: Moment, takesMs: number): number => {
  const { clock } = rules.awaits(state);
  const at = now + takesMs;
  return clock === undefined || at < clock.at ? at : Math.max(now, clock.at - 1);
};

/** The clock's next move, if it has one. */
export const clockInput = (rules: AnyRules, { state, now }: Moment): Input<unknown> | undefined => {
  const { clock } = rules.awaits(state);
  return clock && { at: Math.max(now, clock.at), by: 'clock', move: clock.move };
};

/** A random input: chance's, of a seat that is awaited, or the clock's if nobody else is to act. */
export const randomInput = (rules: AnyRules, moment: Moment, rng: Rng): Input<unknown> | undefined => {
  const { state, now } = moment;
  if (rules.outcome(state) !== undefined) return undefined;
  const { chance, seats } = rules.awaits(state);
  if (chance === true) return { at: now, by: 'chance', move: rules.draw(state, rng) };
  if (seats.length === 0) return clockInput(rules, moment);
  const by = pick(rng, seats);
  return { at: seatTime(rules, moment, 1_000), by, move: rules.sample(state, by, rng) };
};

/** Random inputs for as long as `isWanted` holds, which is asked before each. */
const playWhile = (
  rules: AnyRules,
  from: Moment & { readonly rng: Rng },
  isWanted: (moment: Moment) => boolean,
): readonly Input<unknown>[] => {
  const inputs: Input<unknown>[] = [];
  let moment: Moment = from;
  while (inputs.length < MAX_RANDOM_INPUTS && isWanted(moment)) {
    const input = randomInput(rules, moment, from.rng);
    const step = input && play(rules, moment.state, input);
    if (input === undefined || !step?.ok) break;
    inputs.push(input);
    moment = { state: step.value.state, now: input.at };
  }
  return inputs;
};

/** Random inputs to the end of the match. */
export const playToEnd = (rules: AnyRules, from: Moment & { readonly rng: Rng }) => playWhile(rules, from, () => true);

/** Chance's moves until somebody else is to act. */
export const settleChance = (rules: AnyRules, from: Moment & { readonly rng: Rng }) =>
  playWhile(rules, from, ({ state }) => rules.outcome(state) === undefined && rules.awaits(state).chance === true);

/** A generator for one purpose at one position, so that the same session always offers the same. */
export const rngFor = (seed: string, ply: number, purpose: string): Rng => makeRng(`${seed} ${ply} ${purpose}`);
