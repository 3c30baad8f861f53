import type { NodeClient } from '@sesame/client';
import type { NewTournament, Tournament } from '@sesame/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD } from './http-request.ts';
import { openTestServer, type TestServer, watching } from './test-server.ts';
import { useTestTime } from './test-time.ts';

const LIVE = { kind: 'live', perMove: 30, bank: 0 } as const;
const SWISS: NewTournament = {
  name: 'A Swiss',
  game: 'crack-the-code',
  options: { positions: 3, colours: 4, attempts: 6 },
  pace: LIVE,
  format: 'swiss',
  rounds: 3,
  places: 8,
  start: { kind: 'full' },
};

const given = <Value>(result: { ok: true; value: Value } | { ok: false; error: { code: string; message: string } }) => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};
const codeOf = (result: { ok: boolean; error?: { code: string } }) => (result.ok ? 'accepted' : result.error?.code);

/** Waits until a condition holds for a tournament. */
const until = async (
  guest: NodeClient,
  id: string,
  holds: (tournament: Tournament) => boolean,
): Promise<Tournament> => {
  await expect
    .poll(async () => holds(given(await guest.api.tournament({ params: { id } }))), { timeout: 25_000, interval: 50 })
    .toBe(true);
  return given(await guest.api.tournament({ params: { id } }));
};

const make = async (organiser: NodeClient, wish: NewTournament, bots: readonly string[]) => {
  const { id } = given(await organiser.api.createTournament({ body: wish }));
  for (const bot of bots) given(await organiser.api.enterBot({ params: { id }, body: { bot } }));
  return id;
};

const pairsOf = ({ meetings }: Tournament) =>
  meetings.flat().flatMap(({ seats }) => seats.flatMap((a) => seats.filter((b) => b > a).map((b) => `${a} ${b}`)));

/** Invariants of an ended tournament. */
const expectSound = (over: Tournament) => {
  expect(over.meetings).toHaveLength(over.rounds);
  const matches = over.meetings.flat().flatMap(({ match }) => (match === undefined ? [] : [match]));
  expect(new Set(matches).size).toBe(matches.length);
  const earned = new Map(over.people.map(({ number }) => [number, 0]));
  for (const { seats, points } of over.meetings.flat()) {
    expect(points).toHaveLength(seats.length);
    for (const [seat, entrant] of seats.entries())
      earned.set(entrant, (earned.get(entrant) ?? 0) + Math.round((points?.[seat] ?? 0) * 100));
  }
  expect(over.standings.map(({ entrant, points }) => [entrant, Math.round(points * 100)]).toSorted()).toEqual(
    [...earned].toSorted(),
  );
  expect(over.standings[0]?.rank).toBe(1);
  expect(over.winners?.length).toBeGreaterThan(0);
};

describe('tournaments of bots run by themselves', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  test('a Swiss of eight, with a restart in the middle', async () => {
    const ann = await server.enter();
    const bots = ['random', 'novice', 'thinker', 'clockmaker', 'master', 'random', 'novice', 'thinker'];
    const id = await make(ann, SWISS, bots);
    await until(ann, id, ({ round }) => round >= 2);
    await server.restart();
    const over = await until(ann, id, ({ state }) => state === 'over');
    expectSound(over);
    for (const round of over.meetings) expect(round).toHaveLength(4);
    expect(new Set(pairsOf(over)).size).toBe(12);
    expect(over.people.map(({ name }) => name)).toContain('Passer-by 2');
  });

  test('a round robin of four, started by its organiser', async () => {
    const ann = await server.enter();
    const wish: NewTournament = { ...SWISS, format: 'robin', places: 10, start: { kind: 'hand' } };
    const id = await make(ann, wish, ['random', 'novice', 'thinker', 'master']);
    given(await ann.api.startTournament({ params: { id } }));
    const over = await until(ann, id, ({ state }) => state === 'over');
    expectSound(over);
    expect(over.rounds).toBe(3);
    expect(pairsOf(over).toSorted()).toEqual(['1 2', '1 3', '1 4', '2 3', '2 4', '3 4']);
    expect(over.secret).toMatch(/^[0-9a-f]{64}$/);
  });

  test('nine at tables of three, with a restart in the middle', async () => {
    const ann = await server.enter();
    const wish: NewTournament = {
      ...SWISS,
      name: 'Tables',
      game: 'passwords',
      options: { language: 'en' },
      format: 'tables',
      size: 3,
      rounds: 2,
      places: 9,
    };
    const id = await make(
      ann,
      wish,
      Array.from({ length: 9 }, () => 'novice'),
    );
    await until(ann, id, ({ state }) => state === 'running');
    await server.restart();
    const over = await until(ann, id, ({ state }) => state === 'over');
    expectSound(over);
    for (const round of over.meetings) expect(round.map(({ seats }) => seats.length)).toEqual([3, 3, 3]);
    expect(new Set(pairsOf(over)).size).toBe(18);
  });
});

describe('players in tournaments', () => {
  let server: TestServer;
  const time = useTestTime(() => [server.url]);
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  test('get updates of the start, play, and see the standings change', async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const id = await make(ann, { ...SWISS, places: 4, rounds: 1 }, ['random', 'random']);
    const told: Tournament[] = [];
    bo.connection.watch(`tournament:${id}`, (news) => {
      if (news.type === 'tournament') told.push(news.tournament);
    });
    given(await ann.api.enterTournament({ params: { id }, body: {} }));
    expect(codeOf(await ann.api.enterTournament({ params: { id }, body: {} }))).toBe('entered');
    given(await bo.api.enterTournament({ params: { id }, body: {} }));
    await expect.poll(() => told.at(-1)?.meetings[0]?.every(({ match }) => match !== undefined)).toBe(true);
    const running = told.at(-1);
    expect(running).toMatchObject({ state: 'running', round: 1, entrants: 4 });
    expect(JSON.stringify(running)).not.toMatch(/contribution|"secret"/);
    const playing = await Promise.all(
      [ann, bo].map(async (guest) => ({
        guest,
        matches: given(await guest.api.matches({ query: { which: 'running' } })),
      })),
    );
    for (const { guest, matches } of playing) {
      expect(matches).toHaveLength(1);
      const match = matches[0]?.id ?? '';
      expect(given(await guest.api.matchTournament({ params: { id: match } }))).toEqual({
        tournament: { id, name: 'A Swiss', format: 'swiss', round: 1 },
      });
      await watching(guest, match).play({ type: 'resign' });
    }
    expectSound(await until(ann, id, ({ state }) => state === 'over'));
    expect(codeOf(await (await server.enter()).api.enterTournament({ params: { id }, body: {} }))).toBe('over');
    const listed = given(await bo.api.tournaments()).find((one) => one.id === id);
    expect(listed).toMatchObject({ mine: true, state: 'over', entrants: 4 });
  });

  test('who leave lose the running match and are not paired again', async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const id = await make(ann, { ...SWISS, places: 4, rounds: 3, format: 'robin' }, ['random', 'random']);
    given(await ann.api.enterTournament({ params: { id }, body: {} }));
    const begun = given(await bo.api.enterTournament({ params: { id }, body: {} }));
    const mine = begun.people.find(({ player }) => player === bo.id)?.number ?? 0;
    expect(codeOf(await bo.api.leaveTournament({ params: { id, entrant: begun.people[0]?.number ?? 0 } }))).toBe(
      'not-organiser',
    );
    given(await bo.api.leaveTournament({ params: { id, entrant: mine } }));
    await until(ann, id, ({ meetings }) => {
      const first = meetings[0]?.find(({ seats }) => seats.includes(mine));
      return first?.points?.[first.seats.indexOf(mine)] === 0;
    });
    given(await ann.api.cancelTournament({ params: { id } }));
    expect(codeOf(await ann.api.cancelTournament({ params: { id } }))).toBe('over');
  });

  test('are removed after the match they are playing, and never by the organiser they meet', async () => {
    const [ann, ...others] = await Promise.all([1, 2, 3, 4].map(() => server.enter()));
    if (ann === undefined) throw new Error('nobody');
    const id = await make(ann, { ...SWISS, places: 4, rounds: 3, format: 'robin' }, []);
    for (const { api } of [ann, ...others]) given(await api.enterTournament({ params: { id }, body: {} }));
    const begun = await until(
      ann,
      id,
      ({ meetings }) => meetings[0]?.every(({ match }) => match !== undefined) ?? false,
    );
    const numberOf = (guest: NodeClient) => begun.people.find(({ player }) => player === guest.id)?.number ?? 0;
    const hers = begun.meetings[0]?.find(({ seats }) => seats.includes(numberOf(ann)));
    const met = hers?.seats.find((seat) => seat !== numberOf(ann)) ?? 0;
    expect(codeOf(await ann.api.leaveTournament({ params: { id, entrant: met } }))).toBe('your-opponent');
    const elsewhere = begun.meetings[0]?.find(({ seats }) => !seats.includes(met));
    const [removed = 0] = elsewhere?.seats ?? [];
    const left = given(await ann.api.leaveTournament({ params: { id, entrant: removed } }));
    expect(left.people.find(({ number }) => number === removed)?.out).toBe(true);
    // A removed player can finish the match: nothing was played for them.
    const player = others.find((guest) => numberOf(guest) === removed);
    const played = await player?.connection.play(elsewhere?.match ?? '', { type: 'hide', code: 'rry' });
    expect(played?.ok).toBe(true);
    expect(given(await ann.api.match({ params: { id: elsewhere?.match ?? '' } }))).toMatchObject({ plies: 1 });
    given(await ann.api.cancelTournament({ params: { id } }));
  });

  test('only the organiser starts, removes, cancels and adds bots; removed players stay out', async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const id = await make(ann, { ...SWISS, start: { kind: 'hand' } }, []);
    expect(codeOf(await bo.api.enterBot({ params: { id }, body: { bot: 'random' } }))).toBe('not-organiser');
    expect(codeOf(await bo.api.startTournament({ params: { id } }))).toBe('not-organiser');
    expect(codeOf(await bo.api.cancelTournament({ params: { id } }))).toBe('not-organiser');
    expect(codeOf(await ann.api.startTournament({ params: { id } }))).toBe('too-few');
    const { people } = given(await bo.api.enterTournament({ params: { id }, body: {} }));
    const number = people[0]?.number ?? 0;
    expect(given(await ann.api.leaveTournament({ params: { id, entrant: number } })).people).toEqual([]);
    expect(codeOf(await bo.api.enterTournament({ params: { id }, body: {} }))).toBe('removed');
    expect(codeOf(await ann.api.enterBot({ params: { id }, body: { bot: 'nobody' } }))).toBe('no-bot');
    given(await ann.api.cancelTournament({ params: { id } }));
    expect(codeOf(await ann.api.enterTournament({ params: { id }, body: {} }))).toBe('over');
  });

  test('refuses invalid settings', async () => {
    const ann = await server.enter();
    const tried = async (wish: Partial<NewTournament>) =>
      codeOf(await ann.api.createTournament({ body: { ...SWISS, ...wish } }));
    expect(await tried({ pace: { kind: 'none', perMove: 0, bank: 0 } })).toBe('no-clock');
    expect(await tried({ format: 'tables', size: 3 })).toBe('wrong-seats');
    expect(await tried({ format: 'robin', places: 64 })).toBe('too-large');
    expect(await tried({ places: 129 })).toBe('malformed');
    expect(await tried({ places: 3 })).toBe('malformed');
    expect(await tried({ name: '  ' })).toBe('malformed');
    expect(await tried({ start: { kind: 'time', at: 1 } })).toBe('wrong-time');
    expect(await tried({ game: 'chess' })).toBe('no-game');
    for (let n = 0; n < 3; n++) expect(await tried({})).toBe('accepted');
    expect(await tried({})).toBe('too-many');
    expect(codeOf(await ann.api.tournament({ params: { id: 'nothing' } }))).toBe('no-tournament');
  });

  test('starts at its time, or is called off with too few entrants', async () => {
    const [ann, bo] = [await server.enter(), await server.enter()];
    const start = { kind: 'time', at: Date.now() + 60_000 } as const;
    const id = await make(ann, { ...SWISS, rounds: 1, start }, ['random', 'random', 'random']);
    const empty = await make(bo, { ...SWISS, start }, ['random']);
    await server.restart();
    await time.hurry(until(ann, id, ({ state }) => state !== 'open'));
    const over = await until(ann, id, ({ state }) => state === 'over');
    // With three players one has a bye, which counts as a win.
    expect(over.meetings[0]?.map(({ seats }) => seats.length)).toEqual([2, 1]);
    expectSound(over);
    await until(bo, empty, ({ state }) => state === 'cancelled');
  });

  test('are exported, and anonymised when they delete their account', async () => {
    const [ann, bo, cleo] = [await server.enter(), await server.enter(), await server.enter()];
    await bo.api.saveAccount({ body: { name: 'Bo the second', password: PASSWORD } });
    const running = await make(ann, { ...SWISS, places: 4 }, ['random', 'random']);
    const waiting = await make(ann, SWISS, []);
    given(await cleo.api.enterTournament({ params: { id: running }, body: {} }));
    for (const id of [waiting, running]) given(await bo.api.enterTournament({ params: { id }, body: {} }));
    const own = await make(bo, SWISS, []);
    const exported = given(await bo.api.exportAccount()) as { tournaments: object };
    expect(exported.tournaments).toMatchObject({
      entered: expect.arrayContaining([expect.objectContaining({ tournament: running, out: false })]),
      organised: [expect.objectContaining({ id: own })],
    });
    given(await bo.api.deleteAccount());
    const after = given(await ann.api.tournament({ params: { id: running } }));
    expect(after.people.find(({ player }) => player === bo.id)).toMatchObject({ name: 'Deleted player', out: true });
    expect(given(await ann.api.tournament({ params: { id: waiting } })).people).toEqual([]);
    expect(given(await ann.api.tournament({ params: { id: own } })).state).toBe('cancelled');
    expect(JSON.stringify(given(await ann.api.tournaments()))).not.toContain('Bo the second');
  });
});
