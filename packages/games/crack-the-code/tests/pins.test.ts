import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer, LETTERS } from '../rules/index.ts';

describe('CC7: pins', () => {
  test.each([
    ['rybwg', 'rybwg', 5, 0],
    ['rybwg', 'ybwgr', 0, 5],
    ['rybwg', 'ppppp', 0, 0],
    ['rrrrr', 'rrrrr', 5, 0],
    ['rrrrr', 'ryyyy', 1, 0],
    ['ryyyy', 'rrrrr', 1, 0],
    ['rryyb', 'yyrrb', 1, 4],
    ['rryyb', 'ybrrr', 0, 4],
    ['rryyb', 'rrrrr', 2, 0],
    ['rryyb', 'bbbrr', 0, 3],
    ['rrybw', 'rybwg', 1, 3],
    ['wgwpw', 'gwpwg', 0, 4],
    ['rrryy', 'yyrrr', 1, 4],
    ['pbpbp', 'bpbpb', 0, 4],
    ['ryb', 'ybr', 0, 3],
    ['okokok', 'kokoko', 0, 6],
  ])('%s guessed as %s: %i black, %i white', (code, guess, black, white) => {
    expect(answer(code, guess)).toEqual({ black, white });
  });

  const pair = fc.integer({ min: 3, max: 6 }).chain((length) => {
    const code = fc.array(fc.constantFrom(...LETTERS), { minLength: length, maxLength: length });
    return fc.tuple(
      code.map((letters) => letters.join('')),
      code.map((letters) => letters.join('')),
    );
  });

  test('swapping code and guess gives the same pins', () => {
    fc.assert(
      fc.property(pair, ([code, guess]) => {
        expect(answer(code, guess)).toEqual(answer(guess, code));
      }),
    );
  });

  test('there are never more pins than places, nor all black but one white', () => {
    fc.assert(
      fc.property(pair, ([code, guess]) => {
        const { black, white } = answer(code, guess);
        expect(black).toBeGreaterThanOrEqual(0);
        expect(white).toBeGreaterThanOrEqual(0);
        expect(black + white).toBeLessThanOrEqual(code.length);
        expect(black === code.length - 1 && white === 1).toBe(false);
      }),
    );
  });

  test('all pins are black if and only if the guess is the code', () => {
    fc.assert(
      fc.property(pair, ([code, guess]) => {
        expect(answer(code, guess).black === code.length).toBe(code === guess);
        expect(answer(code, code)).toEqual({ black: code.length, white: 0 });
      }),
    );
  });

  test('every place gets a pin if and only if the guess is a permutation of the code', () => {
    const sorted = (code: string) => [...code].sort().join('');
    fc.assert(
      fc.property(pair, ([code, guess]) => {
        const { black, white } = answer(code, guess);
        expect(black + white === code.length).toBe(sorted(code) === sorted(guess));
      }),
    );
  });

  test('permuting code and guess alike changes nothing', () => {
    const turned = (code: string) => code.slice(1) + code.slice(0, 1);
    fc.assert(
      fc.property(pair, ([code, guess]) => {
        expect(answer(turned(code), turned(guess))).toEqual(answer(code, guess));
      }),
    );
  });
});
