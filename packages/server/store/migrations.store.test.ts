import { proposeInput } from '@sesame/match';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadMatch } from '../match/load-match.ts';
import { loadDuel } from '../tests/stored-match.ts';
import { makeEmptyDatabase, type TestDatabase } from '../tests/test-database.ts';
import { MIGRATIONS, migrate } from './migrations.ts';
import { openEngine, openStore } from './open-store.ts';

const WATCH = { committed: () => {}, failed: () => {} };
const versions = MIGRATIONS.map((_, index) => index + 1);
const BEFORE_ARRANGEMENTS = MIGRATIONS.findIndex(({ name }) => name === 'arrangements in the log');

/** A player, a running match and an ended one, as the first version wrote them. */
const FIRST_ROWS = [
  "insert into players (id, name, created_at) values ('ann', 'Ann', 5)",
  `insert into tables (id, version, game, options, pace, open, host, seats, secret, created_at)
    values ('t1', 0, 'crack-the-code', '{}', '{"kind":"none","perMove":0,"bank":0}', 1, 'ann', '[]', '00', 5)`,
  ...['null, null', `9, '{"ranks":[1,2]}'`].map(
    (end, n) =>
      `insert into matches (id, table_id, game, rules, options, pace, seats, secret, contributions, epoch, started_at,
        ended_at, outcome) values ('m${n}', 't1', 'crack-the-code', 1, '{}', '{"kind":"none","perMove":0,"bank":0}',
        '[{"name":"Ann","player":"ann"},{"name":"Bo","player":"bo"}]', '00', '["",""]', 5, 5, ${end})`,
  ),
  ...[0, 1].map((n) => `insert into sittings (player_id, match_id, seat) values ('ann', 'm${n}', 0)`),
  `insert into log (match_id, seq, at, by, move, key) values ('m0', 1, 3, '0', '{"type":"hide","code":"rrybw"}', 'k')`,
  "insert into deadlines (match_id, due_at) values ('m0', 77)",
];

describe('a store of an earlier version', () => {
  let place: TestDatabase;
  beforeEach(async () => {
    place = await makeEmptyDatabase();
  });
  afterEach(() => place.clear());
  const open = () => openEngine(place, WATCH);
  const noted = async () => (await place.ask('select id from migrations order by id')).map(({ id }) => id);

  test('migrates from every version to the next with all its data', async () => {
    const { engine, build } = await open();
    for (const version of versions) {
      await migrate(engine, build, version);
      const done = await engine.rows(build.selectFrom('migrations').select('id').compile());
      expect(done).toHaveLength(version);
      if (version === 1) for (const sql of FIRST_ROWS) await engine.change([{ query: CompiledQuery.raw(sql) }]);
    }
    await engine.close();
    await expectAllData();
  });

  test('migrates from the first version to the last at once', async () => {
    const { engine, build } = await open();
    await migrate(engine, build, 1);
    for (const sql of FIRST_ROWS) await engine.change([{ query: CompiledQuery.raw(sql) }]);
    await engine.close();
    await expectAllData();
    expect(await noted()).toEqual(versions);
  });

  const expectAllData = async () => {
    const store = await openStore(place, WATCH);
    expect(await store.players.find('ann')).toMatchObject({ id: 'ann', name: 'Ann', createdAt: 5 });
    const [running] = await store.matches.ofPlayer('ann', 'running', 10);
    const [ended] = await store.matches.ofPlayer('ann', 'ended', 10);
    expect(running).toMatchObject({ id: 'm0', rated: false, seats: [{ player: 'ann' }, { player: 'bo' }] });
    expect(ended).toMatchObject({ id: 'm1', endedAt: 9, outcome: { ranks: [1, 2] } });
    expect(await store.log.read('m0')).toEqual([
      { seq: 1, at: 3, by: 0, move: { type: 'hide', code: 'rrybw' }, key: 'k' },
    ]);
    expect(await store.deadlines.claim({ dueBy: 100, now: 1, limit: 5 })).toEqual([{ match: 'm0', dueAt: 77 }]);
    await store.close();
  };

  test('has what was arranged about its matches in their logs', async () => {
    const live = (perMove: number) => `{"kind":"live","perMove":${perMove},"bank":0}`;
    const hide = (seq: number, by: number, undoes = 'null') =>
      `insert into log (match_id, seq, at, by, move, key, takes_back) values ('m0', ${seq}, ${seq * 10}, '${by}',
        '{"type":"hide","code":"rrybw"}', 'k${seq}', ${undoes})`;
    const change = (number: number, seq: number, [was, pace]: readonly [number, number]) =>
      `insert into pace_changes (match_id, number, seq, at, pace, was)
        values ('m0', ${number}, ${seq}, ${seq * 10 + 5}, '${live(pace)}', '${live(was)}')`;
    const { engine, build } = await open();
    await migrate(engine, build, BEFORE_ARRANGEMENTS);
    const rows = FIRST_ROWS.filter((sql) => !sql.startsWith('insert into log'));
    const amended = [
      `update matches set pace = '${live(50)}'`,
      // The time control changes before the first row, and twice after the third.
      ...[hide(1, 0), hide(2, 0, '1'), hide(3, 0), hide(4, 1)],
      ...[change(1, 0, [20, 30]), change(2, 3, [30, 40]), change(3, 3, [40, 50])],
      `insert into pace_offers (match_id, seat, pace, agreed) values ('m0', 1, '${live(60)}', '[1]')`,
      `insert into pace_offers (match_id, seat, pace, agreed) values ('m1', 1, '${live(60)}', '[1]')`,
      "insert into plans (match_id, seat, id, player_id, plan, seq) values ('m0', 0, 'p', 'ann', '{}', 4)",
    ];
    for (const sql of [...rows, ...amended]) await engine.change([{ query: CompiledQuery.raw(sql) }]);
    await engine.close();

    const store = await openStore(place, WATCH);
    const log = await store.log.read('m0');
    expect(log.map((row) => [row.seq, row.at, row.kind === 'undo' ? row.undoes : row.kind])).toEqual([
      [1, 5, 'offer'],
      [2, 10, undefined],
      [3, 20, 2],
      [4, 30, undefined],
      [5, 35, 'offer'],
      [6, 35, 'offer'],
      [7, 40, undefined],
      [8, 40, 'offer'],
    ]);
    expect(await store.log.read('m1')).toEqual([]);
    const stored = await store.matches.find('m0');
    const { rules, stored: duel } = await loadDuel();
    if (stored === undefined) throw new Error('the match is gone');
    expect(stored).toMatchObject({ pace: { perMove: 50 }, startPace: { perMove: 20 } });
    const { committed } = loadMatch({ ...stored, options: duel.options }, rules, log);
    expect(committed).toMatchObject({ plies: 2, pace: { perMove: 50 }, offer: { seat: 1, pace: { perMove: 60 } } });
    expect((await store.conditionalMoves.find('m0', 0))?.seq).toBe(7);
    // It is played on.
    const next = proposeInput(committed, {
      input: { at: 50, by: 0, move: { type: 'guess', code: 'ggggg' } },
      key: 'n',
    });
    if (!next.ok) throw new Error(next.error.message);
    const after = committed.keys.last ?? null;
    expect(await store.log.append({ match: 'm0', rows: next.value.rows, after })).toBe(true);
    await store.close();
  });

  test('can be copied before it is changed; one of today and an empty one need no copy', async () => {
    const copied: number[] = [];
    const copy = async () => void copied.push((await noted()).length);
    await (await openStore(place, WATCH, copy)).close();
    await (await openStore(place, WATCH, copy)).close();
    expect(copied).toEqual([]);
    await place.clear();
    place = await makeEmptyDatabase();
    const { engine, build } = await open();
    await migrate(engine, build, 3);
    await engine.close();
    await (await openStore(place, WATCH, copy)).close();
    expect(copied).toEqual([3]);
  });

  test('of a newer version is refused with a sentence, and left as it is', async () => {
    await (await openStore(place, WATCH)).close();
    await place.ask(`insert into migrations (id, name, at) values (${MIGRATIONS.length + 1}, 'later', 1)`);
    await expect(openStore(place, WATCH)).rejects.toThrow(
      /written by a newer version of Sesame .* Update Sesame first/,
    );
    expect(await noted()).toHaveLength(MIGRATIONS.length + 1);
  });

  test('migrates once when several processes start together', async () => {
    const stores = await Promise.all([1, 2, 3].map(() => openStore(place, WATCH)));
    expect(await noted()).toEqual(versions);
    await Promise.all(stores.map((store) => store.close()));
  });
});
