import { below, makeRng, type Rng } from '@sesame/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Games, loadGames } from '../../lib/games.ts';
import { makeStartNewTable } from '../../lobby/tables/start-match.ts';
import { openStore } from '../../store/open-store.ts';
import type { StoredTournament } from '../../store/repositories/tournaments.ts';
import type { Store } from '../../store/store.ts';
import { makeTestDatabase, type TestDatabase } from '../../tests/test-database.ts';
import { makeTournamentRunner, type TournamentRunner } from './run.ts';

const TOURNAMENT: StoredTournament = {
  id: 'cup',
  version: 0,
  name: 'Cup',
  game: 'crack-the-code',
  options: { positions: 3, colours: 4, attempts: 6, repeats: true },
  pace: { kind: 'live', perMove: 30, bank: 0 },
  format: 'swiss',
  rounds: 4,
  places: 9,
  size: 2,
  start: { kind: 'full' },
  rated: false,
  misses: 0,
  organiser: 'ann',
  organiserName: '',
  secret: '00'.repeat(32),
  state: 'open',
  round: 0,
  createdAt: 1,
};

describe('several processes running one tournament, with random kills', () => {
  let games: Games;
  let place: TestDatabase;
  let store: Store;
  const begun = new Map<string, number>();

  beforeAll(async () => {
    games = await loadGames();
  });
  beforeEach(async () => {
    await store?.close();
    await place?.clear();
    place = await makeTestDatabase();
    store = await openStore(place, { committed: () => {}, failed: () => {} });
    begun.clear();
  });
  afterAll(async () => {
    await store.close();
    await place.clear();
  });

  /** May be killed before or after every operation. */
  const perilous =
    <Args extends readonly unknown[], Value>(rng: Rng, act: (...args: Args) => Promise<Value>) =>
    async (...args: Args): Promise<Value> => {
      if (below(rng, 8) === 0) throw new Error('killed before');
      const value = await act(...args);
      if (below(rng, 8) === 0) throw new Error('killed after');
      return value;
    };

  const oneProcess = (rng: Rng): TournamentRunner => {
    const beginNew = makeStartNewTable({ store, games, now: () => 5, onGameFailed: () => {} });
    const tournaments = { ...store.tournaments, change: perilous(rng, store.tournaments.change) };
    return makeTournamentRunner({
      store: { tournaments },
      games,
      now: () => 5,
      begin: perilous(rng, async (table) => {
        if (await beginNew(table)) begun.set(table.match, (begun.get(table.match) ?? 0) + 1);
      }),
      onChanged: () => {},
      forfeit: async () => {},
    });
  };
  const enter = async (count: number, { isPerson = false } = {}) => {
    for (let number = 1; number <= count; number++) {
      const tournament = await store.tournaments.find('cup');
      const who = isPerson ? { player: `p${number}` } : { bot: 'random' };
      const entrant = { tournament: 'cup', number, name: `Entrant ${number}`, ...who, contribution: '', out: false };
      if (tournament !== undefined) await store.tournaments.change(tournament, { enter: entrant });
    }
  };
  /** Ends the first unfinished match of the current round. */
  const endOne = async (rng: Rng) => {
    const running = (await store.tournaments.pairings('cup')).filter((one) => one.begun && one.ranks === undefined);
    const match = running[below(rng, Math.max(1, running.length))]?.meets?.match;
    if (match === undefined) return;
    const outcome = {
      ranks: [
        [1, 2],
        [2, 1],
        [1, 1],
      ][below(rng, 3)] ?? [1, 1],
    };
    await store.log.append({ match, rows: [{ seq: 1, at: 1, by: 0, move: {} }], end: { at: 2, outcome } });
  };

  test.each(['swiss', 'robin', 'knockout'] as const)('pair and start everything once: %s', async (format) => {
    const rng = makeRng(format);
    await store.tournaments.add({ ...TOURNAMENT, format });
    await enter(9);
    const isOver = async () => (await store.tournaments.find('cup'))?.state === 'over';
    while (!(await isOver())) {
      const processes = [oneProcess(rng), oneProcess(rng), oneProcess(rng)];
      await Promise.allSettled(processes.map((run) => run.advance('cup')));
      await endOne(rng);
    }
    const over = await store.tournaments.find('cup');
    const pairings = await store.tournaments.pairings('cup');
    expect(over).toMatchObject({ round: over?.rounds, state: 'over' });
    const matches = pairings.flatMap(({ meets }) => (meets === undefined ? [] : [meets.match]));
    expect([...begun.keys()].toSorted()).toEqual(matches.toSorted());
    expect(new Set(begun.values())).toEqual(new Set([1]));
    for (let round = 1; round <= (over?.rounds ?? 0); round++) {
      const seated = pairings.filter((one) => one.round === round).flatMap(({ seats }) => seats);
      // In a knockout, ties are played again in the same round.
      if (format !== 'knockout') expect(new Set(seated).size).toBe(seated.length);
      if (format !== 'knockout') expect(seated.length).toBe(format === 'swiss' ? 9 : 8);
    }
  });

  test('does not pair a player who was absent from two matches, until they come back', async () => {
    await store.tournaments.add({ ...TOURNAMENT, rounds: 5, places: 6 });
    await enter(6, { isPerson: true });
    const run = oneProcess(makeRng('absent'));
    const advance = async () => {
      for (;;) {
        try {
          return await run.advance('cup');
        } catch {
          // Killed: another try.
        }
      }
    };
    /** Everybody but entrant 3 makes a move, and 3 loses on time. */
    const playRound = async () => {
      await advance();
      for (const { meets, seats, ranks } of await store.tournaments.pairings('cup')) {
        if (meets === undefined || ranks !== undefined) continue;
        const rows = seats.flatMap((entrant, by) =>
          entrant === 3 ? [] : [{ at: 1, by, move: {}, key: `key-${meets.match}-${by}` }],
        );
        const outcome = {
          ranks: seats.map((entrant, seat) => (entrant === 3 || (!seats.includes(3) && seat === 1) ? 2 : 1)),
        };
        const end = { at: 2, outcome };
        await store.log.append({ match: meets.match, rows: rows.map((row, i) => ({ ...row, seq: i + 1 })), end });
      }
      await advance();
    };
    const seated = async () => {
      const { round = 0 } = (await store.tournaments.find('cup')) ?? {};
      const pairings = (await store.tournaments.pairings('cup')).filter((one) => one.round === round);
      return pairings.flatMap(({ seats }) => seats).toSorted();
    };
    await playRound();
    expect(await seated()).toEqual([1, 2, 3, 4, 5, 6]);
    await playRound();
    expect(await seated()).toEqual([1, 2, 4, 5, 6]);
    expect((await store.tournaments.entrants(['cup'])).find(({ number }) => number === 3)).toMatchObject({
      away: true,
    });
    const tournament = await store.tournaments.find('cup');
    if (tournament === undefined) throw new Error('no tournament');
    expect(await store.tournaments.change(tournament, { back: 3 })).toBe(true);
    await playRound();
    expect(await seated()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('does not pair an entrant who leaves during pairing', async () => {
    const rng = makeRng('leaver');
    await store.tournaments.add(TOURNAMENT);
    await enter(9);
    const run = oneProcess(rng);
    const until = async (round: number) => {
      while (((await store.tournaments.find('cup'))?.round ?? 0) < round) {
        await run.advance('cup').catch(() => {});
        await endOne(rng);
      }
    };
    await until(1);
    const before = await store.tournaments.find('cup');
    if (before === undefined) throw new Error('no tournament');
    expect(await store.tournaments.change(before, { out: 3 })).toBe(true);
    // A process with the old rows is too late.
    expect(await store.tournaments.change(before, { set: { round: 2 } })).toBe(false);
    await until(2);
    const second = (await store.tournaments.pairings('cup')).filter(({ round }) => round === 2);
    expect(second.flatMap(({ seats }) => seats).toSorted()).toEqual([1, 2, 4, 5, 6, 7, 8, 9]);
  });
});
