import { makeRng, type Rng, type Seat, type Thought } from '@sesame/kernel';
import { apply } from '../rules/apply.ts';
import { awaitedOf } from '../rules/awaits.ts';
import type { Move, State, View } from '../rules/state.ts';
import type { Reading } from './beliefs.ts';
import { candidatesOf } from './candidates.ts';
import { judgeOf } from './choices.ts';
import { guesser } from './guesses.ts';
import { shrewdReading } from './market.ts';
import { consider, credit, type Plan, type Tried } from './plan.ts';
import { usualMove } from './trader.ts';
import { chanceToWin } from './winning.ts';
import { worldOf } from './world.ts';

/** Rounds that are played out in a millisecond, by a slow machine, and as many as are of use. */
const PER_MS = 1;
const MOST = 200;
const FEWEST = 8;

/**
 * Plays the round out in many worlds that fit the view, with every candidate in each of them, and takes the one that
 * wins most. Worlds are drawn by how likely their sellers would have made the offers that lie there. The others
 * trade as usual; the own later decisions are planned as a tree over what the seat will have noticed by then.
 */
export const searchedMove = (view: View, { seat, rng, budget }: Thought): Move => {
  const first = worldOf(view, seat, { rng });
  const reading = shrewdReading(first, seat);
  const moves = candidatesOf(first, judgeOf(first, seat, reading));
  const [only, ...others] = moves;
  if (only === undefined) return usualMove(first, seat, { rng, reading });
  if (others.length === 0) return only;
  const worlds = Math.max(FEWEST, Math.floor(Math.min(MOST, budget * PER_MS) / moves.length));
  const guesses = guesser(view, { seat, reading, worlds, rng });
  const totals = moves.map(() => 0);
  const plan: Plan = new Map();
  const salt = rng();
  for (let number = 0; number < worlds; number++) {
    const world = worldOf(view, seat, { rng, guess: guesses(number) });
    for (const [at, move] of moves.entries()) {
      // The same luck for every candidate: they differ by what they do alone.
      const trial = { seat, rng: makeRng(salt + number), reading, plan };
      totals[at] = (totals[at] ?? 0) + playedOut(world, move, trial);
    }
  }
  return moves[totals.indexOf(Math.max(...totals))] ?? only;
};

interface Trial {
  readonly seat: Seat;
  readonly rng: Rng;
  readonly reading: Reading;
  readonly plan: Plan;
}

/** What a move comes to when the round is over. */
const playedOut = (world: State, move: Move, { seat, rng, reading, plan }: Trial): number => {
  let state = after(world, seat, move);
  let noticed = noteOf(state, seat);
  const path: Tried[] = [];
  while (state.round === world.round && state.stage.type !== 'over') {
    const [by = seat] = awaitedOf(state);
    const own = by === seat;
    const planned = own ? consider(plan, noticed, () => candidatesOf(state, judgeOf(state, seat, reading))) : undefined;
    if (planned) path.push(planned);
    const next = planned?.move ?? usualMove(state, by, own ? { rng, reading } : { rng });
    state = after(state, by, next);
    noticed += noteOf(state, seat);
  }
  const value = chanceToWin(state, seat);
  for (const tried of path) credit(tried, value);
  return value;
};

const after = (state: State, by: Seat, move: Move): State => {
  const step = apply(state, { at: 0, by, move });
  if (!step.ok) throw new Error(`${step.error.code}: ${JSON.stringify(move)}`);
  return step.value.state;
};

/** What a seat notices when a move is made: all that lies open then, and the faces that its own spy has seen. */
const noteOf = ({ stage, turn, seats }: State, viewer: Seat): string => {
  const sides = seats.map(({ purse, collection, trophies, token, stall }) => {
    const offers = stall.map(
      (offer) => offer && `${offer.seenBy.includes(viewer) ? offer.tile : '?'}${offer.reservedBy}`,
    );
    return [purse, collection.length, collection.at(-1), trophies.at(-1), token, ...offers].join();
  });
  return `${stage.type}${turn}|${sides.join('|')};`;
};
