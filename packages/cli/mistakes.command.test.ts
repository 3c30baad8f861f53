import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSesame } from './serve-process.fixture.ts';

/** Nothing listens on the ports of the reserved range. */
const NOWHERE = { DATABASE_URL: 'postgres://sesame:secret@127.0.0.1:1/sesame', REDIS_URL: 'redis://127.0.0.1:1' };

let folder: string;
let takenPort: number;
const taken = createServer();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sesame-mistakes-'));
  writeFileSync(join(folder, 'a-file'), '');
  mkdirSync(join(folder, 'letters'));
  writeFileSync(join(folder, 'letters', 'sesame.db'), 'Dear club,\n'.repeat(500));
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  takenPort = (taken.address() as AddressInfo).port;
});
afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true });
});

const serve = (...args: readonly string[]) => ['serve', '--host', '127.0.0.1', '--port', '0', ...args];

test.each<[string, () => readonly string[], NodeJS.ProcessEnv, RegExp]>([
  [
    'a taken port',
    () => serve('--port', String(takenPort)),
    {},
    /^Port \d+ is already in use\. Choose another with --port\.$/,
  ],
  ['an address of another machine', () => serve('--host', '192.0.2.1'), {}, /does not have the address 192\.0\.2\.1/],
  [
    'a file instead of a folder',
    () => serve('--data', join(folder, 'a-file')),
    {},
    /a-file is a file, not a directory/,
  ],
  [
    'a folder that nobody can make',
    () => serve('--data', existsSync('/proc/self') ? '/proc/nothing' : join(folder, 'a-file', 'in-it')),
    {},
    /nothing cannot be made|in-it is not writable|is a file, not a directory/,
  ],
  ['a folder without a web app', () => serve('--web', folder), {}, /^There is no web app in .*sesame-mistakes-/],
  ['no database', () => serve('--data', join(folder, 'letters')), {}, /letters is not a database\. Choose another/],
  ['an unknown option', () => serve('--speed', '9'), {}, /^Unknown option '--speed'\. Run sesame --help for usage\.$/],
  ['a bad value', () => serve(), { SESAME_BACKUP_AT: 'noon' }, /^SESAME_BACKUP_AT must be a time .* not "noon"\.$/],
  ['a database that is away', () => serve(), NOWHERE, /^PostgreSQL at 127\.0\.0\.1:1 cannot be reached/],
  [
    'DATABASE_URL alone',
    () => serve(),
    { DATABASE_URL: NOWHERE.DATABASE_URL },
    /^DATABASE_URL is set, but REDIS_URL is not/,
  ],
  ['REDIS_URL alone', () => serve(), { REDIS_URL: NOWHERE.REDIS_URL }, /^REDIS_URL is set, but DATABASE_URL is not/],
  [
    'a cluster without its database',
    () => ['cluster', '--port', '8099'],
    NOWHERE,
    /^PostgreSQL at 127\.0\.0\.1:1 cannot be reached/,
  ],
  [
    'a cluster without Redis',
    () => ['cluster'],
    { DATABASE_URL: NOWHERE.DATABASE_URL },
    /^Set both DATABASE_URL and REDIS_URL/,
  ],
])('%s is answered with one sentence', async (_what, args, env, sentence) => {
  const ran = await runSesame(args(), { cwd: folder, env: { SESAME_LOG: 'error', ...env } });
  expect(ran).toMatchObject({ code: 1, out: '' });
  const [prefix, ...rest] = ran.err.split('sesame: ');
  expect([prefix, rest.length]).toEqual(['', 1]);
  expect(rest[0]?.trimEnd()).toMatch(sentence);
  expect(ran.err).not.toMatch(/\n {4}at |secret/);
});

test.skipIf(process.getuid?.() === 0)('a folder that is not writable is answered with one sentence', async () => {
  mkdirSync(join(folder, 'closed'));
  chmodSync(join(folder, 'closed'), 0o500);
  const ran = await runSesame(serve('--data', join(folder, 'closed')));
  expect(ran).toMatchObject({ code: 1, out: '' });
  expect(ran.err).toMatch(/^sesame: The directory \S+ is not writable for this user\. Choose another with --data\.\n$/);
});
