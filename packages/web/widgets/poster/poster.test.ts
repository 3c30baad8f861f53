import { expect, test } from 'vitest';
import { posterSvg, wrapLines } from './poster.ts';

const ORIGIN = 'https://sesame.example';
const POSTER = {
  game: 'Passwords',
  sentence: 'Ann wins with the fewest stones.',
  rows: [{ label: 'Ann <3 & "Bo"', value: '4', isFirst: true }],
  highlight: undefined,
  path: '/matches/1',
};

test('names can’t break out of the drawing', () => {
  const svg = posterSvg(POSTER, ORIGIN);
  expect(svg).not.toContain('<3');
  expect(svg).toContain('Ann &#60;3 &#38; &#34;Bo&#34;');
});

test('the highlight is drawn only if there is one', () => {
  expect(posterSvg(POSTER, ORIGIN)).not.toContain('three safes');
  expect(posterSvg({ ...POSTER, highlight: 'Bo locked three safes at once.' }, ORIGIN)).toContain('three safes');
});

test('a long link fits the width', () => {
  const origin = 'https://a-server-with-a-long-name.example';
  const path = `/matches/${'m'.repeat(32)}`;
  const [, size] = posterSvg({ ...POSTER, path }, origin).match(/font-size="(\d+)"[^>]*>a-server/) ?? [];
  expect(Number(size) * 0.6 * (`${origin}${path}`.length - 'https://'.length)).toBeLessThanOrEqual(900);
});

test('long texts wrap, and end with an ellipsis when there is no room left', () => {
  expect(wrapLines('one two three', 7, 2)).toEqual(['one two', 'three']);
  expect(wrapLines('one two three four five', 7, 2)).toEqual(['one two', 'three…']);
});
