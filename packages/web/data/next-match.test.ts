import type { MatchSummary } from '@sesame/protocol';
import { expect, test } from 'vitest';
import { matchInPath, nextWaitingMatch } from './next-match.ts';

const match = (id: string): MatchSummary => ({
  id,
  game: 'crack-the-code',
  table: 't',
  pace: { kind: 'none', perMove: 0, bank: 0 },
  rated: false,
  seats: [],
  you: 0,
  yourTurn: true,
  plies: 0,
  startedAt: 0,
});
const three = ['a', 'b', 'c'].map(match);

test.each([
  ['the first, from anywhere', three, undefined, 1, 'a'],
  ['the last, going back from anywhere', three, undefined, -1, 'c'],
  ['the one after this', three, 'a', 1, 'b'],
  ['the first after the last', three, 'c', 1, 'a'],
  ['the one before this', three, 'b', -1, 'a'],
  ['the last before the first', three, 'a', -1, 'c'],
  ['the first, from a match that does not wait', three, 'x', 1, 'a'],
  ['none, if this is the only one', [match('a')], 'a', 1, undefined],
  ['none, if nothing waits', [], 'a', 1, undefined],
] as const)('the next is %s', (_name, waiting, here, by, expected) => {
  expect(nextWaitingMatch(waiting, here, by)?.id).toBe(expected);
});

test('an address is that of a match, or not', () => {
  expect(['/matches/abc', '/matches/abc/replay', '/', '/tables/abc'].map(matchInPath)).toEqual([
    'abc',
    undefined,
    undefined,
    undefined,
  ]);
});
