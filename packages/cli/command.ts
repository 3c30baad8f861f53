import { ok, type Result, refuse } from '@sesame/kernel';

/** A subcommand of `sesame`. */
export interface Command {
  /** Its synopsis, without `sesame` and `--json`. */
  readonly usage: string;
  readonly summary: string;
  /** Descriptions of its options, by name. Each takes a value. */
  readonly flags: Readonly<Record<string, string>>;
  /** Descriptions of its switches, by name. They take no value. */
  readonly switches?: Readonly<Record<string, string>>;
  /** More lines for its help. */
  readonly more?: () => Promise<readonly string[]>;
  /** Takes no positional arguments. */
  readonly optionsOnly?: true;
  /** Returns the exit code. */
  run(call: Call): Promise<number>;
}

interface Call {
  readonly args: readonly string[];
  readonly flags: Readonly<Record<string, string | undefined>>;
  /** The switches that were given. */
  readonly switches: ReadonlySet<string>;
  /** Whether to print JSON lines instead of text. */
  readonly json: boolean;
}

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export const printJson = (value: unknown): void => print(JSON.stringify(value));

/** Prints an error and returns the exit code 1. */
export const fail = (message: string): number => {
  process.stderr.write(`sesame: ${message}\n`);
  return 1;
};

/** Parses an integer option. */
export const parseWhole = (name: string, text: string, { min, max }: { min: number; max: number }): Result<number> => {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return ok(number);
  return refuse('usage', `${name} must be a whole number from ${min} to ${max}, not "${text}".`);
};
