import { expect, test } from 'vitest';
import type { StoredMatch } from '../store/store.ts';
import { loadDuel } from '../tests/stored-match.ts';
import { loadMatch } from './load-match.ts';
import { makePauses, type PausesDeps } from './pause.ts';

const { rules, stored: duel } = await loadDuel();
const ann = { name: 'Ann', player: 'ann' };
const bot = { name: 'Master', bot: 'master' };
const CLOCK = { kind: 'live', perMove: 30, bank: 0 } as const;
const PAUSABLE: Partial<StoredMatch> = { seats: [ann, bot], pace: CLOCK };

/** What is written when a seat is left, or when somebody comes back to it. */
const happen = async (
  event: 'seatLeft' | 'seatReturned',
  said: Partial<StoredMatch>,
  { here = [] as readonly number[], isCached = true, isRace = false, isEnded = false } = {},
) => {
  const written: string[] = [];
  const loaded = loadMatch({ ...duel, ...said }, rules, []);
  const match = {
    ...loaded,
    ...(isEnded && { committed: { ...loaded.committed, end: { at: 9, note: '' } } }),
    ...(isRace && { rules: { ...rules, race: { apart: '', untimed: '', shown: () => undefined } } }),
  };
  const deps = {
    store: {
      matches: {
        pause: async (id: string, at: number) => void written.push(`pause ${id} at ${at}`),
        resume: async (id: string, at: number) => void written.push(`resume ${id} at ${at}`),
      },
    },
    matches: {
      cached: () => (isCached ? match : undefined),
      find: async () => match,
      connectedSeats: () => here,
      timeOf: () => 7,
      reloadAmendments: async () => void written.push('reload'),
    },
    now: () => 99,
    onError: (error: unknown) => {
      throw error;
    },
  };
  const pauses = makePauses(deps as unknown as PausesDeps);
  pauses[event]('m');
  // Nothing is left out that has begun.
  await new Promise(setImmediate);
  await pauses.stop();
  return written;
};

test('a match against bots is paused when its only person has left, and goes on when they are back', async () => {
  expect(await happen('seatLeft', PAUSABLE)).toEqual(['pause m at 7', 'reload']);
  expect(await happen('seatLeft', PAUSABLE, { isCached: false })).toEqual(['pause m at 7', 'reload']);
  expect(await happen('seatReturned', { ...PAUSABLE, pausedAt: 5 }, { here: [0] })).toEqual([
    'resume m at 99',
    'reload',
  ]);
});

test.each<[string, Partial<StoredMatch>, Parameters<typeof happen>[2]]>([
  ['while its person is here', PAUSABLE, { here: [0] }],
  ['twice', { ...PAUSABLE, pausedAt: 5 }, {}],
  ['if it is rated', { ...PAUSABLE, rated: true }, {}],
  ['in a tournament', { ...PAUSABLE, tournament: 'cup' }, {}],
  ['with two people', { pace: CLOCK }, {}],
  ['between bots', { ...PAUSABLE, seats: [bot, bot] }, {}],
  ['of somebody’s bot', { ...PAUSABLE, seats: [{ ...ann, isBot: true }, bot] }, {}],
  ['without a clock', { ...PAUSABLE, pace: { kind: 'none', perMove: 0, bank: 0 } }, {}],
  ['after its end', PAUSABLE, { isEnded: true }],
])('a match is not paused %s', async (_, said, more) => {
  expect(await happen('seatLeft', said, more)).toEqual([]);
});

test('a race is paused even without a clock', async () => {
  const untimed = { ...PAUSABLE, pace: { kind: 'none', perMove: 0, bank: 0 } } as const;
  expect(await happen('seatLeft', untimed, { isRace: true })).toHaveLength(2);
});

test('a match that runs, or whose person is still away, is not resumed', async () => {
  expect(await happen('seatReturned', PAUSABLE, { here: [0] })).toEqual([]);
  expect(await happen('seatReturned', { ...PAUSABLE, pausedAt: 5 }, { here: [1] })).toEqual([]);
});
