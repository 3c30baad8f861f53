import { LOCALES } from '@sesame/kernel';
import { expect, test } from 'vitest';
import { PRIMARY_SIGNS, propertiesOf, SECONDARY_SIGNS } from '../rules/symbols.ts';
import { EMPTY_DRAFT, fits, groupsOf, isChosen, symbolOf, withValue } from './draft.ts';
import { PROPERTY_KEYS } from './property-keys.ts';

const PHASES = [
  ['before the mix', false, PRIMARY_SIGNS],
  ['after the mix', true, SECONDARY_SIGNS],
] as const;

test.each(PHASES)('%s four values in any order identify each symbol, and not before the fourth', (_, __, signs) => {
  for (const sign of signs) {
    const { colour, shape, size, fill } = propertiesOf(sign);
    for (const order of [
      [colour, shape, size, fill],
      [fill, size, shape, colour],
      [shape, fill, colour, size],
    ]) {
      let draft = EMPTY_DRAFT;
      for (const value of order) {
        expect(symbolOf(draft)).toBeUndefined();
        draft = withValue(draft, value);
        expect(fits(draft, sign)).toBe(true);
      }
      expect(symbolOf(draft)).toBe(sign);
    }
  }
});

test('each value leaves fewer symbols: 36, 12, 4, 2, 1', () => {
  let draft = EMPTY_DRAFT;
  const left = [PRIMARY_SIGNS.length];
  for (const value of ['r', 'T', 's', 'e'] as const) {
    draft = withValue(draft, value);
    left.push(PRIMARY_SIGNS.filter((sign) => fits(draft, sign)).length);
  }
  expect(left).toEqual([36, 12, 4, 2, 1]);
});

test('a new value replaces one of the same property', () => {
  const draft = withValue(withValue(EMPTY_DRAFT, 'b'), 'y');
  expect(isChosen(draft, 'b')).toBe(false);
  expect(isChosen(draft, 'y')).toBe(true);
});

test.each(LOCALES)('%s: keys are unique within a phase, and letters are unique among colours', (locale) => {
  for (const mixed of [false, true]) {
    const keys = groupsOf(mixed).flatMap(([, values]) => values.map((value) => PROPERTY_KEYS[locale][value]));
    expect(new Set(keys).size).toBe(10);
  }
  const colours = (['b', 'r', 'y', 'v', 'o', 'g'] as const).map((colour) => PROPERTY_KEYS[locale][colour]);
  expect(new Set(colours).size).toBe(6);
});
