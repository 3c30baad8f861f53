import { expect, test } from 'vitest';
import { renderFile } from './render.ts';

const TEXT = [
  'a',
  '// #if hidden',
  'b',
  '  // #if chance',
  '  c',
  '  // #else',
  '  //: d',
  '  // #endif',
  '// #endif',
  'e',
].join('\n');

test.each([
  [{ hidden: true, chance: true }, 'a\nb\n  c\ne'],
  [{ hidden: true, chance: false }, 'a\nb\n  d\ne'],
  [{ hidden: false, chance: true }, 'a\ne'],
  [{ hidden: false, chance: false }, 'a\ne'],
])('%o', (features, expected) => {
  expect(renderFile(TEXT, features)).toBe(expected);
});

const OPEN = { hidden: false, chance: false };

test('markers and commented lines of JSX and Markdown', () => {
  expect(renderFile('{/* #if hidden */}\n<A />\n{/* #else */}\n{/*: <B /> */}\n{/* #endif */}', OPEN)).toBe('<B />');
  expect(renderFile('<!-- #if !hidden -->\n<!--: - one -->\n<!-- #endif -->', OPEN)).toBe('- one');
});

test('a file of a feature is dropped without it', () => {
  expect(renderFile('// #file hidden\na', OPEN)).toBeUndefined();
  expect(renderFile('// #file hidden\na', { hidden: true, chance: false })).toBe('a');
});

test.each(['// #if hidden\na', '// #endif', '// #else', '// #if luck\n// #endif'])(
  'a broken template throws: %s',
  (text) => {
    expect(() => renderFile(text, OPEN)).toThrow();
  },
);
