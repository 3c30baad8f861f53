import { expect, test } from 'vitest';
import { makeTable } from './table.ts';

test('texts stand to the left, numbers to the right', () => {
  const rows = [
    { bot: 'bright', moves: 7, note: 'x' },
    { bot: 'dim', moves: 1200, note: '' },
  ];
  expect(makeTable(rows)).toBe(['bot     moves  note', 'bright      7  x', 'dim      1200'].join('\n'));
});

test('nothing is an empty table', () => {
  expect(makeTable([])).toBe('');
});
