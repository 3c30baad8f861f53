import { expect, test } from 'vitest';
import type { Status } from '../rules/state.ts';
import { verdictOf } from './machine-verdict.ts';

const machine = (crystals: number, cards: number, open = 0): Status => ({
  crystals,
  cards,
  open,
  empty: 0,
  functions: open === 0,
});

test.each([
  [machine(8, 5), machine(8, 5), { type: 'best' }],
  [machine(8, 5), machine(9, 6), { type: 'crystals', more: 1 }],
  [machine(8, 5), machine(8, 3), { type: 'cards', fewer: 2 }],
  [machine(9, 5, 1), machine(6, 4), { type: 'functions', crystals: 6 }],
  [machine(9, 5, 1), undefined, { type: 'none' }],
])('XC31 %o beside %o', (built, best, verdict) => {
  expect(verdictOf(built, best)).toEqual(verdict);
});

test('XC31 a machine better than the search result counts as best', () => {
  expect(verdictOf(machine(8, 5), machine(7, 2))).toEqual({ type: 'best' });
});
