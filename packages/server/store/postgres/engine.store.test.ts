import { CompiledQuery } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPostgres, makeEmptyDatabase, type TestDatabase } from '../../tests/test-database.ts';
import type { Engine } from '../engine.ts';
import { prepare } from '../prepared-query.ts';
import { openPostgres } from './engine.ts';

describe.runIf(isPostgres)('PostgreSQL', () => {
  let place: TestDatabase;
  let engine: Engine;
  const say = (sql: string) => ({ query: CompiledQuery.raw(sql) });
  const count = async () => (await engine.rows(CompiledQuery.raw('select * from marks'))).length;

  beforeAll(async () => {
    place = await makeEmptyDatabase();
    engine = openPostgres(place.database ?? '', { committed: () => {}, failed: () => {} });
    await engine.change([say('create table marks (mark integer primary key)')]);
  });
  afterAll(async () => {
    await engine.close();
    await place.clear();
  });

  test('a connection that breaks rolls its transaction back and is replaced', async () => {
    const broken = engine.change([
      say('insert into marks values (1)'),
      say('select pg_terminate_backend(pg_backend_pid())'),
    ]);
    await expect(broken).rejects.toThrow();
    expect(await count()).toBe(0);
    expect(await engine.change([say('insert into marks values (1)')])).toBe(true);
    expect(await count()).toBe(1);
  });

  test('connections that break between statements don’t crash the process', async () => {
    const marks = Array.from({ length: 10 }, (_, n) => 100 + n);
    const holder = new Client({ connectionString: place.database ?? '' });
    await holder.connect();
    await holder.query('select pg_advisory_lock(7)');
    const changes = marks.map((mark) =>
      engine.change([
        say('select 1'),
        say('select pg_advisory_xact_lock_shared(7)'),
        say(`insert into marks values (${mark})`),
      ]),
    );
    const settled = Promise.allSettled(changes);
    const isWaiting = `from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
    await expect.poll(() => place.ask(`select pid ${isWaiting}`)).toHaveLength(marks.length);
    await place.ask(`select pg_terminate_backend(pid) ${isWaiting} and pid % 2 = 0`);
    await holder.end();
    const done = (await settled).filter(({ status }) => status === 'fulfilled').length;
    expect(await count()).toBe(1 + done);
  });

  test('a refused statement rolls back and keeps the connection', async () => {
    await expect(engine.change([say('insert into marks values (2)'), say('select 1 / 0')])).rejects.toThrow('zero');
    expect(await count()).not.toBe(0);
    expect(await engine.rows(CompiledQuery.raw('select * from marks where mark = 2'))).toEqual([]);
  });

  test('the first statement that does not do its work decides, though all are sent together', async () => {
    const change = (sql: string, must?: true) => ({ ...say(sql), ...(must && { must }) });
    const late = [change('update marks set mark = 7 where mark = 999', true), change('select 1 / 0')];
    expect(await engine.change(late)).toBe(false);
    const broken = [change('select 1 / 0'), change('update marks set mark = 7 where mark = 999', true)];
    await expect(engine.change(broken)).rejects.toThrow('zero');
    expect(await engine.rows(CompiledQuery.raw('select * from marks where mark = 7'))).toEqual([]);
  });

  test('a prepared query goes on after a newer version has added a column', async () => {
    const find = prepare<object>(CompiledQuery.raw('select * from marks where mark = $1'));
    await engine.change([say('insert into marks values (300)')]);
    const readAll = () => Promise.all(Array.from({ length: 20 }, () => engine.rows(find(300))));
    expect(await readAll()).toEqual(new Array(20).fill([{ mark: 300 }]));
    await place.ask('alter table marks add column note text');
    expect(await readAll()).toEqual(new Array(20).fill([{ mark: 300, note: null }]));
  });
});
