import { describe, expect, test } from 'vitest';
import { lantern } from './lantern.fixture.ts';
import { areOptionsFor, drawOptions, optionsOf, parseOptions, recommendedOptions } from './options.ts';
import { makeRng } from './rng.ts';

test('missing options take their defaults', () => {
  expect(parseOptions(lantern.options, {})).toEqual({ ok: true, value: { rounds: 2, peeking: true, oil: 'rich' } });
});

test('given options are kept, also false and the minimum', () => {
  const said = { rounds: 1, peeking: false, oil: 'thin' };
  expect(parseOptions(lantern.options, said)).toEqual({ ok: true, value: said });
});

test('recommended options are those that differ from the default of records', () => {
  expect(recommendedOptions(lantern.options)).toEqual({});
  const spec = { ...lantern.options, peeking: { ...lantern.options.peeking, inForms: false } };
  expect(recommendedOptions(spec)).toEqual({ peeking: false });
});

describe('invalid options are refused', () => {
  const cases: readonly (readonly [unknown, string])[] = [
    [{ rounds: 4 }, 'options.rounds should be a whole number from 1 to 3.'],
    [{ rounds: 1.5 }, 'options.rounds should be a whole number from 1 to 3.'],
    [{ peeking: 'yes' }, 'options.peeking should be true or false.'],
    [{ oil: 'none' }, 'options.oil should be one of thin, rich.'],
    [{ wind: 1 }, 'options has an unknown part "wind".'],
    [JSON.parse('{"__proto__":{"rounds":1}}'), 'options has an unknown part "__proto__".'],
    [null, 'options should be an object.'],
    [[], 'options should be an object.'],
  ];
  test.each(cases)('%j', (json, message) => {
    expect(parseOptions(lantern.options, json)).toEqual({ ok: false, error: { code: 'malformed', message } });
  });
});

test('options of any game can be listed', () => {
  expect(optionsOf(lantern.options).map(([name, { kind }]) => [name, kind])).toEqual([
    ['rounds', 'whole'],
    ['peeking', 'flag'],
    ['oil', 'choice'],
  ]);
});

describe('choices that depend on the number of players', () => {
  const label = { en: '', fr: '', nl: '' };
  const spec = {
    power: {
      kind: 'choice',
      label,
      default: 'spy',
      values: [
        { value: 'spy', label },
        { value: 'thief', label, minSeats: 3 },
        { value: 'random', label },
      ],
    },
  } as const;
  const drawnFor = (power: string, seats: number) =>
    new Set(Array.from({ length: 30 }, (_, i) => drawOptions(spec, { power }, { seats, rng: makeRng(`${i}`) }).power));

  test('are refused with too few', () => {
    expect(areOptionsFor(spec, { power: 'thief' }, 2)).toBe(false);
    expect(areOptionsFor(spec, { power: 'thief' }, 3)).toBe(true);
    expect(areOptionsFor(spec, { power: 'random' }, 2)).toBe(true);
  });

  test('are drawn among those that can be played', () => {
    expect(drawnFor('random', 3)).toEqual(new Set(['spy', 'thief']));
    expect(drawnFor('random', 2)).toEqual(new Set(['spy']));
  });

  test('stay as chosen, or become the default', () => {
    expect(drawnFor('thief', 3)).toEqual(new Set(['thief']));
    expect(drawnFor('thief', 2)).toEqual(new Set(['spy']));
  });
});
