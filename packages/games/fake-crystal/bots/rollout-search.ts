import { makeRng, type Rng, type Seat, type Thought } from '@sesame/kernel';
import { apply } from '../rules/apply.ts';
import { awaitedOf } from '../rules/awaits.ts';
import type { Move, State, View } from '../rules/state.ts';
import { bluffAwareReading } from './bluffing-model.ts';
import { candidatesOf } from './candidate-moves.ts';
import { backUp, type DecisionTree, type MoveStats, select } from './decision-tree.ts';
import { determinize } from './determinize.ts';
import { stratifiedGuesses } from './face-sampling.ts';
import type { Reading } from './tile-beliefs.ts';
import { usualMove } from './trader.ts';
import { judgeOf } from './trader-turn.ts';
import { winChance } from './win-chance.ts';

/** Speed on a slow machine, and the number beyond which more rollouts do not help. */
const ROLLOUTS_PER_MS = 1;
const MAX_ROLLOUTS = 200;
const MIN_WORLDS = 8;

/**
 * Determinized rollouts: plays the round to its end for every candidate move in many sampled worlds and takes the best
 * average. Worlds are weighted by how likely their sellers would have made the visible offers. Opponents follow the
 * trader policy; the seat's own later decisions form a tree over its observations.
 */
export const searchedMove = (view: View, { seat, rng, budget }: Thought): Move => {
  const first = determinize(view, seat, { rng });
  const reading = bluffAwareReading(first, seat);
  const moves = candidatesOf(first, judgeOf(first, seat, reading));
  const [only, ...others] = moves;
  if (only === undefined) return usualMove(first, seat, { rng, reading });
  if (others.length === 0) return only;
  const worlds = Math.max(MIN_WORLDS, Math.floor(Math.min(MAX_ROLLOUTS, budget * ROLLOUTS_PER_MS) / moves.length));
  const guesses = stratifiedGuesses(view, { seat, reading, worlds, rng });
  const totals = moves.map(() => 0);
  const tree: DecisionTree = new Map();
  const salt = rng();
  for (let number = 0; number < worlds; number++) {
    const world = determinize(view, seat, { rng, guess: guesses(number) });
    for (const [at, move] of moves.entries()) {
      // Common random numbers: candidates differ only by their move.
      const rollout = { seat, rng: makeRng(salt + number), reading, tree };
      totals[at] = (totals[at] ?? 0) + rollOut(world, move, rollout);
    }
  }
  return moves[totals.indexOf(Math.max(...totals))] ?? only;
};

interface Rollout {
  readonly seat: Seat;
  readonly rng: Rng;
  readonly reading: Reading;
  readonly tree: DecisionTree;
}

/** Win chance at the end of the round after a move. */
const rollOut = (world: State, move: Move, { seat, rng, reading, tree }: Rollout): number => {
  let state = after(world, seat, move);
  let observations = observationOf(state, seat);
  const path: MoveStats[] = [];
  while (state.round === world.round && state.stage.type !== 'over') {
    const [by = seat] = awaitedOf(state);
    const own = by === seat;
    const planned = own
      ? select(tree, observations, () => candidatesOf(state, judgeOf(state, seat, reading)))
      : undefined;
    if (planned) path.push(planned);
    const next = planned?.move ?? usualMove(state, by, own ? { rng, reading } : { rng });
    state = after(state, by, next);
    observations += observationOf(state, seat);
  }
  const value = winChance(state, seat);
  for (const stats of path) backUp(stats, value);
  return value;
};

const after = (state: State, by: Seat, move: Move): State => {
  const step = apply(state, { at: 0, by, move });
  if (!step.ok) throw new Error(`${step.error.code}: ${JSON.stringify(move)}`);
  return step.value.state;
};

/** What a seat observes after a move: everything public, and the faces it has spied. Key of the decision tree. */
const observationOf = ({ stage, turn, seats }: State, viewer: Seat): string => {
  const sides = seats.map(({ purse, collection, trophies, token, stall }) => {
    const offers = stall.map(
      (offer) => offer && `${offer.seenBy.includes(viewer) ? offer.tile : '?'}${offer.reservedBy}`,
    );
    return [purse, collection.length, collection.at(-1), trophies.at(-1), token, ...offers].join();
  });
  return `${stage.type}${turn}|${sides.join('|')};`;
};
