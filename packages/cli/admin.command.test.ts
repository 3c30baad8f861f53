import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@sesame/server';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sesame-admin-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const sesame = (...args: readonly string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((ran) => {
    const script = join(import.meta.dirname, 'launch.js');
    execFile(process.execPath, [script, ...args], { cwd: folder }, (error, out, err) => {
      ran({ code: error === null ? 0 : Number(error.code), out, err });
    });
  });

const open = () => serve({ port: 0, host: '127.0.0.1', data: join(folder, 'data'), logLevel: 'silent' });

let accounts = 0;
const sessionOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith('sesame='))
    ?.split(';')[0] ?? '';

/** Whether a link makes a new account an admin. */
const opens = async (link: string): Promise<boolean> => {
  const { origin, searchParams } = new URL(link);
  const url = origin.replace('localhost', '127.0.0.1');
  const entered = await fetch(`${url}/api/me`, { method: 'POST' });
  const guest = sessionOf(entered);
  accounts += 1;
  const made = await fetch(`${url}/api/account`, {
    method: 'PUT',
    headers: { cookie: guest, 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Member ${accounts}`, password: 'open sesame, please' }),
  });
  const cookie = sessionOf(made);
  const headers = { cookie, 'content-type': 'application/json' };
  await fetch(`${url}/api/desk/key`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ key: searchParams.get('key') }),
  });
  return (await fetch(`${url}/api/desk/metrics`, { headers: { cookie } })).ok;
};

test('the admin link is printed on the first start only; a new one can be made while the server runs', async () => {
  const first = await open();
  expect(first.adminLink).toMatch(/^http:\/\/localhost:\d+\/admin\?key=[A-Za-z0-9_-]{43}$/);
  expect(await opens(first.adminLink ?? '')).toBe(true);
  expect(await opens(first.adminLink ?? '')).toBe(false);
  const ran = await sesame('admin-link', '--json');
  expect(ran).toMatchObject({ code: 0, err: '' });
  const { link } = JSON.parse(ran.out);
  expect(link).toContain(`${first.url}/admin?key=`);
  expect(await opens(link)).toBe(true);
  // The former name of the command.
  const named = await sesame('desk-link', '--url', 'https://play.example/');
  expect(named.out).toMatch(/^https:\/\/play\.example\/admin\?key=/);
  await first.close();

  const again = await open();
  expect(again.adminLink).toBeUndefined();
  await again.close();
});

test('a backup is one file that a server can start from', async () => {
  await (await open()).close();
  const ran = await sesame('backup', '--to', 'copy/sesame.db', '--json');
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(ran.out)).toEqual({ ok: true, file: 'copy/sesame.db', bytes: expect.any(Number) });
  const copy = await serve({ port: 0, host: '127.0.0.1', data: join(folder, 'copy'), logLevel: 'silent' });
  expect(copy.adminLink).toBeUndefined();
  await copy.close();
  const dated = await sesame('backup');
  expect(dated.out).toMatch(/^Backup written and checked: data\/backups\/.*\.sqlite\n$/);
  expect(existsSync(join(folder, dated.out.trim().split(' ').at(-1) ?? ''))).toBe(true);
});

test.each([
  [['backup'], /There is no store in this directory/],
  [['admin-link'], /There is no store in this directory/],
  [['admin-link', '--url', 'home'], /--url must be a URL/],
  [['backup', 'now'], /Unexpected argument: now/],
])('%j is answered on standard error', async (args, err) => {
  const ran = await sesame(...args);
  expect(ran).toMatchObject({ code: 1, out: '' });
  expect(ran.err).toMatch(err);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});
