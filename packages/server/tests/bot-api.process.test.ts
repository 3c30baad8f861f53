import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NodeClient } from '@sesame/client';
import type { MatchRecord } from '@sesame/kernel';
import type { MatchSummary, Table } from '@sesame/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keep, makeTestBot, type TestBot } from './http-bot.ts';
import { openTestServer, type TestServer } from './test-server.ts';

const EXAMPLES = fileURLToPath(new URL('../../../examples/bots/', import.meta.url));

let server: TestServer;
let owner: NodeClient;
const running: ChildProcess[] = [];

beforeEach(async () => {
  server = await openTestServer();
  owner = await server.enter();
  await keep(owner);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(stop));
  await server.close();
});

const stop = (child: ChildProcess): Promise<void> =>
  new Promise((gone) => {
    if (child.exitCode !== null) return gone();
    child.once('exit', () => gone());
    child.kill('SIGKILL');
  });

/** Runs an example as a bot. Its errors fail the test that waits for it. */
const start = (program: string, file: string, bot: TestBot) => {
  const child = spawn(program, [join(EXAMPLES, file), server.url, bot.token], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  running.push(child);
  let complaints = '';
  child.stderr?.on('data', (text) => {
    complaints += text;
  });
  return () => complaints;
};

const endedOf = async (bot: TestBot) => (await bot.ask<readonly MatchSummary[]>('GET', '/matches?which=ended')).json;
const recordOf = async (bot: TestBot, match: string) =>
  (await bot.ask<MatchRecord>('GET', `/matches/${match}/record`)).json;

const POLL = { timeout: 50_000, interval: 100 };

const pins = (code: string, guess: string): string => {
  const count = (text: string, letter: string) => text.split(letter).length - 1;
  const black = [...guess].filter((letter, place) => letter === code[place]).length;
  const both = [...new Set(guess)].map((letter) => Math.min(count(code, letter), count(guess, letter)));
  return `${black} black, ${both.reduce((sum, n) => sum + n, 0) - black} white`;
};

/** Both hid a code, and the guesses of these seats are consistent with all earlier pins. */
const expectGood = ({ inputs, outcome }: MatchRecord, seats: readonly number[]) => {
  const moves = inputs.map(({ by, move }) => ({ by, ...(move as { type: string; code: string }) }));
  expect(moves.slice(0, 2).map(({ type }) => type)).toEqual(['hide', 'hide']);
  const guesses = moves.filter(({ type }) => type === 'guess');
  expect(guesses.length).toBeGreaterThan(1);
  expect(guesses.length).toBeLessThan(24);
  expect(outcome?.ranks).toContain(1);
  for (const seat of seats) {
    const hidden = moves.find(({ by, type }) => by !== seat && type === 'hide')?.code ?? '';
    const own = guesses.filter(({ by }) => by === seat).map(({ code }) => code);
    for (const [n, guess] of own.entries())
      for (const before of own.slice(0, n)) expect(pins(guess, before)).toBe(pins(hidden, before));
  }
};

test('the examples play a whole match against each other, each in its own language', async () => {
  const [ts, py] = [await makeTestBot(server.url, owner, 'Typed'), await makeTestBot(server.url, owner, 'Snake')];
  const tsSays = start(process.execPath, 'bot.ts', ts);
  await expect.poll(async () => (await ts.ask<readonly Table[]>('GET', '/tables')).json, POLL).toHaveLength(1);
  const pySays = start('python3', 'bot.py', py);
  await expect.poll(async () => (await endedOf(ts)).length, POLL).toBe(1);
  const [match] = await endedOf(py);
  expect(match?.seats.map(({ name, isBot }) => ({ name, isBot }))).toEqual([
    { name: 'Typed', isBot: true },
    { name: 'Snake', isBot: true },
  ]);
  expectGood(await recordOf(ts, match?.id ?? ''), [0, 1]);
  expect([tsSays(), pySays()]).toEqual(['', '']);
});

test.each([
  ['bot.ts', process.execPath],
  ['bot.py', 'python3'],
])('%s plays a whole match against a built-in bot', async (file, program) => {
  const bot = await makeTestBot(server.url, owner, 'Cracker');
  const begun = await bot.ask<MatchSummary>('POST', '/play', { game: 'crack-the-code', bots: ['thinker'] });
  const says = start(program, file, bot);
  await expect.poll(async () => (await endedOf(bot)).length, POLL).toBe(1);
  expectGood(await recordOf(bot, begun.json.id), [0]);
  expect(says()).toBe('');
});

test.each([
  ['bot.ts', process.execPath],
  ['bot.py', 'python3'],
])('%s ends with a sentence on a bad token', async (file, program) => {
  const child = spawn(program, [join(EXAMPLES, file), server.url, 'sesame_wrong'], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  running.push(child);
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(said).toMatch(/^The server does not know this token\. [^\n]+\n$/);
});
