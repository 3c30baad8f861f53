import { expect, test } from 'vitest';
import { answer } from '../rules/pins.ts';
import { analyse } from '../solver/analysis.ts';
import { codeCloud } from '../solver/code-cloud.ts';
import { countPossible } from '../solver/possible-codes.ts';
import { skillAndLuck } from '../solver/skill-and-luck.ts';

const STANDARD = { positions: 5, colours: 6, attempts: 12, repeats: true };
const CODE = 'rbybg';
const guessesOf = (...codes: readonly string[]) => codes.map((code) => ({ code, ...answer(CODE, code) }));
const history = { options: STANDARD, guesses: guessesOf('rryyb', 'wrrbg', CODE) };

test('the cloud counts what is possible after each guess, down to the code itself', () => {
  const { left, ruledOutBy } = codeCloud(history);
  const counted = history.guesses.map((_, i) =>
    countPossible({ ...history, guesses: history.guesses.slice(0, i + 1) }),
  );
  expect(left).toEqual([7_776, ...counted]);
  expect(left.at(-1)).toBe(1);
  expect(ruledOutBy.filter((by) => by === 0)).toHaveLength(1);
});

test('before any guess everything is possible', () => {
  const { left, ruledOutBy } = codeCloud({ ...history, guesses: [] });
  expect(left).toEqual([7_776]);
  expect(ruledOutBy.every((by) => by === 0)).toBe(true);
});

test('the best guess has all skill; pins that leave fewer codes than expected are luck', () => {
  for (const judgement of analyse(history)) {
    const { skill, luck } = skillAndLuck(judgement);
    expect(skill === 1).toBe(judgement.verdict === 'best');
    expect(Math.sign(luck)).toBe(Math.sign(judgement.expected - judgement.after));
  }
});
