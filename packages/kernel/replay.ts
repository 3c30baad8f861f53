import { type MatchRecord, parseInput, setupRecord } from './record.ts';
import { type Refusal, type Result, refuse } from './result.ts';
import type { AnyRules, Input, Outcome, Rules, Step } from './rules.ts';

/** Applies an input with the checks common to all games: nothing after the end, chance first, no early clock. */
export const play = <State, Move, Event>(
  rules: Pick<Rules<State, Move, unknown, unknown, Event>, 'apply' | 'awaits' | 'outcome'>,
  state: State,
  input: Input<Move>,
): Result<Step<State, Event>> => {
  if (rules.outcome(state) !== undefined) return refuse('match-over', 'The match is over.');
  const { chance, clock } = rules.awaits(state);
  if ((input.by === 'chance') !== (chance === true)) {
    return chance === true
      ? refuse('chance-first', 'The deal comes first.')
      : refuse('no-chance', 'There is nothing to deal now.');
  }
  if (input.by === 'clock' && clock !== undefined && input.at < clock.at && !isForfeit(input.move)) {
    return refuse('too-early', 'The time is not up yet.');
  }
  return rules.apply(state, input);
};

const isForfeit = (move: unknown): boolean =>
  typeof move === 'object' && move !== null && 'type' in move && move.type === 'forfeit';

/** A position of a replayed match. Ply 0 is the setup; ply 1 follows the first input. */
export interface Position<State, Move, Event> {
  readonly ply: number;
  readonly state: State;
  readonly input?: Input<Move>;
  readonly events: Step<State, Event>['events'];
}

/** Why a record cannot be replayed, and at which ply. Ply 0: the record itself is invalid. */
export interface Fault extends Refusal {
  readonly ply: number;
}

export interface Replay<State, Move, Event> {
  readonly positions: readonly Position<State, Move, Event>[];
  readonly outcome: Outcome | undefined;
}

/** Replays a record from the setup, applying every input. */
export const replay = (rules: AnyRules, record: MatchRecord): Result<Replay<unknown, unknown, unknown>, Fault> => {
  const fault = (ply: number, { code, message }: Refusal) => ({ ok: false, error: { ply, code, message } }) as const;
  const start = setupRecord(rules, record);
  if (!start.ok) return fault(0, start.error);

  let state = start.value;
  let now = 0;
  const positions: Position<unknown, unknown, unknown>[] = [{ ply: 0, state, events: [] }];
  for (const [index, json] of record.inputs.entries()) {
    const ply = index + 1;
    const input = parseInput(rules, json, record.seats.length);
    if (!input.ok) return fault(ply, input.error);
    if (input.value.at < now)
      return fault(ply, { code: 'back-in-time', message: 'This input is before the last one.' });
    const step = play(rules, state, input.value);
    if (!step.ok) return fault(ply, step.error);
    now = input.value.at;
    state = step.value.state;
    positions.push({ ply, state, input: input.value, events: step.value.events });
  }
  const outcome = rules.outcome(state);
  if (record.outcome !== undefined && !sameJson(record.outcome, outcome)) {
    const message = `The inputs lead to ${JSON.stringify(outcome ?? null)}, which is not the recorded outcome.`;
    return fault(record.inputs.length, { code: 'wrong-outcome', message });
  }
  return { ok: true, value: { positions, outcome } };
};

/** Deep equality as JSON, ignoring key order. */
export const sameJson = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [present(a), present(b)];
  return (
    left.length === right.length &&
    left.every(([key, value]) => Object.hasOwn(b, key) && sameJson(value, Reflect.get(b, key)))
  );
};

const present = (value: object) => Object.entries(value).filter(([, part]) => part !== undefined);
