import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumOptions } from '../chromium.ts';

const SESAME = fileURLToPath(new URL('../../cli/launch.js', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'inspector-'));
const game = join(folder, 'crystal-hunt');
let dev: ChildProcess;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const flags = ['--hidden', '--chance', '--yes'];
  await promisify(execFile)(process.execPath, [SESAME, 'new-game', 'crystal-hunt', ...flags], { cwd: folder });
  dev = spawn(process.execPath, [SESAME, 'dev', game, '--port', '0', '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = dev.stdout === null ? [] : await once(dev.stdout, 'data');
  browser = await chromium.launch(chromiumOptions());
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(JSON.parse(String(line)).inspector);
});
afterAll(async () => {
  await browser?.close();
  const gone = once(dev, 'exit');
  dev.kill('SIGTERM');
  await gone;
  rmSync(folder, { recursive: true });
});

/** Edits a file of the game, as its author would. */
const edit = (file: string, from: string, to: string) => {
  const path = join(game, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
};

const position = () => page.getByRole('status', { name: 'Position' }).textContent();
const seat = (number: number) => page.getByRole('article', { name: `Seat ${number}` });

test('a move on a board is in the log, and can be stepped over', async () => {
  await seat(0).getByRole('button', { name: 'Favour red' }).click();
  await page.getByRole('region', { name: 'Log' }).getByText('{"type":"favour","colour":"red"}').waitFor();
  expect(await position()).toBe('2 / 2');
  await page.getByRole('button', { name: 'Step back' }).click();
  expect(await position()).toBe('1 / 2');
  await seat(0).getByRole('button', { name: 'Favour red' }).waitFor();
  await page.getByRole('button', { name: 'Last position' }).click();
  expect(await position()).toBe('2 / 2');
});

test('what each viewer cannot know is in the secrecy report', async () => {
  await page.getByRole('tab', { name: 'Secrecy' }).click();
  await page.getByText('This position leaks nothing.').waitFor();
  const report = page.getByRole('region', { name: 'Secrecy of Seat 1' });
  await report.getByText('players[0].favourite').waitFor();
  await report.getByText('view unchanged').waitFor();
  await page.getByRole('region', { name: 'Secrecy of Seat 0' }).getByText('Nothing is hidden').waitFor();
});

test('a planted leak is reported as soon as the file is saved, on the same page', async () => {
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  edit('rules/view.ts', 'seat === look.viewer || outcome(state) !== undefined', 'true');
  await page.getByText(/^This position leaks in \d+ places/).waitFor();
  const leak = page.getByRole('region', { name: 'Secrecy of Seat 1' }).getByText(/favourite was "red" and became/);
  await leak.waitFor();
  expect(await position()).toBe('2 / 2');
  expect(await page.locator('body').getAttribute('data-same-page')).toBe('');
});

test('inputs that new rules refuse are named, and come back with the old rules', async () => {
  const [from, to] = [
    "'You have chosen your favourite.');",
    "'You have chosen your favourite.');\n  if (colour === 'red') return refuse('no-red', 'Red is out.');",
  ];
  edit('rules/favour.ts', from, to);
  await page.getByRole('alert').getByText('Input 2 no longer applies: Red is out. (no-red)').waitFor();
  expect(await position()).toBe('1 / 1');
  edit('rules/favour.ts', to, from);
  await expect.poll(position).toBe('2 / 2');
});

test('random play ends the match, with its sizes and times', async () => {
  await page.getByRole('tab', { name: 'Act' }).click();
  await page.getByRole('button', { name: 'Play to the end' }).click();
  await page.getByText('The match is over.').waitFor();
  await page.getByRole('tab', { name: 'Figures' }).click();
  await page.getByRole('rowheader', { name: 'Spectator' }).waitFor();
});
