import { ok, type Result, refuse } from '@sesame/kernel';

/** One thing that `sesame` does. */
export interface Command {
  /** How it is called, without `sesame` and `--json`. */
  readonly usage: string;
  readonly summary: string;
  /** What its options mean, by name. Each takes a value. */
  readonly flags: Readonly<Record<string, string>>;
  /** What else there is to know, a line each. */
  readonly more?: () => readonly string[];
  /** Any other word is one too many. */
  readonly optionsOnly?: true;
  /** Does it, and gives the exit code. */
  run(call: Call): Promise<number>;
}

interface Call {
  readonly args: readonly string[];
  readonly flags: Readonly<Record<string, string | undefined>>;
  /** Standard output is JSON, a line an answer. */
  readonly json: boolean;
}

export const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export const sayJson = (value: unknown): void => say(JSON.stringify(value));

/** Says on standard error what went wrong. The exit code is that of every failure. */
export const complain = (message: string): number => {
  process.stderr.write(`sesame: ${message}\n`);
  return 1;
};

/** Reads a whole number from the command line. */
export const parseWhole = (name: string, text: string, { min, max }: { min: number; max: number }): Result<number> => {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return ok(number);
  return refuse('usage', `${name} should be a whole number from ${min} to ${max}, not ${text}.`);
};
