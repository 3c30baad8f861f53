import { chmodSync, closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { connectAsGuest, type NodeClient } from '@sesame/client';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { examine } from '../admin/doctor/doctor.ts';
import { type RunningServer, serve } from '../main.ts';
import { isPostgres, isShared, makeTestDatabase, type TestDatabase } from './test-database.ts';
import { openDuel, QUIET } from './test-server.ts';

const CONTACT = { delayMs: 0, contact: 'mailto:ann@example.net', allowPrivateEndpoints: false };

let place: TestDatabase;
let server: RunningServer;
let guests: NodeClient[];
let match: string;

/** What the doctor finds, without `ok`. */
const complaints = async () => {
  const findings = await examine({ ...place, notifications: CONTACT });
  return findings.filter(({ level }) => level !== 'ok').map(({ level, check, found }) => `${level} ${check}: ${found}`);
};
const NO_BACKUP = 'warning backups: there are none yet';

beforeEach(async () => {
  place = await makeTestDatabase();
  server = await serve({ ...QUIET, ...place, port: 0 });
  const url = `http://127.0.0.1:${server.port}`;
  const [ann, bo] = [await connectAsGuest(url), await connectAsGuest(url)] as const;
  guests = [ann, bo];
  const ended = await openDuel([ann, bo]);
  await ended.ann.play({ type: 'resign' });
  const running = await openDuel([ann, bo], { pace: { kind: 'live', perMove: 60, bank: 0 } });
  await running.ann.play({ type: 'hide', code: 'rrybw' });
  match = running.match;
});
afterEach(async () => {
  for (const { connection } of guests) connection.close();
  await server.close();
  await place.clear();
});

test('finds nothing wrong with a running server', async () => {
  expect(await complaints()).toEqual([NO_BACKUP]);
});

test('finds a log that does not replay, and a deadline that is missing', async () => {
  await place.ask('update log set move = ? where match_id = ?', '{"type":"hide","code":"rr"}', match);
  await place.ask('delete from deadlines');
  expect(await complaints()).toEqual([
    expect.stringMatching(`fault matches: 1 of 2 do not replay: ${match}`),
    NO_BACKUP,
  ]);
  await place.ask('update log set move = ? where match_id = ?', '{"type":"hide","code":"rrybw"}', match);
  expect(await complaints()).toEqual([`fault deadlines: 1 missing: ${match}`, NO_BACKUP]);
});

test('finds an end that is not that of the log', async () => {
  await place.ask('update matches set ended_at = 1 where id = ?', match);
  expect(await complaints()).toEqual([expect.stringMatching('its end is not that of its log'), NO_BACKUP]);
});

test.runIf(!isPostgres)('finds files that others can read, and a damaged store', async () => {
  await server.close();
  const file = join(place.data, 'sesame.db');
  chmodSync(file, 0o644);
  expect(await complaints()).toEqual([`warning permissions: others can read ${file}`, NO_BACKUP]);
  chmodSync(file, 0o600);
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(16 * 4096, 0xa5), 0, 16 * 4096, 8 * 4096);
  closeSync(descriptor);
  expect(await complaints()).toEqual([expect.stringMatching(`^fault store: ${file} is damaged: `), NO_BACKUP]);
});

test.runIf(isShared)('finds a database and a Redis that are away', async () => {
  const database = 'postgres://127.0.0.1:1/nowhere';
  const findings = await examine({ ...place, database, redis: inject('redis') });
  expect(findings.find(({ check }) => check === 'PostgreSQL')).toMatchObject({ level: 'fault' });
  expect(findings.find(({ check }) => check === 'Redis')).toMatchObject({ level: 'ok' });
  const without = await examine({ ...place, redis: 'redis://127.0.0.1:1' });
  expect(without.find(({ check }) => check === 'Redis')).toMatchObject({ level: 'fault' });
});
