import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBackend } from './dev-backend.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dev-backend-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A server that ends only when it may, and says if another one is running. */
const SLOW_SERVER = `
  const { appendFileSync, existsSync, mkdirSync, rmdirSync } = require('node:fs');
  const [, , , log] = process.argv;
  const lock = log + '.lock';
  const end = () => { rmdirSync(lock); process.exit(); };
  process.on('SIGTERM', () => {
    appendFileSync(log, 'stops,');
    setInterval(() => existsSync(log + '.may-end') && end(), 10);
  });
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
  await expect.poll(said).toBe('begins,');
  backend.restart();
  await expect.poll(said).toBe('begins,stops,');
  backend.restart();
  writeFileSync(`${log}.may-end`, '');
  await expect.poll(said).toMatch(/^begins,stops,./);
  await backend.close();
  expect(said()).not.toContain('clashes');
});
