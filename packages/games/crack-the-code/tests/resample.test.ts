import { makeRng, sameJson } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { consistentCodes, randomConsistent } from '../rules/consistent.ts';
import { answer, type Guess, type Options, rules } from '../rules/index.ts';
import { fits } from '../rules/pins.ts';
import { match, STANDARD, stateAfter } from './play.ts';

const guessesOf = (code: string, guesses: readonly string[]): readonly Guess[] =>
  guesses.map((guess) => ({ code: guess, ...answer(code, guess) }));

test.each<[Partial<Options>, string, readonly string[]]>([
  [{}, 'rrybw', ['rryyb', 'wgwpw', 'rybwg']],
  [{}, 'ppppp', ['rryyb']],
  [{ positions: 3, colours: 4 }, 'ryb', ['rrr']],
  [{ positions: 6, colours: 6, repeats: false }, 'rybwgp', ['pgwbyr']],
])('with %o all codes consistent with the guesses at %s are found', (options, code, guesses) => {
  const made = guessesOf(code, guesses);
  const shape = { ...STANDARD, ...options };
  const found = consistentCodes(shape, made);
  expect(new Set(found).size).toBe(found.length);
  const expected = consistentCodes(shape, []).filter((one) => made.every((guess) => fits(one, guess)));
  expect(found).toEqual(expected);
  expect(found).toContain(code);
});

test('consistent codes are drawn uniformly', () => {
  const made = guessesOf('rrybw', ['rryyb', 'wgwpw', 'rybwg']);
  const counts = new Map<string, number>();
  const rng = makeRng('equally often');
  const codes = consistentCodes(STANDARD, made);
  for (let i = 0; i < 400 * codes.length; i++) {
    const code = randomConsistent(STANDARD, made, rng);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  expect(counts.size).toBe(codes.length);
  for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(100);
});

test('CC15: resampling replaces hidden codes and leaves the view unchanged', () => {
  const state = stateAfter(match(['rrybw', 'ggppw'], 'rryyb', 'wgwpw'));
  const rng = makeRng('other worlds');
  for (const [viewer, kept] of [
    [0, [true, false]],
    [1, [false, true]],
    ['spectator', [false, false]],
  ] as const) {
    const worlds = Array.from({ length: 20 }, () => rules.resample(state, viewer, rng));
    for (const world of worlds) expect(rules.view(world, viewer)).toEqual(rules.view(state, viewer));
    expect([0, 1].map((seat) => worlds.every(({ seats }) => sameJson(seats[seat], state.seats[seat])))).toEqual(kept);
  }
});

test('CC15: in a finished match nothing is hidden', () => {
  const over = stateAfter(match(['rrybw', 'ggppw'], 'rryyb', 'rrybw'));
  expect(rules.resample(over, 'spectator', makeRng(1))).toEqual(over);
});
