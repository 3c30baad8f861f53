import { commitmentOf } from '@sesame/kernel';
import { describe, expect, test } from 'vitest';
import type { StoredEntrant, StoredPairing, StoredTournament } from '../../store/repositories/tournaments.ts';
import type { Store, StoredPlayer } from '../../store/store.ts';
import { listTournaments } from './list.ts';
import { publicSummary, publicTournament } from './page.ts';

const SECRET = '5ec2e7';
const TOURNAMENT: StoredTournament = {
  id: 'cup',
  version: 3,
  name: 'Cup',
  game: 'crack-the-code',
  options: { pegs: 5 },
  pace: { kind: 'live', perMove: 30, bank: 0 },
  format: 'swiss',
  rounds: 5,
  places: 8,
  size: 2,
  start: { kind: 'hand' },
  rated: true,
  misses: 1,
  organiser: 'org',
  organiserName: 'Org',
  secret: SECRET,
  state: 'open',
  round: 0,
  createdAt: 1,
};
const entrant = (number: number, more: Partial<StoredEntrant> = {}): StoredEntrant => ({
  ...{ tournament: 'cup', number, name: `N${number}`, player: `p${number}`, contribution: 'c', out: false },
  ...more,
});
const pairing = (board: number, seats: readonly number[], more: Partial<StoredPairing> = {}): StoredPairing => ({
  ...{ round: 1, board, seats, begun: true, absent: [] },
  ...(seats.length > 1 && { meets: { table: `t${board}`, match: `m${board}` } }),
  ...more,
});
const FOUR = [
  entrant(1),
  entrant(2),
  entrant(3, { source: { network: 'n' }, owner: 'ann' }),
  entrant(4, { out: true }),
];
const ROUND = [pairing(1, [1, 2], { ranks: [2, 1] }), pairing(2, [3])];
const show = (said: Partial<StoredTournament>, entrants = FOUR, pairings: readonly StoredPairing[] = []) =>
  publicTournament({ tournament: { ...TOURNAMENT, ...said }, entrants, pairings });
const started = { state: 'running', round: 1, startedAt: 9 } as const;

describe('an open tournament', () => {
  test('keeps its secret, and shows neither who was removed nor where entrants come from', () => {
    const { people, commitment, ...shown } = show({});
    expect(shown).not.toHaveProperty('secret');
    expect(shown).not.toHaveProperty('misses');
    expect(commitment).toBe(commitmentOf(SECRET));
    expect(people).toEqual(
      [1, 2, 3].map((number) => ({ number, name: `N${number}`, player: `p${number}`, out: false })),
    );
    expect(shown).toMatchObject({ entrants: 3, meetings: [], organiser: { player: 'org', name: 'Org' } });
    expect(shown.standings.map((row) => row.entrant)).toEqual([1, 2, 3]);
  });
});

test('the settings of a tournament are shown as far as it has them, and so are its bots', () => {
  const { id, name, game, pace, format, rounds, places, size, start, rated, createdAt } = TOURNAMENT;
  const common = { id, name, game, pace, format, rounds, places, size, start, rated, createdAt };
  const always = { ...common, state: 'open', round: 0, entrants: 2, organiser: { player: 'org', name: 'Org' } };
  expect(publicSummary(TOURNAMENT, 2)).toEqual(always);
  const more = { minutes: 60, repeats: 'week', startedAt: 0, endedAt: 9 } as const;
  expect(publicSummary({ ...TOURNAMENT, ...more }, 2)).toEqual({ ...always, ...more });
  const { player: _, ...bot } = entrant(1, { bot: 'novice' });
  const { people } = show({}, [bot, entrant(2, { away: true })]);
  expect(people).toEqual([
    { number: 1, name: 'N1', bot: 'novice', out: false },
    { number: 2, name: 'N2', player: 'p2', out: false, away: true },
  ]);
});

describe('a running tournament', () => {
  test('lists who has left, and the points of every round', () => {
    const { people, meetings, standings, entrants } = show(started, FOUR, ROUND);
    expect([entrants, people.map(({ out }) => out)]).toEqual([4, [false, false, false, true]]);
    expect(meetings).toEqual([
      [
        { board: 1, seats: [1, 2], match: 'm1', points: [0, 1] },
        { board: 2, seats: [3], points: [1] },
      ],
    ]);
    expect(standings.find((row) => row.entrant === 2)).toMatchObject({ points: 1 });
  });

  test('names the winners and the secret when it is over, and no sooner', () => {
    expect(show(started, FOUR, ROUND)).not.toHaveProperty('winners');
    expect(show(started, FOUR, ROUND)).not.toHaveProperty('secret');
    const won = [pairing(1, [1, 2], { ranks: [1, 2] })];
    expect(show({ ...started, state: 'over' }, FOUR.slice(0, 2), won)).toMatchObject({
      winners: ['N1'],
      secret: SECRET,
    });
    expect(show({ ...started, state: 'cancelled' }, FOUR, ROUND)).not.toHaveProperty('secret');
  });

  test('leads to matches that have begun, and tells no points of those that go on', () => {
    const [[waiting, playing] = []] = show(started, FOUR, [
      pairing(1, [1, 2], { begun: false }),
      pairing(2, [3, 4]),
    ]).meetings;
    expect(waiting).toEqual({ board: 1, seats: [1, 2] });
    expect(playing).toEqual({ board: 2, seats: [3, 4], match: 'm2' });
  });

  test('that was cancelled before its start does not list who was removed', () => {
    expect(show({ state: 'cancelled' }).people).toHaveLength(3);
  });
});

describe('the list of tournaments', () => {
  const list = async (said: Partial<StoredTournament>, player?: string, pairings: readonly StoredPairing[] = []) => {
    const tournaments = {
      list: async (which: string) => (which === 'open' ? [{ ...TOURNAMENT, ...said }] : []),
      entrants: async () => [...FOUR, entrant(9, { tournament: 'other', player: 'bo' })],
      pairings: async () => pairings,
    };
    const [one] = await listTournaments(
      { tournaments } as unknown as Pick<Store, 'tournaments'>,
      player === undefined ? undefined : ({ id: player } as StoredPlayer),
    );
    return one;
  };

  test('counts the entrants, of running ones also those who have left', async () => {
    expect(await list({})).toMatchObject({ entrants: 3 });
    expect(await list(started)).toMatchObject({ entrants: 4 });
  });

  test('says which are one’s own', async () => {
    const mine = async (player?: string) => (await list({}, player))?.mine;
    expect([await mine('p1'), await mine('p4'), await mine('bo'), await mine()]).toEqual([true, false, false, false]);
  });

  test('names winners of those that are over', async () => {
    expect(await list(started, 'p1', ROUND)).not.toHaveProperty('winners');
    const over = await list({ ...started, state: 'over' }, 'p1', [pairing(1, [1, 2], { ranks: [1, 2] })]);
    expect(over?.winners).toEqual(['N1']);
    expect(over).not.toHaveProperty('secret');
  });
});
