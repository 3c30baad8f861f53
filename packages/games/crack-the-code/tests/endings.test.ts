import { describe, expect, test } from 'vitest';
import { type Reason, rules } from '../rules/index.ts';
import { forfeit, guess, hide, match, refusal, resign, stateAfter, told } from './play.ts';

/** Seat 0 hides M and is looking for T. */
const M = 'rrybw';
const T = 'ggppw';
const MISS = 'rybwg';

const rounds = (count: number): readonly string[] => Array<string>(2 * count).fill(MISS);

const over = (reason: Reason, ranks: readonly number[]) => ({ reason, outcome: { ranks } });

describe.each([
  [
    'CC9: seat 0 cracks, seat 1 fails to equalise',
    match([M, T], MISS, MISS, T),
    guess(1, MISS),
    over('cracked', [1, 2]),
  ],
  ['CC9: the same in the last round', match([M, T], ...rounds(11), T), guess(1, MISS), over('cracked', [1, 2])],
  ['CC10: both crack in the first round', match([M, T], T), guess(1, M), over('both-cracked', [1, 1])],
  ['CC10: both crack in the last round', match([M, T], ...rounds(11), T), guess(1, M), over('both-cracked', [1, 1])],
  ['CC11: seat 1 cracks alone', match([M, T], MISS), guess(1, M), over('cracked', [2, 1])],
  ['CC11: the same in the last round', match([M, T], ...rounds(11), MISS), guess(1, M), over('cracked', [2, 1])],
  ['CC12: twelve guesses each', match([M, T], ...rounds(11), MISS), guess(1, MISS), over('none-cracked', [1, 1])],
  ['CC13: seat 0 resigns while hiding', [], resign(0), over('resigned', [2, 1])],
  ['CC13: seat 1 resigns out of turn', match([M, T]), resign(1), over('resigned', [1, 2])],
  ['CC13: seat 1 resigns instead of equalising', match([M, T], T), resign(1), over('resigned', [1, 2])],
  ['CC14: seat 0 runs out of time', match([M, T]), forfeit(0), over('forfeited', [2, 1])],
  ['CC14: seat 1 never hides', [hide(0, M)], forfeit(1), over('forfeited', [1, 2])],
])('%s', (_, inputs, last, end) => {
  const before = stateAfter(inputs);
  const state = stateAfter([...inputs, last]);

  test('the match is running before it', () => {
    expect(rules.outcome(before)).toBeUndefined();
    expect(rules.view(before, 0).end).toBeUndefined();
  });

  test('the match ends with it', () => {
    expect(rules.outcome(state)).toEqual(end.outcome);
    expect(rules.awaits(state)).toEqual({ seats: [] });
    expect(told(before, last).at(-1)).toEqual({ type: 'over', ...end });
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(rules.view(state, viewer)).toMatchObject({ phase: 'over', may: [], equalising: false, end });
    }
  });

  test('every later move is refused', () => {
    for (const input of [hide(0, M), guess(0, MISS), guess(1, MISS), resign(0), forfeit(1)]) {
      expect(refusal(state, input)).toBe('match-over');
    }
  });
});

test('CC9: seat 1 is told that it has one guess left', () => {
  const events = told(stateAfter(match([M, T])), guess(0, T));
  expect(events.at(-1)).toEqual({ type: 'equalising' });
  const state = stateAfter(match([M, T], T));
  expect(rules.view(state, 1)).toMatchObject({ phase: 'guess', equalising: true, turn: 1, may: ['guess', 'resign'] });
  expect(rules.view(stateAfter(match([M, T], MISS)), 1).equalising).toBe(false);
});

test.each([6, 16])('CC12: with %i attempts the match is drawn after that many guesses each', (attempts) => {
  const start = match([M, T], ...rounds(attempts - 1), MISS);
  expect(rules.outcome(stateAfter(start, { attempts }))).toBeUndefined();
  expect(rules.outcome(stateAfter([...start, guess(1, MISS)], { attempts }))).toEqual({ ranks: [1, 1] });
});

test('CC9: only the last guess of seat 1 says that it can equalise', () => {
  const inputs = match([M, T], MISS, MISS, T);
  expect(told(stateAfter(inputs), guess(1, MISS))[0]).toMatchObject({ type: 'guessed', equalising: true });
  expect(JSON.stringify(told(stateAfter(match([M, T], MISS)), guess(1, MISS)))).not.toContain('equalising');
});
