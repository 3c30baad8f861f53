import { makeRng, type TimedStep } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { daily, VAULT_OPTIONS } from '../daily/index.ts';
import { treePathTo } from '../solver/tree-path.ts';

const vaultOf = (seed: string) => daily.make(makeRng(seed), 'en') as { readonly code: string };
const timed = (...codes: readonly string[]): readonly TimedStep<string>[] =>
  codes.map((step, i) => ({ step, at: 1_000 * (i + 1) }));
const resultOf = (code: string, ...guesses: readonly string[]) => {
  const played = daily.play({ code }, timed(...guesses));
  return played.ok ? played.value.result : played.error.code;
};

test('CC20 the score is the number of guesses, and marks are pins', () => {
  expect(resultOf('rrybw', 'rybwg')).toBeUndefined();
  expect(resultOf('rrybw', 'rybwg', 'rrybw')).toEqual({
    score: 2,
    marks: [
      ['full', 'half', 'half', 'half', 'empty'],
      ['full', 'full', 'full', 'full', 'full'],
    ],
  });
});

test('CC20 twelve guesses are enough, or the vault stays closed', () => {
  const misses = Array.from({ length: VAULT_OPTIONS.attempts }, () => 'ppppp');
  expect(resultOf('rrybw', ...misses.slice(1))).toBeUndefined();
  expect(resultOf('rrybw', ...misses)).toMatchObject({ score: 13 });
  expect(resultOf('rrybw', ...misses, 'rrybw')).toBe('finished');
  expect(resultOf('rrybw', 'rrybw', 'rrybw')).toBe('finished');
});

test('CC20 the view tells nothing but pins: codes that answer alike look alike', () => {
  const seen = ['rrybw', 'rrywb'].map((code) => JSON.stringify(daily.play({ code }, timed('rrggg', 'ppppp'))));
  expect(seen[0]).toBe(seen[1]);
});

test.each([undefined, 7, 'rrrr', 'rrrrrr', 'rrrro', { code: 'rrrrr' }])('CC20 %j is not a guess', (json) => {
  expect(daily.parseStep(json).ok).toBe(false);
});

test('CC20 the review tells how many guesses others needed', async () => {
  const others = [['rrybw'], ['ppppp', 'rrybw'], ['yyyyy', 'rrybw']].map((codes) => ({ steps: timed(...codes) }));
  const { code, others: counts } = await daily.review({ code: 'rrybw' }, timed('rrybw'), others);
  expect(code).toBe('rrybw');
  expect(counts).toEqual([1, 2, ...Array.from({ length: 11 }, () => 0)]);
});

test('CC20 the decision tree opens the vaults of sixty days in six guesses at most', () => {
  const vaults = Array.from({ length: 60 }, (_, day) => vaultOf(`day ${day}`));
  expect(new Set(vaults.map(({ code }) => code)).size).toBeGreaterThan(55);
  for (const { code } of vaults) {
    const path = treePathTo(code);
    expect(resultOf(code, ...path.map((guess) => guess.code))).toMatchObject({ score: path.length });
    expect(path.length).toBeLessThanOrEqual(6);
    expect(path[0]?.before).toBe(7_776);
    expect(path.map(({ before }) => before)).toEqual(path.map(({ before }) => before).toSorted((a, b) => b - a));
  }
});
