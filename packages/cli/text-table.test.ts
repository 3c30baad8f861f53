import { expect, test } from 'vitest';
import { makeTable } from './text-table.ts';

test('texts are left-aligned, numbers right-aligned', () => {
  const rows = [
    { bot: 'bright', moves: 7, note: 'x' },
    { bot: 'dim', moves: 1200, note: '' },
  ];
  expect(makeTable(rows)).toBe(['bot     moves  note', 'bright      7  x', 'dim      1200'].join('\n'));
});

test('no rows give an empty table', () => {
  expect(makeTable([])).toBe('');
});
