import { below, makeRng, pick } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { randomCode } from '../rules/codes.ts';
import { consistentCodes } from '../rules/consistent.ts';
import { answer, type Guess, type Options } from '../rules/index.ts';
import { answerOf, packAnswer } from '../solver/answers.ts';
import { bestGuess } from '../solver/best-guess.ts';
import { codeSpaceOf, makeCode, packCode } from '../solver/code-space.ts';
import { expectedLeft } from '../solver/objectives.ts';
import { openingPatterns } from '../solver/opening.ts';
import { countPossible, possibleCodes, splitByAnswer } from '../solver/possible-codes.ts';
import { STANDARD } from './play.ts';

const SHAPES: readonly Options[] = [
  STANDARD,
  { ...STANDARD, repeats: false },
  { ...STANDARD, positions: 3, colours: 4 },
  { ...STANDARD, positions: 6, colours: 8 },
  { ...STANDARD, positions: 6, colours: 8, repeats: false },
  { ...STANDARD, positions: 4, colours: 7 },
];

const guessesOf = (code: string, guesses: readonly string[]): readonly Guess[] =>
  guesses.map((guess) => ({ code: guess, ...answer(code, guess) }));

describe.each(SHAPES)('$positions places, $colours kinds, repeats $repeats', (options) => {
  const space = codeSpaceOf(options);
  const rng = makeRng('solver');
  const text = (code: number | undefined) => makeCode(code ?? -1, options.positions);

  test('the code space has every code once', () => {
    const { positions, colours, repeats } = options;
    const falling = Array.from({ length: positions }, (_, i) => colours - i).reduce((product, n) => product * n, 1);
    expect(space.codes.length).toBe(repeats ? colours ** positions : falling);
    expect(new Set(space.codes).size).toBe(space.codes.length);
    for (const code of space.codes.subarray(0, 500)) expect(packCode(text(code))).toBe(code);
  });

  test('CC7: it gives the same answers as the rules', () => {
    for (let i = 0; i < 3_000; i++) {
      const [code, guess] = [pick(rng, [...space.codes.subarray(0, 2_000)]), packCode(randomCode(options, rng))];
      expect(answerOf(space, code, guess)).toBe(packAnswer(answer(text(code), text(guess))));
    }
  });

  test('it finds the same possible codes as the rules', () => {
    const code = randomCode(options, rng);
    const guesses = guessesOf(code, [randomCode(options, rng), randomCode(options, rng)]);
    expect([...possibleCodes({ options, guesses })].map(text).sort()).toEqual(
      [...consistentCodes(options, guesses)].sort(),
    );
  });

  test('it cracks any code, with a large and a small budget', () => {
    for (const work of [10_000, 3_000_000]) {
      const code = randomCode(options, rng);
      let guesses: readonly Guess[] = [];
      while (guesses.at(-1)?.black !== options.positions) {
        expect(guesses.length).toBeLessThan(12);
        const objective = below(rng, 2) === 0 ? 'bits' : 'left';
        guesses = [...guesses, ...guessesOf(code, [bestGuess({ options, guesses }, objective, { rng, work })])];
      }
    }
  });
});

test('a split partitions the set by answer', () => {
  const space = codeSpaceOf(STANDARD);
  const cells = splitByAnswer(space, space.codes, packCode('rryyb'));
  expect([...cells.keys()]).toEqual([...cells.keys()].sort((a, b) => a - b));
  expect([...cells.values()].reduce((sum, cell) => sum + cell.length, 0)).toBe(7_776);
  for (const [key, cell] of cells) {
    for (const code of cell) expect(answerOf(space, code, packCode('rryyb'))).toBe(key);
  }
});

test('expected remaining codes of the openings', () => {
  const space = codeSpaceOf(STANDARD);
  const left = Object.fromEntries(
    openingPatterns(STANDARD).map((code) => [makeCode(code, 5), expectedLeft(space, space.codes, code)]),
  );
  expect(Object.keys(left).sort()).toEqual(['rrrrr', 'rrrry', 'rrryb', 'rrryy', 'rrybw', 'rryyb', 'rybwg']);
  // One of 7,776 is cracked; of the others 3,125 have no red, 3,125 one, 1,250 two, 250 three, 25 four.
  expect(left.rrrrr).toBeCloseTo((3_125 ** 2 + 3_125 ** 2 + 1_250 ** 2 + 250 ** 2 + 25 ** 2) / 7_776, 10);
  expect(Math.min(...Object.values(left))).toBe(left.rryyb);
});

test('countPossible counts the possible codes', () => {
  expect(countPossible({ options: STANDARD, guesses: [] })).toBe(7_776);
  expect(countPossible({ options: STANDARD, guesses: guessesOf('rrybw', ['rrybw']) })).toBe(1);
  expect(countPossible({ options: STANDARD, guesses: guessesOf('ppppp', ['rrrrr']) })).toBe(5 ** 5);
});

test('the same seed finds the same guess', () => {
  const guesses = guessesOf('okokrr', ['rryybw']);
  const options = { ...STANDARD, positions: 6, colours: 8 };
  const find = () => bestGuess({ options, guesses }, 'bits', { rng: makeRng('same'), work: 1_000_000 });
  expect(find()).toBe(find());
});
