import type { AnyRules } from '@sesame/kernel';
import { MAX_ROUND_ROBIN_PLACES, MAX_TOURNAMENT_TABLE_SEATS, type NewTournament } from '@sesame/protocol';
import { expect, test } from 'vitest';
import type { Games } from '../../lib/games.ts';
import { loadDuel } from '../../tests/stored-match.ts';
import { parseTournamentSettings } from './tournament-settings.ts';

const NOW = 1_000;
const YEAR_MS = 365 * 86_400_000;
const LIVE = { kind: 'live', perMove: 30, bank: 0 } as const;
const { rules } = await loadDuel();
const seats: Readonly<Record<string, AnyRules['seats']>> = {
  duel: { min: 2, max: 2 },
  party: { min: 3, max: 5 },
  crowd: { min: 2, max: MAX_TOURNAMENT_TABLE_SEATS + 1 },
};
const games = {
  rulesOf: (game: string) => seats[game] && { ...rules, seats: seats[game] },
} as unknown as Games;

const WISH = { name: ' Cup ', game: 'duel', pace: LIVE, format: 'swiss', places: 8, start: { kind: 'full' } } as const;
/** The settings, or the code of a refusal. */
const parse = (wish: Partial<NewTournament>) => {
  const parsed = parseTournamentSettings(games, { ...WISH, ...wish }, NOW);
  return parsed.ok ? parsed.value : parsed.error.code;
};
const startsAt = (at: number) => ({ start: { kind: 'time', at } as const });

test('a tournament has five rounds between two and is rated, unless the organiser says otherwise', () => {
  const settings = parse({});
  expect(settings).toMatchObject({ name: 'Cup', rounds: 5, size: 2, rated: true, places: 8, pace: LIVE });
  expect(settings).not.toHaveProperty('minutes');
  expect(settings).not.toHaveProperty('repeats');
  expect(parse({ rounds: 3, rated: false, size: 4 })).toMatchObject({ rounds: 3, rated: false, size: 2 });
  expect(parse({ format: 'arena' })).toMatchObject({ minutes: 60 });
  expect(parse({ format: 'arena', minutes: 30 })).toMatchObject({ minutes: 30 });
  expect(parse({ ...startsAt(NOW + 1), repeats: 'week' })).toMatchObject({ repeats: 'week' });
});

test('tables have as many seats as the game allows', () => {
  const sizeOf = (wish: Partial<NewTournament>) => {
    const settings = parse({ format: 'tables', ...wish });
    return typeof settings === 'string' ? settings : settings.size;
  };
  expect([sizeOf({ game: 'party' }), sizeOf({ game: 'party', size: 3 })]).toEqual([5, 3]);
  expect([sizeOf({ game: 'party', size: 2 }), sizeOf({ game: 'party', size: 6 })]).toEqual([
    'wrong-seats',
    'wrong-seats',
  ]);
  expect(sizeOf({ game: 'crowd' })).toBe(MAX_TOURNAMENT_TABLE_SEATS);
  expect(parse({ game: 'party' })).toBe('wrong-seats');
});

test.each<[string, string | undefined, Partial<NewTournament>]>([
  ['of a game that is not here', 'no-game', { game: 'chess' }],
  ['without a clock', 'no-clock', { pace: { kind: 'none', perMove: 0, bank: 0 } }],
  ['of everybody against everybody', undefined, { format: 'robin', places: MAX_ROUND_ROBIN_PLACES }],
  ['of too many against each other', 'too-large', { format: 'robin', places: MAX_ROUND_ROBIN_PLACES + 1 }],
  ['of as many in another format', undefined, { places: MAX_ROUND_ROBIN_PLACES + 1 }],
  ['that starts now', 'wrong-time', startsAt(NOW)],
  ['that starts soon', undefined, startsAt(NOW + 1)],
  ['that starts in a year', undefined, startsAt(NOW + YEAR_MS)],
  ['that starts later', 'wrong-time', startsAt(NOW + YEAR_MS + 1)],
  ['by correspondence', undefined, { pace: { ...LIVE, kind: 'correspondence' } }],
  ['by correspondence in an arena', 'live-arena', { format: 'arena', pace: { ...LIVE, kind: 'correspondence' } }],
  ['that repeats without a start time', 'no-time', { repeats: 'day' }],
])('whether there may be a tournament %s', (_, code, wish) => {
  const settings = parse(wish);
  expect(typeof settings === 'string' ? settings : undefined).toBe(code);
});
