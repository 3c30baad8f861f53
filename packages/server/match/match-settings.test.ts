import type { AnyRules } from '@sesame/kernel';
import type { TimeControl } from '@sesame/protocol';
import { expect, test } from 'vitest';
import { loadDuel } from '../tests/stored-match.ts';
import { canBeRated, isSeatCountAllowed, normalizeTimeControl, parseMatchSettings } from './match-settings.ts';

const LIVE: TimeControl = { kind: 'live', perMove: 30, bank: 0 };
const DAYS: TimeControl = { kind: 'correspondence', perMove: 86_400, bank: 0 };
const NONE: TimeControl = { kind: 'none', perMove: 0, bank: 0 };

const toggle = (name: string) => ({ kind: 'flag', default: false, name });
const { rules: duel } = await loadDuel();
const racing = {
  options: { apart: toggle('apart'), untimed: toggle('untimed'), ready: toggle('ready') },
  seats: { min: 2, max: 4 },
  race: { apart: 'apart', untimed: 'untimed', ready: 'ready', shown: () => undefined },
} as unknown as AnyRules;
const rulesOf = (game: string) =>
  new Map([
    ['duel', duel],
    ['racing', racing],
  ]).get(game);

/** The code of a refusal, or the terms. */
const parse = (request: Parameters<typeof parseMatchSettings>[1], isOff?: (game: string) => boolean) => {
  const parsed = parseMatchSettings({ rulesOf, ...(isOff && { isOff }) }, request);
  return parsed.ok ? parsed.value.terms : parsed.error.code;
};

test('a time control without any time gets a minute per move', () => {
  expect(normalizeTimeControl({ ...LIVE, perMove: 0 })).toEqual({ ...LIVE, perMove: 60 });
  expect(normalizeTimeControl({ ...LIVE, perMove: 0, bank: 1 })).toEqual({ ...LIVE, perMove: 0, bank: 1 });
  expect(normalizeTimeControl({ ...LIVE, perMove: 1 })).toEqual({ ...LIVE, perMove: 1 });
  expect(normalizeTimeControl({ kind: 'none', perMove: 30, bank: 60 })).toEqual(NONE);
});

test('settings are those of a game here, with options that it has', () => {
  expect(parse({ game: 'duel' })).toMatchObject({ game: 'duel', pace: NONE });
  expect(parse({ game: 'duel', pace: LIVE })).toMatchObject({ pace: LIVE });
  expect(parse({ game: 'chess' })).toBe('no-game');
  expect(parse({ game: 'duel', options: { unheard: true } })).toEqual(expect.any(String));
  expect(parse({ game: 'racing' }, (game) => game === 'racing')).toBe('game-off');
  expect(parse({ game: 'duel' }, (game) => game === 'racing')).toMatchObject({ game: 'duel' });
});

test('players of a race are waited for unless they say otherwise, and do not race by correspondence', () => {
  const common = { apart: false, untimed: false, ready: true };
  expect(parse({ game: 'racing', pace: LIVE })).toMatchObject({ options: common });
  expect(parse({ game: 'racing', options: { ready: false } })).toMatchObject({ options: { ...common, ready: false } });
  expect(parse({ game: 'racing', pace: DAYS })).toMatchObject({ options: { ...common, apart: true } });
});

test('a match can be rated with a clock, and if it matters who is first in a race', () => {
  expect(canBeRated(duel, { options: {}, pace: LIVE })).toBe(true);
  expect(canBeRated(duel, { options: {}, pace: NONE })).toBe(false);
  expect(canBeRated(racing, { options: { untimed: false }, pace: LIVE })).toBe(true);
  expect(canBeRated(racing, { options: { untimed: true }, pace: LIVE })).toBe(false);
});

test('a game is played by so many', () => {
  expect([1, 2, 4, 5].map((count) => isSeatCountAllowed(racing, count))).toEqual([false, true, true, false]);
});
