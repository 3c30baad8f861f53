import type { MatchSummary } from '@sesame/protocol';
import { expect, test } from 'vitest';
import { makeSummary } from '../testing/match-summary.ts';
import { runningClocks } from './running-clocks.ts';

const HOUR_MS = 3_600_000;
const match = (id: string, rest: Partial<MatchSummary>) =>
  makeSummary(id, { pace: { kind: 'live', perMove: 30, bank: 0 }, yourTurn: rest.due !== undefined, ...rest });
const idsOf = (matches: readonly MatchSummary[]) => runningClocks(matches, 0).map(({ match }) => match.id);

test('our clocks come first, and the least time left', () => {
  const matches = [
    match('theirs', { othersDue: 1000 }),
    match('later', { due: 5000 }),
    match('soon', { due: 2000 }),
    match('paused', { yourTurn: true }),
  ];
  expect(idsOf(matches)).toEqual(['soon', 'later', 'theirs']);
});

test('a match by correspondence counts in the last hour of our own clock', () => {
  const pace = { kind: 'correspondence', perMove: 86_400, bank: 0 } as const;
  const matches = [
    match('day', { pace, due: 24 * HOUR_MS }),
    match('minutes', { pace, due: HOUR_MS - 1 }),
    match('theirs', { pace, othersDue: 1000 }),
  ];
  expect(idsOf(matches)).toEqual(['minutes']);
});

test('the clock of a game without a time control counts', () => {
  const pace = { kind: 'none', perMove: 0, bank: 0 } as const;
  expect(idsOf([match('race', { pace, othersDue: 9000, yourTurn: true })])).toEqual(['race']);
});
