import { type AnyRules, type Fault, type Input, type Position, parseInput, parseOptions, play } from '@sesame/kernel';
import type { Session } from './session.ts';

/** A position, and how long the rules took to reach it. */
export interface FoldedPosition extends Position<unknown, unknown, unknown> {
  readonly applyMs: number;
}

export interface Folded {
  /** The setup, and one position per input that applies. Empty if the match cannot even be set up. */
  readonly positions: readonly FoldedPosition[];
  /** Why the inputs from this ply on no longer apply. */
  readonly fault?: Fault;
}

type Clock = () => number;

/**
 * Makes the fold of a session's inputs over one version of the rules. Positions that an earlier call has computed are
 * used again, so that a step of a long match costs one input.
 */
export const makeFold = (rules: AnyRules, clock: Clock = () => performance.now()) => {
  let before: { readonly setting: unknown; readonly positions: readonly FoldedPosition[] } | undefined;
  return (session: Session): Folded => {
    const { seats, options, inputs } = session;
    const setting = JSON.stringify([seats, options]);
    const known = before?.setting === setting ? before.positions : [];
    const isKnown = ({ input }: FoldedPosition, i: number) => i === 0 || input === inputs[i - 1];
    const firstNew = known.findIndex((position, i) => !isKnown(position, i));
    const positions = firstNew < 0 ? [...known] : known.slice(0, firstNew);
    const folded = guard(positions, () => continueFold(rules, session, { positions, clock }));
    before = { setting, positions: folded.positions };
    return folded;
  };
};

/** An exception in the rules is the fault of the input that caused it. */
const guard = (positions: readonly FoldedPosition[], fold: () => Folded): Folded => {
  try {
    return fold();
  } catch (error) {
    return { positions, fault: { ply: positions.length, code: 'threw', message: String(error) } };
  }
};

const continueFold = (
  rules: AnyRules,
  { seats, options, inputs }: Session,
  { positions, clock }: { readonly positions: FoldedPosition[]; readonly clock: Clock },
): Folded => {
  if (positions.length === 0) {
    const parsed = parseOptions(rules.options, options);
    if (!parsed.ok) return { positions, fault: { ply: 0, ...parsed.error } };
    const start = clock();
    const state = rules.setup(seats, parsed.value);
    positions.push({ ply: 0, state, events: [], applyMs: clock() - start });
  }
  for (const given of inputs.slice(positions.length - 1)) {
    const ply = positions.length;
    const last = positions[ply - 1];
    const input = parseInput(rules, given, seats);
    if (!input.ok) return { positions, fault: { ply, ...input.error } };
    if (given.at < (last?.input?.at ?? 0))
      return { positions, fault: { ply, code: 'back-in-time', message: 'This input is before the last one.' } };
    const start = clock();
    const step = play(rules, last?.state, input.value);
    const applyMs = clock() - start;
    if (!step.ok) return { positions, fault: { ply, ...step.error } };
    // The given input itself, by which the next call knows this position again.
    positions.push({ ply, ...step.value, input: given as Input<unknown>, applyMs });
  }
  return { positions };
};
