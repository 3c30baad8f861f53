import { botPlayerId, type MatchSeat } from '@sesame/protocol';
import { describe, expect, test } from 'vitest';
import { NEWCOMER } from '../../lib/rating-scale.ts';
import type { UnsettledMatch } from '../../store/repositories/settlements.ts';
import { STORED_DUEL } from '../../tests/stored-match.ts';
import { makeSettlement, type RatingContext } from './settlement.ts';

const LIVE = { kind: 'live', perMove: 30, bank: 0 } as const;
const WON = { ranks: [1, 2] };
const MASTER = botPlayerId('crack-the-code', 'master');

/** A rated duel that Ann has won. */
const DUEL: UnsettledMatch = {
  match: { ...STORED_DUEL, pace: LIVE, rated: true, outcome: WON, endedAt: 9_000 },
  plies: 12,
  took: 8_000,
  hasInhumanClaim: false,
  moves: [6, 6],
  leavers: [],
};
const CONTEXT: RatingContext = {
  skillOf: () => undefined,
  isKept: () => true,
  isRanked: () => true,
  meetings: () => 0,
};
const duel = (match: Partial<UnsettledMatch['match']>, more: Partial<UnsettledMatch> = {}): UnsettledMatch => ({
  ...DUEL,
  ...more,
  match: { ...DUEL.match, ...match },
});
const seats = (...said: readonly Partial<MatchSeat>[]) => ({ seats: said.map((one) => ({ name: 'x', ...one })) });

test('a rated match counts for its players, who gain and lose', () => {
  const { changes, ...rest } = makeSettlement(DUEL, CONTEXT);
  const common = { rated: true, seats: 2, plies: 12, took: 8_000 };
  expect(rest).toEqual({
    match: 'm',
    endedAt: 9_000,
    field: { game: 'crack-the-code', pace: 'live' },
    sittings: [
      { ...common, player: 'ann', seat: 0, rank: 1, result: 'won' },
      { ...common, player: 'bo', seat: 1, rank: 2, result: 'lost' },
    ],
  });
  expect(changes.map(({ seat, player, before }) => ({ seat, player, before }))).toEqual([
    { seat: 0, player: 'ann', before: NEWCOMER },
    { seat: 1, player: 'bo', before: NEWCOMER },
  ]);
  expect(changes.map(({ before, after }) => Math.sign(after.mu - before.mu))).toEqual([1, -1]);
});

const BOTS = [
  { player: 'ann' },
  ...Array.from({ length: 2 }, () => ({ bot: 'master' })),
] satisfies readonly Partial<MatchSeat>[];

describe('a match', () => {
  const { outcome: _, ...without } = DUEL.match;
  test.each<[string, { sittings: number; changes: number }, UnsettledMatch]>([
    ['as agreed is rated', { sittings: 2, changes: 2 }, DUEL],
    ['of two moves each is rated', { sittings: 2, changes: 2 }, duel({}, { moves: [2, 2] })],
    ['by correspondence is rated', { sittings: 2, changes: 2 }, duel({ pace: { ...LIVE, kind: 'correspondence' } })],
    ['against a bot is rated', { sittings: 2, changes: 2 }, duel(seats({ player: 'ann' }, { bot: 'master' }))],
    [
      'that a bot need not move in is rated',
      { sittings: 2, changes: 2 },
      duel(seats({ player: 'ann' }, { bot: 'master' }), { moves: [2] }),
    ],
    ['that one has left is rated', { sittings: 2, changes: 2 }, duel({}, { leavers: [1] })],
    [
      'with an owner’s bot is rated',
      { sittings: 2, changes: 2 },
      duel(seats({ player: 'ann' }, { player: 'robo', isBot: true })),
    ],
    ['without an outcome counts for nothing', { sittings: 0, changes: 0 }, { ...DUEL, match: without }],
    [
      'branched from a record counts for nothing',
      { sittings: 0, changes: 0 },
      duel({ branched: { from: 'm0', ply: 1 } as never }),
    ],
    ['that somebody has hardly played counts for nothing', { sittings: 0, changes: 0 }, duel({}, { moves: [6, 1] })],
    ['without ratings counts however short', { sittings: 2, changes: 0 }, duel({ rated: false }, { moves: [0, 0] })],
    [
      'without a clock is not rated',
      { sittings: 2, changes: 0 },
      duel({ pace: { kind: 'none', perMove: 0, bank: 0 } }),
    ],
    ['with an inhuman claim is not rated', { sittings: 2, changes: 0 }, duel({}, { hasInhumanClaim: true })],
    ['that all have left is not rated', { sittings: 2, changes: 0 }, duel({}, { leavers: [0, 1] })],
    ['alone is not rated', { sittings: 1, changes: 0 }, duel({ ...seats({ player: 'ann' }), outcome: { ranks: [1] } })],
    [
      'between bots is not rated',
      { sittings: 2, changes: 0 },
      duel(seats({ bot: 'master' }, { player: 'robo', isBot: true })),
    ],
    [
      'against a bot that adapts is not rated',
      { sittings: 2, changes: 0 },
      duel(seats({ player: 'ann' }, { bot: 'your-level' })),
    ],
    [
      'against the same bot twice is not rated',
      { sittings: 2, changes: 0 },
      duel({ ...seats(...BOTS), outcome: { ranks: [1, 2, 2] } }),
    ],
  ])('%s', (_name, counted, ended) => {
    const { sittings, changes } = makeSettlement(ended, CONTEXT);
    expect({ sittings: sittings.length, changes: changes.length }).toEqual(counted);
    expect(sittings.every(({ rated }) => rated === counted.changes > 0)).toBe(true);
  });

  test('with a guest is not rated', () => {
    const { sittings, changes } = makeSettlement(DUEL, { ...CONTEXT, isRanked: (player) => player !== 'bo' });
    expect([sittings.length, changes.length]).toEqual([2, 0]);
  });

  test('against a bot changes the rating of the person alone, from the strength of the bot', () => {
    const against = (mu: number) =>
      makeSettlement(duel(seats({ player: 'ann' }, { bot: 'master' })), {
        ...CONTEXT,
        isKept: (player) => player !== MASTER,
        skillOf: (player) => (player === MASTER ? { mu, sigma: 2, played: 0 } : undefined),
      }).changes;
    const [weak, strong] = [against(20), against(30)];
    expect(strong.map(({ player }) => player)).toEqual(['ann']);
    expect(strong[0]?.after.mu).toBeGreaterThan(weak[0]?.after.mu ?? Number.NaN);
  });

  test('between two who met today counts less', () => {
    const gainAfter = (meetings: number) =>
      (makeSettlement(DUEL, { ...CONTEXT, meetings: () => meetings }).changes[0]?.after.mu ?? 0) - NEWCOMER.mu;
    expect(gainAfter(1)).toBeCloseTo(gainAfter(0) / 2);
    expect(gainAfter(2)).toBeCloseTo(gainAfter(0) / 4);
  });

  test('that the winner has left is lost for them where it is rated', () => {
    const results = (rated: boolean) =>
      makeSettlement(duel({ rated }, { leavers: [0] }), CONTEXT).sittings.map(({ rank, result }) => [rank, result]);
    expect(results(true)).toEqual([
      [2, 'lost'],
      [1, 'won'],
    ]);
    expect(results(false)).toEqual([
      [1, 'won'],
      [2, 'lost'],
    ]);
  });

  test('counts once for a bot in several seats, with its first', () => {
    const { sittings } = makeSettlement(duel({ ...seats(...BOTS), outcome: { ranks: [2, 1, 3] } }), CONTEXT);
    expect(sittings.map(({ player, seat, rank, seats: all }) => [player, seat, rank, all])).toEqual([
      ['ann', 0, 2, 3],
      [MASTER, 1, 1, 3],
    ]);
  });
});
