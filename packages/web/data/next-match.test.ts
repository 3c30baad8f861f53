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
  ['the first one from another page', three, undefined, 1, 'a'],
  ['the last one backwards from another page', three, undefined, -1, 'c'],
  ['the following one', three, 'a', 1, 'b'],
  ['the first one after the last', three, 'c', 1, 'a'],
  ['the previous one backwards', three, 'b', -1, 'a'],
  ['the last one backwards from the first', three, 'a', -1, 'c'],
  ['the first one from a match that is not waiting', three, 'x', 1, 'a'],
  ['none if this is the only one', [match('a')], 'a', 1, undefined],
  ['none if no match is waiting', [], 'a', 1, undefined],
] as const)('the next match is %s', (_name, waiting, here, by, expected) => {
  expect(nextWaitingMatch(waiting, here, by)?.id).toBe(expected);
});

test('only the path of a match page contains a match', () => {
  expect(['/matches/abc', '/matches/abc/replay', '/', '/tables/abc'].map(matchInPath)).toEqual([
    'abc',
    undefined,
    undefined,
    undefined,
  ]);
});
