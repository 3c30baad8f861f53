import { type Daily, type DailyMark, ok, parse, refuse } from '@sesame/kernel';
import { parseCode, randomCode } from '../rules/codes.ts';
import { answer } from '../rules/pins.ts';
import type { Guess, Options } from '../rules/state.ts';

/** CC20: the standard code, and more guesses than anybody needs. */
export const VAULT_OPTIONS: Options = { positions: 5, colours: 6, attempts: 12, repeats: true };

export interface VaultView {
  readonly guesses: readonly Guess[];
}

export interface VaultReview {
  readonly code: string;
  /** How many others needed one guess, two guesses and so on; the last number is of those who did not find it. */
  readonly others: readonly number[];
}

/** The vault of the day. */
interface Vault {
  readonly code: string;
}

/** A vault that was not opened counts as one guess more than there are. */
const UNOPENED = VAULT_OPTIONS.attempts + 1;

const marksOf = ({ black, white }: Guess): readonly DailyMark[] =>
  Array.from({ length: VAULT_OPTIONS.positions }, (_, i) =>
    i < black ? 'full' : i < black + white ? 'half' : 'empty',
  );

const scoreOf = (code: string, guesses: readonly string[]): number | undefined => {
  const found = guesses.indexOf(code);
  if (found >= 0) return found + 1;
  return guesses.length < VAULT_OPTIONS.attempts ? undefined : UNOPENED;
};

/** CC20: the vault of the day, in as few guesses as one can. A step is a code. */
export const daily: Daily<Vault, string, VaultView, VaultReview> = {
  unit: 'guesses',
  make: (rng) => ({ code: randomCode(VAULT_OPTIONS, rng) }),
  parseStep: (json) => {
    const code = parse.text(VAULT_OPTIONS.positions)(json);
    return code.ok ? parseCode(VAULT_OPTIONS, code.value) : code;
  },
  play: ({ code }, steps) => {
    const guesses = steps.map(({ step }) => ({ code: step, ...answer(code, step) }));
    const made = steps.map(({ step }) => step);
    if (scoreOf(code, made.slice(0, -1)) !== undefined) return refuse('finished', 'You have finished this puzzle.');
    const score = scoreOf(code, made);
    return ok({ view: { guesses }, ...(score !== undefined && { result: { score, marks: guesses.map(marksOf) } }) });
  },
  review: ({ code }, _, others) => {
    const scores = others.map(
      ({ steps }) =>
        scoreOf(
          code,
          steps.map(({ step }) => step),
        ) ?? UNOPENED,
    );
    return {
      code,
      others: Array.from({ length: UNOPENED }, (__, i) => scores.filter((score) => score === i + 1).length),
    };
  },
};
