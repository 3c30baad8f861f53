import { expect, test } from 'vitest';
import { cleanName, skeletonOf } from './name-skeleton.ts';

test.each([
  ['Ann', 'ANN'],
  ['Ann', 'Αnn'],
  ['paypal', 'раураl'],
  ['Ann Lee', 'AnnLee'],
  ['Ann', 'A\u200Bn\u00ADn'],
  ['Bill', 'BiII'],
  ['modern', 'rnodern'],
  ['Ann', 'Ａｎｎ'],
])('%s looks like %s', (name, other) => {
  expect(skeletonOf(other)).toBe(skeletonOf(name));
});

test.each([
  ['Ann', 'Anna'],
  ['Zoë', 'Zoe'],
  ['Otter', 'Oter'],
])('%s does not look like %s', (name, other) => {
  expect(skeletonOf(other)).not.toBe(skeletonOf(name));
});

test('names are kept without invisible characters and towers of accents', () => {
  expect(cleanName('  Zo\u200De\u0308\u0301\u0302\u0303  B ')).toBe('Zoë\u0301 B');
  expect(cleanName('Åsa')).toBe('Åsa');
  expect(cleanName('Ann\u2800 \u0301Lee\u{1D159}\u3164')).toBe('Ann Lee');
});

test('nothing is left of a name that nobody can see', () => {
  for (const name of ['\u2800\u2800', '\u{1D159}', '\u0301\u0308', '\u3164 \u0300']) expect(cleanName(name)).toBe('');
});
