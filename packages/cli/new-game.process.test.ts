import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runSesame } from './serve-process.fixture.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-game-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const newGame = (...args: readonly string[]) => runSesame(['new-game', ...args, '--yes'], { cwd: folder });
const tsc = (cwd: string) => promisify(execFile)('node_modules/.bin/tsc', ['--noEmit'], { cwd });
const vitest = (cwd: string) => promisify(execFile)('node_modules/.bin/vitest', ['run'], { cwd });

/** Every kind with every choice of features. */
const COMBINATIONS = ['--turns', '--race'].flatMap((kind) =>
  [[], ['--hidden'], ['--chance'], ['--hidden', '--chance']].map((features) => [kind, ...features]),
);

describe('a new game', () => {
  test.each(COMBINATIONS.map((flags) => [flags.join(' '), flags] as const))('compiles: %s', async (_, flags) => {
    expect(await newGame('my-game', ...flags)).toMatchObject({ code: 0, err: '' });
    await tsc(join(folder, 'my-game'));
  });

  test.each(['--turns', '--race'])('passes its own tests: %s', async (kind) => {
    await newGame('my-game', kind, '--seats', '3');
    await vitest(join(folder, 'my-game'));
  });

  test('has its name, its seats and its identifiers everywhere', async () => {
    const { out } = await newGame("Liar's Dice", '--seats', '2-6', '--to', 'dice', '--json');
    expect(JSON.parse(out)).toMatchObject({ ok: true, game: 'liars-dice', linked: true });
    const read = (file: string) => readFileSync(join(folder, 'dice', file), 'utf8');
    expect(JSON.parse(read('package.json'))).toMatchObject({ name: 'liars-dice', sesame: { contract: 1 } });
    expect(read('index.ts')).toContain(`makeText({ en: "Liar's Dice" })`);
    expect(read('RULES.md')).toContain('**LD1**');
    expect(read('rules/state.ts')).toContain('SEATS = { min: 2, max: 6 }');
    expect(readdirSync(join(folder, 'dice/tests/golden'))).toHaveLength(10);
    for (const file of ['rules/state.ts', 'RULES.md', 'README.md', 'package.json', 'board/Board.tsx'])
      expect(read(file)).not.toMatch(/template|XX\d|#if|\/\/:/i);
  });
});

describe('nothing is written', () => {
  test.each([
    ['without a name', [], 'Missing name'],
    ['for a bad name', ['7up'], 'cannot be a game'],
    ['for the name of a built-in game', ['fake-crystal'], 'There is a game called fake-crystal already'],
    ['for impossible seats', ['nim', '--seats', '1'], '2 to 8 seats'],
    ['for a race in turns', ['nim', '--race', '--turns'], 'either --race or --turns'],
    ['for two names', ['blind', 'nim'], 'in quotes'],
  ])('%s', async (_, args, message) => {
    const { code, err } = await newGame(...args);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(message) });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('over a folder that has something in it', async () => {
    mkdirSync(join(folder, 'nim'));
    writeFileSync(join(folder, 'nim', 'notes.txt'), 'mine');
    expect(await newGame('nim')).toMatchObject({ code: 1, err: expect.stringContaining('is not empty') });
    expect(readdirSync(join(folder, 'nim'))).toEqual(['notes.txt']);
  });

  test('into the repository', async () => {
    const inside = join(import.meta.dirname, 'nim');
    expect(await newGame('nim', '--to', inside)).toMatchObject({ code: 1, err: expect.stringContaining('outside') });
    expect(existsSync(inside)).toBe(false);
  });
});
