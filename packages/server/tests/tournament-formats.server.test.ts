import type { NodeClient } from '@sesame/client';
import type { NewTournament, Tournament } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer, watching } from './test-server.ts';
import { useTestTime } from './test-time.ts';

const DAY_MS = 86_400_000;
const KNOCKOUT: NewTournament = {
  name: 'A knockout',
  game: 'crack-the-code',
  options: { positions: 3, colours: 4, attempts: 6 },
  pace: { kind: 'live', perMove: 30, bank: 0 },
  format: 'knockout',
  places: 6,
  start: { kind: 'full' },
};
const ARENA: NewTournament = { ...KNOCKOUT, name: 'An arena', format: 'arena', minutes: 10, start: { kind: 'hand' } };

const given = <Value>(result: { ok: true; value: Value } | { ok: false; error: { code: string; message: string } }) => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'accepted' : result.error?.code);
const load = async ({ api }: NodeClient, id: string) => given(await api.tournament({ params: { id } }));
const until = async (guest: NodeClient, id: string, holds: (one: Tournament) => boolean): Promise<Tournament> => {
  await expect.poll(async () => holds(await load(guest, id)), { timeout: 25_000, interval: 50 }).toBe(true);
  return load(guest, id);
};
const numberOf = ({ people }: Tournament, { id }: NodeClient) =>
  people.find(({ player }) => player === id)?.number ?? 0;
/** The running match of a player. */
const matchOf = (tournament: Tournament, guest: NodeClient) =>
  tournament.meetings
    .flat()
    .find(({ seats, points }) => points === undefined && seats.includes(numberOf(tournament, guest)))?.match;
const isPlaying = (guest: NodeClient) => (tournament: Tournament) => matchOf(tournament, guest) !== undefined;
const pointsOf = (tournament: Tournament, guest: NodeClient) =>
  tournament.standings.find(({ entrant }) => entrant === numberOf(tournament, guest))?.points;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

describe('a knockout', () => {
  test('of six bots ends with one who has not lost, with a restart in the middle', async () => {
    const ann = await server.enter();
    const { id } = given(await ann.api.createTournament({ body: KNOCKOUT }));
    for (const bot of ['random', 'novice', 'thinker', 'master', 'random', 'novice'])
      given(await ann.api.enterBot({ params: { id }, body: { bot } }));
    await until(ann, id, ({ state }) => state === 'running');
    await server.restart();
    const over = await until(ann, id, ({ state }) => state === 'over');
    expect(over.rounds).toBe(3);
    expect(over.winners).toHaveLength(1);
    const byes = over.meetings[0]?.filter(({ seats }) => seats.length === 1);
    expect(byes).toHaveLength(2);
    const [champion] = over.standings;
    expect(champion).toMatchObject({ rank: 1, points: 3 });
    expect(over.standings.map(({ rank }) => rank)).toEqual([1, 2, 3, 3, 5, 5]);
  });
});

describe('an arena', () => {
  test('pairs as soon as two are free; one can join, leave and come back while it runs', async () => {
    const [ann, bo, cy] = [await server.enter(), await server.enter(), await server.enter()];
    const { id } = given(await ann.api.createTournament({ body: ARENA }));
    given(await ann.api.enterTournament({ params: { id }, body: {} }));
    given(await ann.api.startTournament({ params: { id } }));
    expect(await load(ann, id)).toMatchObject({ state: 'running', round: 0, minutes: 10 });

    // The second player joins, and both play at once.
    given(await bo.api.enterTournament({ params: { id }, body: {} }));
    const first = await until(ann, id, isPlaying(ann));
    expect(matchOf(first, bo)).toBe(matchOf(first, ann));
    await bo.connection.play(matchOf(first, bo) ?? '', { type: 'resign' });
    const second = await until(ann, id, (one) => isPlaying(ann)(one) && one.meetings.length === 2);
    expect(pointsOf(second, ann)).toBe(2);

    // Bo leaves but finishes the match; then only Cy, who joins now, is left for Ann.
    given(await bo.api.leaveTournament({ params: { id, entrant: numberOf(second, bo) } }));
    expect((await load(ann, id)).people.find(({ player }) => player === bo.id)).toMatchObject({
      out: true,
      away: true,
    });
    await bo.connection.play(matchOf(second, bo) ?? '', { type: 'resign' });
    given(await cy.api.enterTournament({ params: { id }, body: {} }));
    const third = await until(ann, id, isPlaying(cy));
    expect(matchOf(third, cy)).toBe(matchOf(third, ann));
    expect(matchOf(third, bo)).toBeUndefined();

    // The third win in a row counts double.
    await cy.connection.play(matchOf(third, cy) ?? '', { type: 'resign' });
    const streak = await until(ann, id, (one) => pointsOf(one, ann) !== 4);
    expect(pointsOf(streak, ann)).toBe(8);

    given(await bo.api.enterTournament({ params: { id }, body: {} }));
    expect((await load(ann, id)).people.find(({ player }) => player === bo.id)?.out).toBe(false);
    await server.ask(`update tournaments set started_at = started_at - 600000 where id = '${id}'`);
    for (const guest of [ann, bo, cy]) {
      const match = matchOf(await load(ann, id), guest);
      if (match !== undefined) await guest.connection.play(match, { type: 'resign' });
    }
    const over = await until(ann, id, ({ state }) => state === 'over');
    expect(over.winners).toEqual([ann.name]);
  });

  test('is played live', async () => {
    const ann = await server.enter();
    const pace = { kind: 'correspondence', perMove: 86_400, bank: 0 } as const;
    expect(codeOf(await ann.api.createTournament({ body: { ...ARENA, pace } }))).toBe('live-arena');
  });
});

describe('a tournament that repeats', () => {
  const time = useTestTime(() => [server.url]);
  // A server whose timers are those of the test.
  beforeAll(() => server.restart());

  test('has its next date as soon as it starts, until the organiser cancels it', async () => {
    const ann = await server.enter();
    const weekly = { ...KNOCKOUT, name: 'Every week', format: 'swiss', rounds: 1, repeats: 'week' } as const;
    expect(codeOf(await ann.api.createTournament({ body: weekly }))).toBe('no-time');
    const at = Date.now() + 60_000;
    const body = { ...weekly, start: { kind: 'time', at } } as const;
    const { id } = given(await ann.api.createTournament({ body }));
    for (const bot of ['random', 'novice', 'thinker']) given(await ann.api.enterBot({ params: { id }, body: { bot } }));
    await time.hurry(until(ann, id, ({ state }) => state !== 'open'));
    const dates = async () => given(await ann.api.tournaments()).filter(({ name }) => name === 'Every week');
    const next = (await dates()).find(({ state }) => state === 'open');
    expect(next).toMatchObject({ start: { kind: 'time', at: at + 7 * DAY_MS }, repeats: 'week', entrants: 0 });
    expect(await dates()).toHaveLength(2);
    given(await ann.api.cancelTournament({ params: { id: next?.id ?? '' } }));
    expect((await dates()).filter(({ state }) => state === 'open')).toEqual([]);
  });
});

describe('a tournament match cannot be stalled', () => {
  const begin = async () => {
    const ann = await server.enter();
    const body: NewTournament = { ...KNOCKOUT, format: 'swiss', rounds: 2, places: 4, rated: false };
    const { id } = given(await ann.api.createTournament({ body }));
    given(await ann.api.enterTournament({ params: { id }, body: {} }));
    for (const bot of ['random', 'novice', 'thinker']) given(await ann.api.enterBot({ params: { id }, body: { bot } }));
    const match = matchOf(await until(ann, id, isPlaying(ann)), ann) ?? '';
    return { ann, id, match };
  };

  test('its time control stays, and the first move has 30 seconds of grace', async () => {
    const { ann, match } = await begin();
    const pace = { kind: 'none', perMove: 0, bank: 0 } as const;
    expect(codeOf(await ann.api.proposeTimeControl({ params: { id: match }, body: { pace } }))).toBe('tournament-pace');
    const { due = 0, startedAt } = given(await ann.api.match({ params: { id: match } }));
    expect(due - startedAt).toBe(60_000);
  });

  test('it is not paused while its only person is away', async () => {
    const { ann, match } = await begin();
    const { game, pace, options = {} } = KNOCKOUT;
    const other = given(await ann.api.playBots({ body: { game, pace, options, bots: ['random'] } }));
    for (const id of [match, other.id]) {
      const eyes = watching(ann, id);
      await eyes.until(() => true);
      eyes.stop();
    }
    const paused = async (id: string) => {
      const rows = await server.ask(`select paused_at from matches where id = '${id}'`);
      return rows[0]?.paused_at !== null;
    };
    await expect.poll(() => paused(other.id)).toBe(true);
    expect(await paused(match)).toBe(false);
  });
});
