import { describe, expect, test } from 'vitest';
import type { StoredPairing, StoredTournament } from '../../store/repositories/tournaments.ts';
import { nextStep, type TournamentState } from './next-step.ts';

const TOURNAMENT: StoredTournament = {
  id: 'cup',
  version: 0,
  name: 'Cup',
  game: 'crack-the-code',
  options: {},
  pace: { kind: 'live', perMove: 30, bank: 0 },
  format: 'robin',
  rounds: 5,
  places: 4,
  size: 2,
  start: { kind: 'full' },
  rated: false,
  misses: 0,
  organiser: 'ann',
  organiserName: 'Ann',
  secret: '00'.repeat(32),
  state: 'open',
  round: 0,
  createdAt: 1,
};

const whole = (
  said: Partial<StoredTournament>,
  { count = 4, out = [] as readonly number[], pairings = [] as readonly StoredPairing[] } = {},
): TournamentState => ({
  tournament: { ...TOURNAMENT, ...said },
  entrants: Array.from({ length: count }, (_, i) => ({
    tournament: 'cup',
    number: i + 1,
    name: `Bot ${i + 1}`,
    bot: 'random',
    contribution: '',
    out: out.includes(i + 1),
  })),
  pairings,
});
const kindOf = (one: TournamentState, more: { now?: number; isCalled?: boolean } = {}) =>
  nextStep(one, { now: 5, min: 2, ...more }).kind;

describe('the next step of a tournament', () => {
  test.each([
    ['waits for the last entrant', whole({}, { count: 3 }), 'wait'],
    ['starts when it is full', whole({}), 'pair'],
    ['does not count removed entrants', whole({}, { count: 4, out: [2] }), 'wait'],
    ['waits for its start time', whole({ start: { kind: 'time', at: 6 } }), 'wait'],
    ['starts at its start time', whole({ start: { kind: 'time', at: 5 } }), 'pair'],
    ['is called off with too few entrants', whole({ start: { kind: 'time', at: 5 } }, { count: 2 }), 'call-off'],
    ['waits for its organiser', whole({ start: { kind: 'hand' } }), 'wait'],
    ['needs nothing once it is over', whole({ state: 'over' }), 'wait'],
    ['needs nothing once it is cancelled', whole({ state: 'cancelled', round: 1 }), 'wait'],
  ])('it %s', (_, one, kind) => {
    expect(kindOf(one)).toBe(kind);
  });

  test('can be started early by its organiser', () => {
    expect(kindOf(whole({ start: { kind: 'hand' } }), { isCalled: true })).toBe('pair');
    expect(nextStep(whole({}, { count: 3 }), { now: 5, min: 2, isCalled: true })).toMatchObject({ rounds: 3 });
  });

  const meets = { table: 't', match: 'm' };
  const running = { state: 'running', round: 1, rounds: 3 } as const;
  const played = { round: 1, board: 1, seats: [1, 2], meets, begun: true, ranks: [1, 2], absent: [] };
  test.each([
    ['starts paired matches', [{ ...played, begun: false, ranks: undefined }], 'begin'],
    ['waits for running matches', [played, { ...played, board: 2, ranks: undefined }], 'wait'],
    ['pairs the next round', [played, { round: 1, board: 2, seats: [3], begun: false, absent: [] }], 'pair'],
  ])('a round %s', (_, rows, kind) => {
    const pairings = rows.map(
      ({ ranks, ...row }: Omit<StoredPairing, 'ranks'> & { ranks?: readonly number[] | undefined }) =>
        ranks === undefined ? row : { ...row, ranks },
    );
    expect(kindOf(whole(running, { pairings }))).toBe(kind);
  });

  test('ends after the last round, or when fewer than two are left', () => {
    expect(kindOf(whole({ ...running, round: 3 }, { pairings: [{ ...played, round: 3 }] }))).toBe('end');
    expect(kindOf(whole(running, { pairings: [played], out: [1, 2, 3] }))).toBe('end');
  });

  test('in a round robin, opponents of a withdrawn entrant have a bye, each once', () => {
    const resting = [2, 3].map((round) => {
      const step = nextStep(
        whole({ ...running, round: round - 1 }, { out: [4], pairings: [{ ...played, round: round - 1 }] }),
        { now: 5, min: 2 },
      );
      return step.kind === 'pair' ? step.meetings.filter((seats) => seats.length === 1).flat() : [];
    });
    expect(resting.map((entrants) => entrants.length)).toEqual([1, 1]);
    expect(new Set([...resting.flat(), 4]).size).toBe(3);
  });

  test('a player who made no move in two matches is left out, once their match is over', () => {
    const missed = [1, 2].map((round) => ({ ...played, round, absent: [2] }));
    const people = { ...running, round: 2 };
    const state = whole(people, { pairings: missed });
    const entrants = state.entrants.map(({ bot: _bot, ...one }) => ({ ...one, player: `p${one.number}` }));
    expect(nextStep({ ...state, entrants }, { now: 5, min: 2 })).toEqual({ kind: 'leave-out', entrants: [2] });
    // Coming back clears the slate, also of that round; bots make no moves of their own.
    for (const backRound of [1, 2]) {
      const back = entrants.map((one) => ({ ...one, backRound }));
      expect(nextStep({ ...state, entrants: back }, { now: 5, min: 2 }).kind).toBe('pair');
    }
    expect(kindOf(state)).toBe('pair');
    const once = { ...state, entrants, pairings: missed.slice(0, 1) };
    expect(nextStep({ ...once, tournament: { ...state.tournament, round: 1 } }, { now: 5, min: 2 }).kind).toBe('pair');
  });
});
