import { parseOptions } from './options.ts';
import { list, object, optional, type Parse, text, whole } from './parse.ts';
import { parseSigned, type SignedRecord } from './receipt.ts';
import { ok, type Refusal, type Result, refuse } from './result.ts';
import type { AnyRules, Input, Outcome } from './rules.ts';

/** A match as a file: its inputs and their outcome. Every version of the rules stays replayable. */
export interface MatchRecord {
  readonly sesame: 1;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly inputs: readonly Input<unknown>[];
  readonly outcome?: Outcome;
  /** The source of the deals, revealed after the match. */
  readonly luck?: RecordedLuck;
  /** The origin of a branched match: its first `ply` inputs come from another record. */
  readonly branched?: Branched;
  /** What the server signed for each player of a rated match. */
  readonly signed?: SignedRecord;
}

export interface Branched {
  readonly ply: number;
  /** The original match, on the server that wrote this record. */
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
  signed: optional(parseSigned),
};
const header = object(shape);
const KNOWN = new Set(Object.keys(shape));

/**
 * Parses a record except for its inputs, which are parsed during the replay so that an error has a ply. Unknown keys are
 * ignored: others may add their own.
 */
export const parseRecord = (json: unknown): Result<MatchRecord> => {
  const whole = anObject(json, 'A record');
  if (!whole.ok) return whole;
  const record = header(
    Object.fromEntries(Object.entries(whole.value).filter(([key, value]) => KNOWN.has(key) && value !== null)),
  );
  return record.ok ? ok(record.value as unknown as MatchRecord) : record;
};

/** The version of the rules that a match began with. Refused if these rules do not have it. */
export const versionFor = (
  { id, version, earlierVersions = [], begunWith }: Pick<AnyRules, 'id' | 'version' | 'earlierVersions' | 'begunWith'>,
  { rules: written, options }: Pick<MatchRecord, 'rules' | 'options'>,
): Result<number> => {
  const begun = begunWith?.(written, options) ?? written;
  if (begun === version || earlierVersions.includes(begun)) return ok(begun);
  return refuse('unknown-rules', `Rules version ${begun} of ${id} is unknown; the current version is ${version}.`);
};

/** The options of a record, or why these rules cannot replay it. */
const optionsFor = (rules: AnyRules, record: MatchRecord): Result<unknown> => {
  if (record.game !== rules.id) return refuse('wrong-game', `This is a record of ${clip(record.game)}.`);
  const version = versionFor(rules, record);
  if (!version.ok) return version;
  const { min, max } = rules.seats;
  if (record.seats.length < min || record.seats.length > max) {
    return refuse('wrong-seats', `${record.game} has ${min === max ? min : `${min} to ${max}`} seats.`);
  }
  return parseOptions(rules.options, record.options);
};

/** The state before the first input of a match, by the version of the rules that it began with. */
const setupMatch = (
  rules: AnyRules,
  match: Pick<MatchRecord, 'rules' | 'options'> & { readonly seats: readonly unknown[] },
  options: unknown = match.options,
): Result<unknown> => {
  const version = versionFor(rules, match);
  return version.ok ? ok(rules.setup(match.seats.length, options, version.value)) : version;
};

/** The same, where a version that is not known is a bug. */
export const expectSetup = (...args: Parameters<typeof setupMatch>): unknown => {
  const start = setupMatch(...args);
  if (!start.ok) throw new Error(start.error.message);
  return start.value;
};

/** The state before the first input of a record. */
export const setupRecord = (rules: AnyRules, record: MatchRecord): Result<unknown> => {
  const options = optionsFor(rules, record);
  return options.ok ? setupMatch(rules, record, options.value) : options;
};

/** Loads what the rules need to replay a record. Does nothing if they cannot: the replay reports why. */
export const prepareFor = async (rules: AnyRules, record: MatchRecord): Promise<void> => {
  const options = optionsFor(rules, record);
  if (options.ok) await rules.prepare?.(options.value);
};

const frame = object({ at: anything, by: anything, move: anything });

/** Parses an input; its move is parsed by the rules. */
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
