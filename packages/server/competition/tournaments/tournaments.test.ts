import type { BotCard } from '@sesame/kernel';
import type { TournamentFormat } from '@sesame/protocol';
import { describe, expect, test } from 'vitest';
import type {
  StoredEntrant,
  StoredPairing,
  StoredTournament,
  TournamentEdit,
} from '../../store/repositories/tournaments.ts';
import type { StoredPlayer } from '../../store/store.ts';
import { makeTournaments, type Tournaments, type TournamentsDeps } from './tournaments.ts';

const TOURNAMENT: StoredTournament = {
  id: 'cup',
  version: 0,
  name: 'Cup',
  game: 'crack-the-code',
  options: {},
  pace: { kind: 'live', perMove: 30, bank: 0 },
  format: 'swiss',
  rounds: 5,
  places: 4,
  size: 2,
  start: { kind: 'hand' },
  rated: false,
  misses: 0,
  organiser: 'org',
  organiserName: 'Org',
  secret: '00',
  state: 'open',
  round: 0,
  createdAt: 1,
};
const entrant = (number: number, player: string, more: Partial<StoredEntrant> = {}): StoredEntrant => ({
  ...{ tournament: 'cup', number, name: player, player, contribution: '', out: false },
  ...more,
});
const bot = (number: number, id = 'novice'): StoredEntrant => ({
  ...{ tournament: 'cup', number, name: id, bot: id, contribution: '', out: false },
});
const THREE = [entrant(1, 'ann'), entrant(2, 'bo'), entrant(3, 'org')];

interface Given {
  readonly tournament?: Partial<StoredTournament>;
  readonly entrants?: readonly StoredEntrant[];
  readonly pairings?: readonly StoredPairing[];
}

/** What a request changes, or the code of its refusal. Nothing more happens: the game has no rules here. */
const change = async ({ tournament, entrants = THREE, pairings = [] }: Given, ask: (made: Tournaments) => unknown) => {
  const edits: TournamentEdit[] = [];
  const store = {
    tournaments: {
      find: async (id: string) => (id === 'cup' ? { ...TOURNAMENT, ...tournament } : undefined),
      entrants: async () => entrants,
      pairings: async () => pairings,
      change: async (_: unknown, edit: TournamentEdit) => edits.push(edit) > 0,
    },
  };
  const games = {
    rulesOf: () => undefined,
    botOf: (_: string, id: string) => (id === 'novice' ? ({ name: { en: 'Novice' } } as BotCard) : undefined),
  };
  const deps = { store, games, now: () => 50, begin: async () => {}, forfeit: async () => {} };
  const answer = (await ask(makeTournaments(deps as unknown as TournamentsDeps))) as Awaited<
    ReturnType<Tournaments['cancel']>
  >;
  return answer.ok ? edits[0] : answer.error.code;
};
const player = (id: string): StoredPlayer => ({ id, name: id, createdAt: 0 });
const running = (format: TournamentFormat) => ({ tournament: { state: 'running', format } }) as const;

describe('who enters', () => {
  const enter = (given: Given, id = 'cleo') =>
    change(given, (made) => made.enter('cup', player(id), { contribution: 'c' }));
  const entered = {
    enter: { tournament: 'cup', number: 4, player: 'cleo', name: 'cleo', contribution: 'c', out: false },
  };

  test('has a number that nobody else had', async () => {
    expect(await enter({})).toEqual(entered);
    expect(await enter({ entrants: [entrant(3, 'ann')] })).toEqual(entered);
    expect(await enter({ entrants: [] })).toMatchObject({ enter: { number: 1 } });
  });

  test.each<[string, string | object, Given, string?]>([
    ['finds it full', 'no-places', { entrants: [...THREE, entrant(4, 'dee')] }],
    [
      'takes the place of somebody removed',
      { enter: { number: 5 } },
      { entrants: [...THREE, entrant(4, 'dee', { out: true })] },
    ],
    ['comes too late', 'begun', running('swiss')],
    ['may come late to an arena', { enter: { number: 4 } }, running('arena')],
    ['comes when it is over', 'over', { tournament: { state: 'over', format: 'arena' } }],
    ['has entered before', 'entered', {}, 'ann'],
    ['was removed', 'removed', { entrants: [entrant(1, 'ann', { out: true })] }, 'ann'],
    [
      'comes back',
      { back: 1 },
      { ...running('swiss'), entrants: [entrant(1, 'ann', { out: true, away: true })] },
      'ann',
    ],
  ])('%s', async (_, result, given, id) => {
    const made = await enter(given, id);
    if (typeof result === 'string') expect(made).toBe(result);
    else expect(made).toMatchObject(result);
  });
});

describe('a bot', () => {
  const enterBot = (given: Given, by = 'org', id = 'novice') => change(given, (made) => made.enterBot('cup', by, id));

  test('is entered by the organiser, and numbered from the second on', async () => {
    expect(await enterBot({ entrants: [] })).toMatchObject({ enter: { bot: 'novice', name: 'Novice', number: 1 } });
    expect(await enterBot({ entrants: [bot(1)] })).toMatchObject({ enter: { name: 'Novice 2', number: 2 } });
    expect(await enterBot({ entrants: [bot(1, 'master')] })).toMatchObject({ enter: { name: 'Novice' } });
    expect(await enterBot({}, 'ann')).toBe('not-organiser');
    expect(await enterBot({}, 'org', 'nobody')).toBe('no-bot');
  });

  test('finds enough of its kind', async () => {
    const bots = (count: number) => ({
      tournament: { places: 100 },
      entrants: Array.from({ length: count }, (_, i) => bot(i + 1)),
    });
    const counts = Array.from({ length: 100 }, (_, count) => count);
    const results = await Promise.all(counts.map((count) => enterBot(bots(count))));
    const { MAX_TOURNAMENT_BOTS } = await import('@sesame/protocol');
    expect(results.indexOf('bots-enough')).toBe(MAX_TOURNAMENT_BOTS);
  });
});

describe('who leaves', () => {
  const leave = (given: Given, by: string, number: number) => change(given, (made) => made.leave('cup', by, number));
  const meeting = (ranks?: readonly number[]): StoredPairing => ({
    ...{ round: 1, board: 1, seats: [3, 1], begun: true, absent: [] },
    ...(ranks && { ranks }),
  });

  test.each<[string, string | object, Given, string, number]>([
    ['before the start is deleted', { drop: [1] }, {}, 'ann', 1],
    ['before the start by the organiser’s will stays away', { out: 1 }, {}, 'org', 1],
    ['as a bot before the start is deleted', { drop: [4] }, { entrants: [...THREE, bot(4)] }, 'org', 4],
    ['in a round plays no more', { out: 1 }, running('swiss'), 'ann', 1],
    ['in an arena may come back', { away: [1] }, running('arena'), 'ann', 1],
    ['by the organiser’s will finishes the match', { remove: 1 }, running('swiss'), 'org', 1],
    [
      'must be the organiser’s opponent no more',
      { remove: 1 },
      { ...running('swiss'), pairings: [meeting([1, 2])] },
      'org',
      1,
    ],
    ['is not the organiser’s opponent', { remove: 2 }, { ...running('swiss'), pairings: [meeting()] }, 'org', 2],
    ['is the organiser’s opponent', 'your-opponent', { ...running('swiss'), pairings: [meeting()] }, 'org', 1],
    ['leaves by nobody else’s will', 'not-organiser', {}, 'bo', 1],
    ['is not there', 'not-entered', {}, 'org', 9],
    ['has left', 'not-entered', { entrants: [entrant(1, 'ann', { out: true })] }, 'ann', 1],
    ['leaves after the end', 'over', { tournament: { state: 'over' } }, 'ann', 1],
    ['leaves what was cancelled', 'over', { tournament: { state: 'cancelled' } }, 'org', 1],
  ])('%s', async (_, result, given, by, number) => {
    expect(await leave(given, by, number)).toEqual(result);
  });
});

test('only the organiser cancels a tournament, until it is over', async () => {
  const cancel = (state: StoredTournament['state'], by = 'org') =>
    change({ tournament: { state } }, (made) => made.cancel('cup', by));
  const cancelled = { set: { state: 'cancelled', endedAt: 50 } };
  expect([await cancel('open'), await cancel('running')]).toEqual([cancelled, cancelled]);
  expect([await cancel('over'), await cancel('cancelled'), await cancel('open', 'ann')]).toEqual([
    'over',
    'over',
    'not-organiser',
  ]);
});

test('only the organiser starts a tournament, once', async () => {
  const start = (given: Given, by: string) => change(given, (made) => made.start('cup', by));
  expect(await start({}, 'ann')).toBe('not-organiser');
  expect(await start(running('swiss'), 'org')).toBe('begun');
});
