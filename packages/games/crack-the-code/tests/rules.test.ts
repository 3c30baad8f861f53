import { isSealIntact, sealOf } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import { type Options, rules } from '../rules/index.ts';
import { forfeit, guess, hide, match, refusal, resign, STANDARD, stateAfter, told } from './play.ts';

const CODES = ['rrybw', 'ggppw'] as const;

test('CC1: two seats', () => {
  expect(rules.seats).toEqual({ min: 2, max: 2 });
  expect(refusal(stateAfter([]), hide(2, 'rybwg'))).toBe('no-such-seat');
});

describe('CC2, CC3, CC18: codes', () => {
  const strict: Partial<Options> = { repeats: false };
  test.each<[string, Partial<Options>, string | undefined]>([
    ['rybwg', {}, undefined],
    ['rrrrr', {}, undefined],
    ['rybw', {}, 'wrong-length'],
    ['rybwgp', {}, 'wrong-length'],
    ['', {}, 'wrong-length'],
    ['rybwo', {}, 'unknown-crystal'],
    ['RYBWG', {}, 'unknown-crystal'],
    ['rybw ', {}, 'unknown-crystal'],
    ['rybwo', { colours: 7 }, undefined],
    ['rybwk', { colours: 7 }, 'unknown-crystal'],
    ['rybwk', { colours: 8 }, undefined],
    ['rybwg', { colours: 4 }, 'unknown-crystal'],
    ['ryb', { positions: 3 }, undefined],
    ['rybwgp', { positions: 6 }, undefined],
    ['rybwg', strict, undefined],
    ['rybwr', strict, 'no-repeats'],
  ])('%s with %o: %s', (code, options, refused) => {
    expect(refusal(stateAfter([], options), hide(0, code))).toBe(refused);
    const hidden = options.colours === 4 ? 'rybwr' : 'rybwgp'.slice(0, options.positions ?? 5);
    expect(refusal(stateAfter(match([hidden, hidden]), options), guess(0, code))).toBe(refused);
  });
});

test.each([
  { positions: 5, colours: 4, repeats: true },
  { positions: 6, colours: 5, repeats: true },
  { positions: 6, colours: 6, repeats: false },
  { positions: 3, colours: 4, repeats: false },
])('CC4: $positions places and $colours kinds with repeats off: repeats $repeats', ({ repeats, ...size }) => {
  const state = stateAfter([], { ...size, repeats: false });
  expect(rules.view(state, 'spectator').options.repeats).toBe(repeats);
});

describe('CC5: hiding', () => {
  test('in any order, once per seat', () => {
    const late = stateAfter([hide(1, CODES[1])]);
    expect(rules.awaits(late)).toEqual({ seats: [0] });
    expect(refusal(late, hide(1, CODES[0]))).toBe('already-hidden');
    expect(refusal(stateAfter(match(CODES)), hide(0, CODES[0]))).toBe('already-hidden');
    expect(rules.awaits(stateAfter([]))).toEqual({ seats: [0, 1] });
  });

  test('everyone sees that a code is hidden, but not which', () => {
    expect(told(stateAfter([]), hide(1, CODES[1]))).toEqual([{ type: 'hidden', seat: 1 }]);
    const state = stateAfter([hide(1, CODES[1])]);
    expect(rules.view(state, 0).seats[1]).toEqual({ hidden: true, guesses: [] });
    expect(rules.view(state, 1).may).toEqual(['resign']);
    expect(rules.view(state, 0).may).toEqual(['hide', 'resign']);
  });
});

describe('CC6: turns', () => {
  test('guesses are refused before both codes are hidden', () => {
    expect(refusal(stateAfter([]), guess(0, 'rybwg'))).toBe('hide-first');
    expect(refusal(stateAfter([hide(0, CODES[0])]), guess(0, 'rybwg'))).toBe('hide-first');
    expect(refusal(stateAfter([hide(1, CODES[1])]), guess(0, 'rybwg'))).toBe('hide-first');
  });

  test('seat 0 first, then alternately', () => {
    const start = stateAfter(match(CODES));
    expect(rules.awaits(start)).toEqual({ seats: [0] });
    expect(refusal(start, guess(1, 'rybwg'))).toBe('not-your-turn');
    const next = stateAfter(match(CODES, 'rybwg'));
    expect(rules.view(next, 'spectator').turn).toBe(1);
    expect(refusal(next, guess(0, 'rybwg'))).toBe('not-your-turn');
    expect(rules.view(next, 1).may).toEqual(['guess', 'resign']);
    expect(rules.view(next, 0).may).toEqual(['resign']);
    expect(rules.view(next, 'spectator').may).toEqual([]);
  });
});

test('CC8: everyone sees guesses and pins', () => {
  const made = { code: 'rybwg', black: 0, white: 2 };
  expect(told(stateAfter(match(CODES)), guess(0, 'rybwg'))).toEqual([
    { type: 'guessed', seat: 0, attempt: 1, ...made },
  ]);
  const state = stateAfter(match(CODES, 'rybwg'));
  for (const viewer of [0, 1, 'spectator'] as const) expect(rules.view(state, viewer).seats[0].guesses).toEqual([made]);
});

test('CC15: a code is visible to its owner, and to everyone when the match is over', () => {
  const seen = (state: ReturnType<typeof stateAfter>) =>
    ([0, 1, 'spectator'] as const).map((viewer) => rules.view(state, viewer).seats.map(({ code }) => code));
  expect(seen(stateAfter(match(CODES, 'rybwg')))).toEqual([
    [CODES[0], undefined],
    [undefined, CODES[1]],
    [undefined, undefined],
  ]);
  expect(seen(stateAfter([...match(CODES, 'rybwg'), resign(1)]))).toEqual([CODES, CODES, CODES]);
  expect(seen(stateAfter([hide(0, CODES[0]), resign(0)]))).toEqual(Array(3).fill([CODES[0], undefined]));
});

test('CC16: a guess may be repeated, and may contradict the pins', () => {
  expect(refusal(stateAfter(match(CODES, 'rrrrr', 'rrrrr')), guess(0, 'rrrrr'))).toBeUndefined();
});

describe('CC17: chance and clock', () => {
  const state = stateAfter(match(CODES));
  const move = { type: 'guess', code: 'rybwg' } as const;
  test.each([
    ['chance', refusal(state, { at: 0, by: 'chance', move }), 'no-chance'],
    ['a guess by the clock', refusal(state, { at: 0, by: 'clock', move }), 'not-for-the-clock'],
    ['a forfeit by a seat', refusal(state, { at: 0, by: 0, move: { type: 'forfeit', seat: 1 } }), 'only-the-clock'],
    ['a forfeit of no seat', refusal(state, forfeit(2)), 'no-such-seat'],
  ])('%s is refused', (_, refused, code) => expect(refused).toBe(code));

  test('there are no chance moves', () => {
    expect(() => rules.draw(state, () => 0)).toThrow();
    expect(rules.fallback(state, 0)).toBe('forfeit');
  });
});

test.each([
  ['nothing', undefined],
  ['no type', { code: 'rybwg' }],
  ['another type', { type: 'bet', code: 'rybwg' }],
  ['no code', { type: 'guess' }],
  ['a code that is not text', { type: 'guess', code: ['r', 'y', 'b', 'w', 'g'] }],
  ['too long', { type: 'guess', code: 'r'.repeat(33) }],
  ['with an extra field', { type: 'guess', code: 'rybwg', black: 5 }],
  ['a third seat', { type: 'forfeit', seat: 2 }],
])('malformed move: %s', (_, json) => {
  expect(rules.parseMove(json)).toMatchObject({ ok: false, error: { code: 'malformed' } });
});

test('a refusal does not depend on the hidden code', () => {
  const refused = (code: string) => rules.apply(stateAfter(match(['rrybw', code])), guess(0, 'ggppo'));
  expect(refused('ggppw')).toEqual(refused('rrrrr'));
});

test('the options of the standard match', () => {
  expect(rules.setup(2, STANDARD).options).toEqual(STANDARD);
});

describe('CC19: sealed codes', () => {
  const salt = 'ab'.repeat(32);
  const seal = sealOf(salt, CODES[0]);
  const opened = { salt, value: CODES[0] };
  const sealed = { at: 0, by: 0, move: { type: 'hide', code: CODES[0], salt } as const };
  const sealsFor = (viewer: 0 | 1, ...inputs: Parameters<typeof stateAfter>[0][number][]) =>
    rules.seals?.(rules.view(stateAfter([sealed, ...inputs]), viewer));

  test('everyone sees the seal from the first guess on, and what opens it once the match is over', () => {
    const both = hide(1, CODES[1]);
    const first = guess(0, CODES[0]);
    expect(sealsFor(1, both)).toEqual([]);
    expect(sealsFor(1, both, first)).toEqual([{ seat: 0, seal }]);
    expect(sealsFor(0, both, first)).toEqual([{ seat: 0, seal, opened }]);
    expect(sealsFor(1, both, resign(1))).toEqual([{ seat: 0, seal, opened }]);
    expect(sealsFor(1, both, resign(1))?.every(isSealIntact)).toBe(true);
  });

  test('another code has another seal, even with the same salt', () => {
    expect(sealOf(salt, CODES[0])).not.toBe(sealOf(salt, CODES[1]));
    expect(isSealIntact({ seat: 0, seal, opened: { salt, value: CODES[1] } })).toBe(false);
  });

  test.each(['', 'ab', 'AB'.repeat(32), 'zz'.repeat(32), 'ab'.repeat(33)])('%s is no salt', (bad) => {
    expect(rules.parseMove({ type: 'hide', code: CODES[0], salt: bad }).ok).toBe(false);
    expect(rules.parseMove({ type: 'guess', code: CODES[0], salt }).ok).toBe(false);
  });
});
