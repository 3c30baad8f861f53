import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connectAsGuest, type NodeClient } from '@sesame/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runSesame, type ServeProcess, startServe } from './serve-process.fixture.ts';

let folder: string;
let data: string;
let server: ServeProcess | undefined;
let guests: NodeClient[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sesame-restore-'));
  data = join(folder, 'data');
  guests = [];
});
afterEach(async () => {
  for (const { connection } of guests) connection.close();
  await server?.kill();
  rmSync(folder, { recursive: true });
});

const enter = async (url: string, returning?: string) => {
  const guest = await connectAsGuest(url, returning);
  guests.push(guest);
  return guest;
};

/** Opens matches of two guests and plays a few moves in each. */
const playMatches = async (url: string, matches: number): Promise<void> => {
  const [ann, bo] = [await enter(url), await enter(url)];
  for (let n = 0; n < matches; n++) {
    const table = await ann.api.openTable({ body: { game: 'crack-the-code' } });
    if (!table.ok) throw new Error(table.error.message);
    const sat = await bo.api.sit({ params: { id: table.value.id }, body: { terms: table.value.terms } });
    const match = sat.ok ? (sat.value.match ?? '') : '';
    await ann.connection.play(match, { type: 'hide', code: 'rrybw' });
    await bo.connection.play(match, { type: 'hide', code: 'ggppw' });
    await ann.connection.play(match, { type: 'guess', code: 'rrrrr' });
    await bo.connection.play(match, { type: 'guess', code: 'yyyyy' });
  }
};

/** Everything in a store but what a server changes when it starts: its heartbeat, times seen, and clocks. */
const contentsOf = (file: string) => {
  using db = new DatabaseSync(file, { readOnly: true });
  const all = (sql: string) => db.prepare(sql).all();
  expect(all('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  return {
    log: all('select * from log order by match_id, seq'),
    matches: all('select id, table_id, seats, secret, outcome, ended_at from matches order by id'),
    tables: all('select * from tables order by id'),
    players: all('select * from players order by id'),
    sessions: all('select id, player_id from sessions order by id'),
    deadlines: all('select match_id from deadlines order by match_id'),
  };
};

test('after playing on and kill -9, a restore brings back exactly the backup', async () => {
  const copy = join(folder, 'copy.db');
  server = await startServe(data);
  await playMatches(server.url, 5);
  expect(await runSesame(['backup', '--data', data, '--to', copy])).toMatchObject({ code: 0, err: '' });
  const expected = contentsOf(copy);
  expect(expected.log).toHaveLength(20);
  // Enough for a write-ahead log that overlaps the pages of the backup.
  await playMatches(server.url, 15);
  await server.kill();
  const killedStore = readFileSync(join(data, 'sesame.db'));
  const killedLog = readFileSync(join(data, 'sesame.db-wal'));
  expect(killedLog.length).toBeGreaterThan(0);

  const ran = await runSesame(['restore', copy, '--data', data, '--json']);
  expect(ran).toMatchObject({ code: 0, err: '' });
  const { replaced, ...counts } = JSON.parse(ran.out);
  expect(counts).toMatchObject({ ok: true, matches: 5, inputs: 20 });
  expect(readFileSync(join(data, 'sesame.db'))).toEqual(readFileSync(copy));
  expect(readdirSync(data).filter((name) => name.startsWith('sesame.db') || name.startsWith('restoring'))).toEqual([
    'sesame.db',
  ]);
  expect(readFileSync(join(replaced, 'sesame.db'))).toEqual(killedStore);
  expect(readFileSync(join(replaced, 'sesame.db-wal'))).toEqual(killedLog);

  server = await startServe(data);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(contentsOf(join(data, 'sesame.db'))).toEqual(expected);
});

/** The modes of a folder and of all that is in it. */
const modesIn = (root: string): ReadonlySet<string> => {
  const paths = [root, ...readdirSync(root, { recursive: true }).map((name) => join(root, String(name)))];
  const stats = paths.map((path) => statSync(path));
  return new Set(stats.map((stat) => `${stat.isFile() ? 'file' : 'folder'} ${(stat.mode & 0o777).toString(8)}`));
};

test('one process has a data folder, which is private: others end with a sentence, until it is killed', async () => {
  server = await startServe(data);
  await runSesame(['backup', '--data', data]);
  const copy = join(data, 'backups', readdirSync(join(data, 'backups'))[0] ?? '');
  expect(modesIn(data)).toEqual(new Set(['folder 700', 'file 600']));
  const before = statSync(join(data, 'sesame.db'));
  for (const args of [
    ['serve', '--port', '0'],
    ['restore', copy],
    ['import-store', '--database', 'postgres://localhost/nowhere'],
  ]) {
    const ran = await runSesame([...args, '--data', data]);
    expect(ran, args.join(' ')).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toMatch(/^sesame: Another Sesame process is using \S+\. Stop it first\.[^\n]*\n$/);
  }
  expect(statSync(join(data, 'sesame.db')).ino).toBe(before.ino);
  await server.kill();
  server = await startServe(data);
});
