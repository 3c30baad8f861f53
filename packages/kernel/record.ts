import { parseOptions } from './options.ts';
import { list, object, optional, type Parse, text, whole } from './parse.ts';
import { ok, type Refusal, type Result, refuse } from './result.ts';
import type { AnyRules, Input, Outcome } from './rules.ts';

/** A match as a file: its inputs, and what they led to. A rules version stays replayable for ever. */
export interface MatchRecord {
  readonly sesame: 1;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly inputs: readonly Input<unknown>[];
  readonly outcome?: Outcome;
  /** What the deals were drawn from, once it may be known. */
  readonly luck?: RecordedLuck;
  /** Where it was taken up from another record: so many of its inputs are that one's. */
  readonly branched?: Branched;
}

export interface Branched {
  readonly ply: number;
  /** The match that it was taken from, in the house that wrote this. */
  readonly match?: string;
}

export interface RecordedLuck {
  readonly commitment: string;
  readonly secret: string;
  readonly contributions: readonly string[];
}

const anything: Parse<unknown> = (json) => ok(json);

const anObject: Parse<Readonly<Record<string, unknown>>> = (json, path = '') =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
    ? ok(json as Readonly<Record<string, unknown>>)
    : refuse('malformed', `${path} should be an object.`);

const luck = object({
  commitment: text(64),
  secret: text(64),
  contributions: list(text(64), { max: 16 }),
});

const branched = object({ ply: whole(0, 1_000_000), match: optional(text(40)) });

const shape = {
  sesame: whole(1, 1),
  game: text(100),
  rules: whole(1, 1_000_000),
  options: anObject,
  seats: list(text(200), { min: 1, max: 16 }),
  inputs: list(anything, { max: 1_000_000 }),
  outcome: optional(anObject),
  luck: optional(luck),
  branched: optional(branched),
};
const header = object(shape);
const KNOWN = new Set(Object.keys(shape));

/**
 * Reads the frame of a record. What it does not know there it passes over: others may add notes of their own.
 * Its inputs are read one by one as it is replayed, so that a fault has a ply.
 */
export const parseRecord = (json: unknown): Result<MatchRecord> => {
  const whole = anObject(json, 'A record');
  if (!whole.ok) return whole;
  const record = header(
    Object.fromEntries(Object.entries(whole.value).filter(([key, value]) => KNOWN.has(key) && value !== null)),
  );
  return record.ok ? ok(record.value as unknown as MatchRecord) : record;
};

/** Whether these rules can replay this record, and with what options. */
export const optionsFor = (rules: AnyRules, record: MatchRecord): Result<unknown> => {
  if (record.game !== rules.id) return refuse('wrong-game', `This is a record of ${clip(record.game)}.`);
  if (record.rules !== rules.version) {
    return refuse('unknown-rules', `${record.game} has no rules ${record.rules}; version ${rules.version} is known.`);
  }
  const { min, max } = rules.seats;
  if (record.seats.length < min || record.seats.length > max) {
    return refuse('wrong-seats', `${record.game} has ${min === max ? min : `${min} to ${max}`} seats.`);
  }
  return parseOptions(rules.options, record.options);
};

/** Loads what a record needs to be replayed. One that these rules cannot replay needs nothing: replaying it says why. */
export const prepareFor = async (rules: AnyRules, record: MatchRecord): Promise<void> => {
  const options = optionsFor(rules, record);
  if (options.ok) await rules.prepare?.(options.value);
};

const frame = object({ at: anything, by: anything, move: anything });

/** Reads one input: its frame here, its move by the rules. */
export const parseInput = <Move>(
  rules: { parseMove(json: unknown): Result<Move> },
  json: unknown,
  seats: number,
): Result<Input<Move>> => {
  const input = frame(json);
  if (!input.ok) return input;
  const { at, by } = input.value;
  if (typeof at !== 'number' || !Number.isFinite(at) || at < 0) {
    return malformed('at should be milliseconds since the match began.');
  }
  if (by !== 'chance' && by !== 'clock' && !(Number.isInteger(by) && Number(by) >= 0 && Number(by) < seats)) {
    return malformed('by should be a seat of this match, "chance" or "clock".');
  }
  const move = rules.parseMove(input.value.move);
  return move.ok ? ok({ at, by: by as Input<Move>['by'], move: move.value }) : move;
};

const malformed = (message: string): { ok: false; error: Refusal } => ({
  ok: false,
  error: { code: 'malformed', message },
});

const clip = (name: string) => (name.length > 40 ? `${name.slice(0, 40)}…` : name);
