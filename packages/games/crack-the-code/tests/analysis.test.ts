import { describe, expect, test } from 'vitest';
import { answer, type Guess } from '../rules/index.ts';
import { analyse, hint } from '../solver/analysis.ts';
import { runTask } from '../solver/worker-tasks.ts';
import { STANDARD } from './play.ts';

const guessesOf = (code: string, guesses: readonly string[]): readonly Guess[] =>
  guesses.map((guess) => ({ code: guess, ...answer(code, guess) }));

describe('analysis', () => {
  const guesses = guessesOf('rrybw', ['rryyb', 'rrrrr', 'rrybw']);
  const judgements = analyse({ options: STANDARD, guesses });

  test('counts the codes before and after every guess', () => {
    expect(judgements.map(({ before }) => before)).toEqual([7_776, judgements[0]?.after, judgements[1]?.after]);
    expect(judgements.at(-1)?.after).toBe(0);
  });

  test('gives every guess a verdict', () => {
    expect(judgements[0]).toMatchObject({ code: 'rryyb', verdict: 'best' });
    expect(judgements[1]).toMatchObject({ code: 'rrrrr', verdict: 'inaccuracy' });
    for (const { expected, bestExpected } of judgements) expect(bestExpected).toBeLessThanOrEqual(expected);
  });

  test('rates the only possible code as best', () => {
    const options = { ...STANDARD, positions: 3, colours: 4 };
    const known = guessesOf('wwb', ['rrr', 'yyy', 'bbb', 'wbw', 'bww']);
    expect(hint({ options, guesses: known })).toEqual({ guess: 'wwb', possible: 1, expected: 0 });
    const last = (code: string) => analyse({ options, guesses: [...known, ...guessesOf('wwb', [code])] }).at(-1);
    expect(last('wwb')).toMatchObject({ before: 1, after: 0, expected: 0, verdict: 'best' });
    expect(last('www')).toMatchObject({ before: 1, after: 1, expected: 1, best: 'wwb', verdict: 'inaccuracy' });
  });

  test.each([
    ['rybwg', 'good'],
    ['rrybw', 'good'],
    ['rrryb', 'good'],
    ['rrrry', 'inaccuracy'],
  ])('opening with %s is %s', (code, verdict) => {
    expect(analyse({ options: STANDARD, guesses: guessesOf('gpgpg', [code]) })[0]?.verdict).toBe(verdict);
  });
});

test('following the hints gets the best verdict every time', () => {
  let guesses: readonly Guess[] = [];
  while (guesses.at(-1)?.black !== 5) {
    guesses = [...guesses, ...guessesOf('gpwyb', [hint({ options: STANDARD, guesses }).guess])];
  }
  const judgements = analyse({ options: STANDARD, guesses });
  expect(judgements.every(({ verdict }) => verdict === 'best')).toBe(true);
});

test('the worker runs all tasks', () => {
  const history = { options: STANDARD, guesses: guessesOf('gpwyb', ['rryyb', 'gpgpg']) };
  expect(runTask({ id: 1, task: 'analyse', ...history })).toEqual(analyse(history));
  expect(runTask({ id: 2, task: 'hint', ...history })).toEqual(hint(history));
  expect(runTask({ id: 3, task: 'count', ...history })).toBe(hint(history).possible);
});
