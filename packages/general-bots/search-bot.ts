import type { Bot, Rules, Seat, Thought } from '@sesame/kernel';
import { type Imaginable, imaginable, worldsOf } from './imagination.ts';
import { makeJudge, valueFor } from './judgement.ts';
import { differentMoves, sampleMove } from './moves.ts';
import { after, DEFAULT_TRIES, defaultPlies, type Moment, momentOf, nextOf, playOut, typicalEnds } from './playout.ts';
import type { BotOptions } from './random-bot.ts';
import { byPromise, favourite, learn, makeNode, roomFor, type Taken, type TreeNode } from './search-tree.ts';
import { makeStopwatch } from './stopwatch.ts';

export interface SearchOptions<State, View, Move> extends BotOptions<View, Move> {
  /** At most so many iterations, however much time there is (default: 500). */
  readonly iterations?: number;
  /** A playout is cut off after so many plies (default: 100 if the game has a `score`, otherwise 400). */
  readonly maxPlies?: number;
  /** Moves that seats compare in playouts by the points they bring at once (default: 2). */
  readonly tries?: number;
  /** All moves of a seat that are worth trying. Without it, moves come from `sample`. */
  moves?(state: State, seat: Seat): readonly Move[];
  /** How well every seat stands, from 0 (lost) to 1 (won). Default: by the result, and by the game's `score`. */
  evaluate?(state: State): readonly number[];
}

/** Samples that find out whether there is anything to choose. */
const FIRST_SAMPLES = 24;
/** Samples in which a node with room looks for a new move. */
const SAMPLES_PER_VISIT = 3;

/**
 * Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012). Every iteration imagines another world
 * that fits the view and walks down one tree that all worlds share: a node is what the searching seat has seen, so it
 * cannot plan by what it does not know. Other seats decide by what everybody sees. Moves are chosen by UCB1, new ones
 * come in by progressive widening, and the first new one is played out at random. With `iterations` as the limit, the
 * move follows from the view and the random generator alone.
 */
export const makeSearchBot = <State, Move, View, Options, Event>(
  rules: Rules<State, Move, View, Options, Event>,
  options: SearchOptions<State, View, Move> = {},
): Bot<View, Move> => {
  const { id = 'search', takes } = options;
  const known = imaginable(rules);
  return {
    id,
    play: (view, thought) => search({ rules: known, options, thought }, view),
    ...(takes && { takes }),
  };
};

interface Search<State, Move, View, Options, Event> {
  readonly rules: Imaginable<State, Move, View, Options, Event>;
  readonly options: SearchOptions<State, View, Move>;
  readonly thought: Thought;
}

const search = <State, Move, View, Options, Event>(
  { rules, options, thought }: Search<State, Move, View, Options, Event>,
  view: View,
): Move => {
  const { seat: own, rng, budget } = thought;
  const { iterations = 500, maxPlies = defaultPlies(rules), tries = DEFAULT_TRIES } = options;
  const worlds = worldsOf(rules, view, thought);
  const movesOf = (state: State, seat: Seat, samples: number): ReadonlyMap<string, Move> => {
    const listed = options.moves?.(state, seat);
    if (listed === undefined) return differentMoves(rules, state, { seat, rng, samples });
    return new Map(listed.map((move) => [JSON.stringify(move), move]));
  };

  const nodes = new Map<string, TreeNode<Move>>();
  const nodeOf = (state: State, seat: Seat): TreeNode<Move> => {
    const key = `${seat} ${JSON.stringify(rules.view(state, seat === own ? own : 'spectator'))}`;
    const node = nodes.get(key) ?? makeNode();
    nodes.set(key, node);
    return node;
  };

  /** A move of a seat by the tree, and what comes of it. Moves that are not legal in this world are passed over. */
  const step = (moment: Moment<State>, { seat, at }: { seat: Seat; at: number }, node: TreeNode<Move>) => {
    if (node.branches.size < roomFor(node)) {
      for (const [key, move] of movesOf(moment.state, seat, SAMPLES_PER_VISIT)) {
        if (!node.branches.has(key)) node.branches.set(key, { move, visits: 0, total: 0 });
      }
    }
    for (const branch of byPromise(node)) {
      const then = after(rules, moment, { at, by: seat, move: branch.move });
      if (then !== undefined) return { branch, then };
    }
    const move = sampleMove(rules, moment.state, { seat, rng });
    const branch = { move, visits: 0, total: 0 };
    node.branches.set(JSON.stringify(move), branch);
    const then = after(rules, moment, { at, by: seat, move });
    if (then === undefined) throw new Error(`${rules.id} refuses its own move ${JSON.stringify(move)}`);
    return { branch, then };
  };

  /** Walks down the tree to the first branch that is new, or the end of the match. */
  const descend = (from: Moment<State>): { readonly way: readonly Taken<Move>[]; readonly end: Moment<State> } => {
    const way: Taken<Move>[] = [];
    let moment = from;
    for (let ply = 0; ply < maxPlies && rules.outcome(moment.state) === undefined; ply++) {
      const next = way.length === 0 ? rootTurn(moment, own) : nextOf(rules, moment, { first: own, rng });
      if (next.kind === 'input') {
        const then = after(rules, moment, next.input);
        if (then === undefined) throw new Error(`${rules.id} refuses ${JSON.stringify(next.input)}`);
        moment = then;
        continue;
      }
      const node = nodeOf(moment.state, next.seat);
      const { branch, then } = step(moment, next, node);
      way.push({ node, branch, seat: next.seat });
      moment = then;
      if (branch.visits === 0) break;
    }
    return { way, end: moment };
  };

  const first = worlds();
  const root = nodeOf(first, own);
  const candidates = movesOf(first, own, FIRST_SAMPLES);
  const [only] = candidates.values();
  if (only === undefined) return sampleMove(rules, first, { seat: own, rng });
  if (candidates.size === 1) return only;

  const isOn = makeStopwatch(iterations, budget);
  const limits = { first: own, rng, maxPlies, tries };
  const judge = options.evaluate ?? makeJudge(rules, typicalEnds(rules, worlds, limits));
  while (isOn()) {
    const { way, end } = descend(momentOf(rules, worlds()));
    const values = judge(playOut(rules, end, limits));
    learn(way, (seat) => valueFor(values, seat));
  }
  return favourite(root) ?? only;
};

/** The seat that was asked moves first, even if others are awaited too. */
const rootTurn = <State>({ now }: Moment<State>, seat: Seat) => ({ kind: 'seat', seat, at: now }) as const;
