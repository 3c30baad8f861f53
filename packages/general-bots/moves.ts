import type { Rng, Rules, Seat } from '@sesame/kernel';

type Sampling<State, Move> = Pick<Rules<State, Move, unknown, unknown, unknown>, 'sample' | 'fallback'>;

/** Samples before a seat that only ever resigns makes its fallback move. */
const MAX_RESIGNATIONS = 8;

/** A random move that is not a resignation. */
export const sampleMove = <State, Move>(
  rules: Sampling<State, Move>,
  state: State,
  { seat, rng }: { readonly seat: Seat; readonly rng: Rng },
): Move => {
  let move = rules.sample(state, seat, rng);
  for (let tries = 0; isResignation(move) && tries < MAX_RESIGNATIONS; tries++) move = rules.sample(state, seat, rng);
  if (!isResignation(move)) return move;
  const fallback = rules.fallback(state, seat);
  return fallback === 'forfeit' ? move : fallback;
};

const isResignation = (move: unknown): boolean =>
  typeof move === 'object' && move !== null && 'type' in move && move.type === 'resign';

/** Different moves among this many samples, by their JSON. */
export const differentMoves = <State, Move>(
  rules: Sampling<State, Move>,
  state: State,
  { seat, rng, samples }: { readonly seat: Seat; readonly rng: Rng; readonly samples: number },
): ReadonlyMap<string, Move> => {
  const moves = new Map<string, Move>();
  for (let drawn = 0; drawn < samples; drawn++) {
    const move = sampleMove(rules, state, { seat, rng });
    moves.set(JSON.stringify(move), move);
  }
  return moves;
};
