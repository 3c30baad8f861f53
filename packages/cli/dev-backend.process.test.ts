import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBackend } from './dev-backend.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dev-backend-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A server that takes longer to end than a file takes to be saved again, and says if another one is running. */
const SLOW_SERVER = `
  const { appendFileSync, mkdirSync, rmdirSync } = require('node:fs');
  const [, , , log] = process.argv;
  const lock = log + '.lock';
  process.on('SIGTERM', () => setTimeout(() => { rmdirSync(lock); process.exit(); }, 1500));
  setInterval(() => {}, 1000);
  try {
    mkdirSync(lock);
    appendFileSync(log, 'begins,');
  } catch {
    appendFileSync(log, 'clashes,');
  }
`;

test('a server begins when the one before has ended, however often files are saved', async () => {
  const [script, log] = [join(folder, 'server.cjs'), join(folder, 'log')];
  writeFileSync(script, SLOW_SERVER);
  writeFileSync(log, '');
  const said = () => readFileSync(log, 'utf8');
  const backend = startBackend({ script, args: [log], onNews: () => {} });
  await expect.poll(said, { timeout: 20_000 }).toBe('begins,');
  backend.restart();
  await wait(700);
  backend.restart();
  await expect.poll(said, { timeout: 20_000 }).toMatch(/^begins,./);
  await backend.close();
  expect(said()).not.toContain('clashes');
});
