import { type Input, makeRng, pick, play, type Rng, viewersOf } from '@sesame/kernel';
import type { Check, Flaw } from './match-check.ts';
import { writesSame } from './plain-json.ts';
import { type AnyPosition, type RandomMatch, timeOf } from './random-match.ts';
import {
  differenceTold,
  isSameForViewer,
  type Observer,
  type Played,
  type Reading,
  readingOf,
  refusalDifference,
  viewDifference,
} from './viewer-comparison.ts';

/** Resampled worlds per viewer and ply. */
const WORLDS_PER_PLY = 2;
/** Moves from the match that a viewer tries in each world. */
const PROBES_PER_WORLD = 4;

export interface SecrecyHints {
  /** The move that would have led to this world, so that events of deals can be compared. */
  implied?(world: unknown, input: Input<unknown>): unknown;
}

/** A position, and the viewer who looks at it. */
interface ViewerPosition extends Observer {
  readonly match: RandomMatch;
  readonly position: AnyPosition;
  readonly rng: Rng;
  /** What the viewer reads from the position. */
  readonly reading: Reading;
  /** The position by ply, played again from the one before. */
  readonly played: readonly (Played | undefined)[];
  /** All moves of the match. */
  readonly made: readonly unknown[];
}

/**
 * Checks that no viewer learns hidden information. At every ply and for every viewer, hidden information is resampled: the
 * view, the awaited seats, the outcome and all refusals must stay the same. The events of an input are compared with its
 * events in those worlds, and with those of another input of the same actor: if the views are equal afterwards, the
 * events must be equal too.
 */
export const keepsSecrets =
  (hints: SecrecyHints = {}): Check =>
  (rules, match) => {
    const rng = makeRng(`${match.setting.seed} secrets`);
    const made = match.positions.flatMap(({ input }) => (input === undefined ? [] : [input.move]));
    const played = match.positions.map(({ ply, input }) => {
      const before = match.positions[ply - 1];
      return input && before && play(rules, before.state, input);
    });
    for (const position of match.positions) {
      for (const viewer of viewersOf(match.setting.seats)) {
        const reading = readingOf({ rules, viewer }, position.state);
        const look = { rules, viewer, match, position, rng, reading, played, made };
        const flaw = checkState(look) ?? checkInput(look, hints);
        if (flaw !== undefined) return flaw;
      }
    }
    return undefined;
  };

/** Checks that every viewer knows the whole state: resampling changes nothing. */
export const hidesNothing: Check = (rules, match) => {
  const rng = makeRng(`${match.setting.seed} secrets`);
  for (const { state, ply } of match.positions) {
    const viewer = viewersOf(match.setting.seats).find((one) => !writesSame(rules.resample(state, one, rng), state));
    if (viewer !== undefined)
      return { ply, what: `resample hides something from viewer ${viewer}: plant a leak of it` };
  }
  return undefined;
};

const checkState = (look: ViewerPosition): Flaw | undefined => {
  for (let world = 0; world < WORLDS_PER_PLY; world++) {
    const other = look.rules.resample(look.position.state, look.viewer, look.rng);
    const flaw = flawOf(look, viewDifference(look.reading, readingOf(look, other))) ?? unplayable(look, other);
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
  const what = `${who} learns a secret from ${difference}`;
  return { ply: position.ply, what, ...(tried !== undefined && { tried }) };
};

/** A resampled world must be playable: its legal moves are accepted. */
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

/** The answer to a move must not depend on hidden information. */
const checkProbes = (look: ViewerPosition, world: unknown): Flaw | undefined => {
  const { rules, viewer, position, made, rng } = look;
  if (viewer === 'spectator') return undefined;
  const { state } = position;
  const awaited = rules.outcome(state) === undefined ? rules.awaits(state).seats : [];
  const legal = awaited.flatMap((seat) => [rules.sample(state, seat, rng), rules.sample(world, seat, rng)]);
  const some = made.length === 0 ? [] : Array.from({ length: PROBES_PER_WORLD }, () => pick(rng, made));
  for (const move of [...legal, ...some]) {
    const input = { at: timeOf(position), by: viewer, move };
    const [here, there] = [play(rules, state, input), play(rules, world, input)];
    const difference = refusalDifference(input, here, there) ?? differenceTold(look, here, there);
    const flaw = flawOf(look, difference, input);
    if (flaw !== undefined) return flaw;
  }
  return undefined;
};

/** The next input of the match, tried in this world. */
const checkNextInput = (look: ViewerPosition, world: unknown): Flaw | undefined => {
  const { rules, position, match, played } = look;
  const input = match.positions[position.ply + 1]?.input;
  const step = played[position.ply + 1];
  if (input === undefined || step === undefined) return undefined;
  return flawOf(look, differenceTold(look, step, play(rules, world, input)), input);
};

/** The input that led here, compared with others that its actor could have made. */
const checkInput = (look: ViewerPosition, hints: SecrecyHints): Flaw | undefined => {
  const { rules, viewer, position, match, rng, reading, played } = look;
  const { input, ply } = position;
  const state = match.positions[ply - 1]?.state;
  const made = played[ply];
  if (input === undefined || state === undefined || made === undefined) return undefined;
  const others = [anotherMove(look, state, input)];
  if (hints.implied) others.push(hints.implied(rules.resample(position.state, viewer, rng), input));
  for (const move of others) {
    if (move === undefined) continue;
    const step = play(rules, state, { ...input, move });
    if (!step.ok || !isSameForViewer(reading, readingOf(look, step.value.state))) continue;
    const difference = differenceTold(look, made, step);
    const flaw = flawOf(look, difference) ?? checkProbes(look, step.value.state);
    if (flaw !== undefined) return flaw;
  }
  return undefined;
};

const anotherMove = ({ rules, rng }: ViewerPosition, before: unknown, { by }: Input<unknown>): unknown => {
  if (by === 'chance') return rules.draw(before, rng);
  return by !== 'clock' && rules.awaits(before).seats.includes(by) ? rules.sample(before, by, rng) : undefined;
};
