import { expect, test } from 'vitest';
import { faultsIn, type LogEntry } from './by-ear-faults.ts';

const said = (at: number, text: string): LogEntry => ({ type: 'said', at, text });
const acted = (at: number): LogEntry => ({ type: 'acted', at, what: 'Enter' });

test('a message that is repeated without an action is a fault', () => {
  expect(faultsIn([said(0, 'Your turn.'), said(9000, 'Your turn.')])).toEqual(['said twice: Your turn.']);
  expect(faultsIn([said(0, 'Your turn.'), acted(1), said(2, 'Your turn.')])).toEqual([]);
});

test('more than three messages within five seconds without an action are a fault', () => {
  const three = [said(0, 'a'), said(1000, 'b'), said(2000, 'c')];
  expect(faultsIn(three)).toEqual([]);
  expect(faultsIn([...three, said(4999, 'd')])).toEqual(['too much at once: a | b | c | d']);
  expect(faultsIn([...three, said(5000, 'd')])).toEqual([]);
  expect(faultsIn([...three, acted(3000), said(4000, 'd')])).toEqual([]);
});

test('a lost focus is a fault', () => {
  expect(faultsIn([acted(0), { type: 'lost focus', at: 1500, after: 'Enter' }])).toEqual([
    'nothing has the focus after Enter',
  ]);
});
