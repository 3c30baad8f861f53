import { type Input, makeRng, pick, play, type Rng, viewersOf } from '@sesame/kernel';
import type { Check, Flaw } from './match-check.ts';
import { type AnyPosition, type RandomMatch, timeOf } from './random-match.ts';
import { differenceTold, type Observer, refusalDifference, viewDifference } from './viewer-comparison.ts';

/** Worlds that are tried for every viewer at every ply. */
const WORLDS_PER_PLY = 2;
/** Moves of the match itself that a viewer tries in vain. */
const PROBES_PER_WORLD = 4;

export interface SecrecyHints {
  /** The move that this input would have been, had it led to this world. Lets the events of deals be compared. */
  implied?(world: unknown, input: Input<unknown>): unknown;
}

/** A position in the eyes of a viewer. */
interface ViewerPosition extends Observer {
  readonly match: RandomMatch;
  readonly position: AnyPosition;
  readonly rng: Rng;
}

/**
 * Nobody can tell apart what they should not. At every ply, for every viewer, the hidden is drawn anew: the view,
 * who is awaited and the outcome stay the same, and so do the answers to whatever the viewer tries. What an input
 * tells is compared with what it tells in those worlds, and with what another input of the same actor tells: where
 * the viewer sees the same afterwards, it is told the same.
 */
export const keepsSecrets =
  (hints: SecrecyHints = {}): Check =>
  (rules, match) => {
    const rng = makeRng(`${match.setting.seed} secrets`);
    for (const position of match.positions) {
      for (const viewer of viewersOf(match.setting.seats)) {
        const look = { rules, viewer, match, position, rng };
        const flaw = checkState(look) ?? checkInput(look, hints);
        if (flaw !== undefined) return flaw;
      }
    }
    return undefined;
  };

const checkState = (look: ViewerPosition): Flaw | undefined => {
  for (let world = 0; world < WORLDS_PER_PLY; world++) {
    const other = look.rules.resample(look.position.state, look.viewer, look.rng);
    const flaw = flawOf(look, viewDifference(look, look.position.state, other)) ?? unplayable(look, other);
    if (flaw !== undefined) return flaw;
    const apart = checkProbes(look, other) ?? checkNextInput(look, other);
    if (apart !== undefined) return apart;
  }
  return undefined;
};

const flawOf = (
  { viewer, position }: ViewerPosition,
  difference: string | undefined,
  tried?: unknown,
): Flaw | undefined => {
  if (difference === undefined) return undefined;
  const who = viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
  const what = `${who} can tell apart what it should not, by ${difference}`;
  return { ply: position.ply, what, ...(tried !== undefined && { tried }) };
};

/** A world is a state like any other: what is legal there is accepted there. */
const unplayable = ({ rules, viewer, position, rng }: ViewerPosition, world: unknown): Flaw | undefined => {
  if (rules.outcome(world) !== undefined) return undefined;
  for (const seat of rules.awaits(world).seats) {
    const input = { at: timeOf(position), by: seat, move: rules.sample(world, seat, rng) };
    const step = play(rules, world, input);
    if (!step.ok) {
      const what = `resampled for ${viewer}, ${JSON.stringify(input)} is refused: ${step.error.code}`;
      return { ply: position.ply, what };
    }
  }
  return undefined;
};

/** Whatever a seat tries is answered from what it knows. */
const checkProbes = (look: ViewerPosition, world: unknown): Flaw | undefined => {
  const { rules, viewer, position, match, rng } = look;
  if (viewer === 'spectator') return undefined;
  const { state } = position;
  const awaited = rules.outcome(state) === undefined ? rules.awaits(state).seats : [];
  const legal = awaited.flatMap((seat) => [rules.sample(state, seat, rng), rules.sample(world, seat, rng)]);
  const made = match.positions.flatMap(({ input }) => (input === undefined ? [] : [input.move]));
  const some = made.length === 0 ? [] : Array.from({ length: PROBES_PER_WORLD }, () => pick(rng, made));
  for (const move of [...legal, ...some]) {
    const input = { at: timeOf(position), by: viewer, move };
    const [here, there] = [
      { state, input },
      { state: world, input },
    ];
    const difference = refusalDifference(look, here, there) ?? differenceTold(look, here, there);
    const flaw = flawOf(look, difference, input);
    if (flaw !== undefined) return flaw;
  }
  return undefined;
};

/** The input that the match went on with, made in this world. */
const checkNextInput = (look: ViewerPosition, world: unknown): Flaw | undefined => {
  const { position, match } = look;
  const input = match.positions[position.ply + 1]?.input;
  if (input === undefined) return undefined;
  return flawOf(look, differenceTold(look, { state: position.state, input }, { state: world, input }), input);
};

/** The input that led here, beside others that its actor could have made. */
const checkInput = (look: ViewerPosition, hints: SecrecyHints): Flaw | undefined => {
  const { rules, viewer, position, match, rng } = look;
  const { input, ply } = position;
  const state = match.positions[ply - 1]?.state;
  if (input === undefined || state === undefined) return undefined;
  const others = [anotherMove(look, state, input)];
  if (hints.implied) others.push(hints.implied(rules.resample(position.state, viewer, rng), input));
  for (const move of others) {
    if (move === undefined) continue;
    const sibling = { ...input, move };
    const step = play(rules, state, sibling);
    if (!step.ok || viewDifference(look, position.state, step.value.state) !== undefined) continue;
    const difference = differenceTold(look, { state, input }, { state, input: sibling });
    const flaw = flawOf(look, difference) ?? checkProbes(look, step.value.state);
    if (flaw !== undefined) return flaw;
  }
  return undefined;
};

const anotherMove = ({ rules, rng }: ViewerPosition, before: unknown, { by }: Input<unknown>): unknown => {
  if (by === 'chance') return rules.draw(before, rng);
  return by !== 'clock' && rules.awaits(before).seats.includes(by) ? rules.sample(before, by, rng) : undefined;
};
