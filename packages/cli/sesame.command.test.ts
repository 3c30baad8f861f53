import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf } from '@sesame/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the real command in a folder of records. */
const sesame = (...args: readonly string[]): Promise<Ran> =>
  new Promise((ran) => {
    const script = join(import.meta.dirname, 'launch.js');
    execFile(process.execPath, [script, ...args], { cwd: folder }, (error, out, err) => {
      ran({ code: error === null ? 0 : Number(error.code), out, err });
    });
  });

const linesOf = ({ out }: Ran): readonly unknown[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const secret = '7c'.repeat(32);
const luck = { secret, commitment: commitmentOf(secret), contributions: ['', '1d'.repeat(32)] };
const inputs = [
  { at: 0, by: 1, move: { type: 'hide', code: 'gpgpg' } },
  { at: 2500, by: 0, move: { type: 'hide', code: 'rrybw' } },
  { at: 9000, by: 0, move: { type: 'guess', code: 'gpgpg' } },
  { at: 15_000, by: 1, move: { type: 'guess', code: 'rybwg' } },
];
const ann = {
  sesame: 1,
  game: 'crack-the-code',
  rules: 1,
  options: {},
  seats: ['Ann', 'Bo'],
  inputs,
  outcome: { ranks: [1, 2] },
};
const { outcome: _, ...unfinished } = { ...ann, inputs: inputs.slice(0, 3) };

const FILES: Readonly<Record<string, unknown>> = {
  'won.json': ann,
  'unfinished.json': unfinished,
  'refused.json': { ...ann, inputs: [...inputs.slice(0, 2), inputs[3]] },
  'malformed.json': { ...ann, inputs: [inputs[0], { at: 1, by: 7, move: {} }] },
  'wrong-outcome.json': { ...ann, outcome: { ranks: [2, 1] } },
  'other-game.json': { ...ann, game: 'ludo' },
  'no-record.json': [1, 2, 3],
  'honest.json': { ...ann, luck },
  'seen.json': { commitment: luck.commitment, draws: [], seals: [] },
  'seen-other.json': { commitment: '00'.repeat(32), draws: [], seals: [] },
  'branched.json': { ...ann, luck, branched: { ply: 2, match: 'abc' } },
  'other-secret.json': { ...ann, luck: { ...luck, secret: '7d'.repeat(32) } },
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sesame-'));
  for (const [name, json] of Object.entries(FILES)) writeFileSync(join(folder, name), JSON.stringify(json));
  writeFileSync(join(folder, 'torn.json'), '{"sesame":1,');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('sesame', () => {
  test('--help lists the commands', async () => {
    const ran = await sesame('--help');
    expect(ran).toMatchObject({ code: 0, err: '' });
    for (const name of ['serve', 'games', 'replay', 'simulate', 'ladder', 'balance', 'verify', 'bench'])
      expect(ran.out).toContain(`sesame ${name}`);
  });

  test.each(['serve', 'games', 'replay', 'simulate', 'ladder', 'balance', 'verify', 'bench'])(
    '%s --help shows its usage',
    async (name) => {
      const ran = await sesame(name, '--help');
      expect(ran).toMatchObject({ code: 0, err: '' });
      expect(ran.out).toMatch(new RegExp(`^Usage: sesame ${name} .*\\[--json\\]\n`));
    },
  );

  test.each([
    [[], /Missing command/],
    [['dance'], /Unknown command: dance\. Commands: serve, new-game, dev, games/],
    [['constructor'], /Unknown command: constructor/],
    [['games', '--loud'], /Unknown option '--loud'/],
    [['replay'], /Missing file\. Usage: sesame replay/],
    [['replay', 'won.json', '--ply'], /--ply/],
    [['replay', 'won.json', '--ply', 'two'], /--ply must be a whole number/],
    [['replay', 'won.json', '--viewer', 'everyone'], /--viewer must be a seat from 0, or spectator/],
    [['verify'], /Missing file\. Usage: sesame verify/],
    [['simulate'], /Missing game/],
    [['ladder', 'crack-the-code', '--bots', 'random,hal'], /Unknown bot: hal/],
    [['balance', 'crack-the-code', '--seats', '3'], /has 2 to 2 seats, not 3/],
    [['balance', 'crack-the-code', '--matches', '1', '--to', 'no/such/folder.html'], /There is no folder no\/such/],
    [['simulate', 'ludo', '--matches', '1', '--bots', 'a,b'], /Unknown game: ludo\. Games: crack-the-code/],
    [['simulate', 'crack-the-code', '--bots', 'random,random'], /Missing option: --matches/],
    [['simulate', 'crack-the-code', '--matches', '0', '--bots', 'random,random'], /--matches must be a whole number/],
    [['simulate', 'crack-the-code', '--matches', '1', '--bots', 'random,hal'], /Unknown bot: hal/],
    [['simulate', 'crack-the-code', '--matches', '1', '--bots', 'random'], /has 2 seats/],
    [['simulate', 'crack-the-code', '--matches', '1', '--bots', 'random,random', '--options', '{'], /must be JSON/],
    [['bench', 'dreams'], /Unknown benchmark: dreams\. Benchmarks:\n {2}\w+/],
    [['serve', '--port', 'http'], /--port must be a whole number/],
  ])('%j is answered on standard error', async (args, err) => {
    const ran = await sesame(...args);
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.err).toMatch(err);
    expect(ran.err).not.toMatch(/\n {4}at /);
  });
});

describe('games', () => {
  test('are listed with seats, options and bots', async () => {
    const ran = await sesame('games', '--json');
    expect(ran.code).toBe(0);
    expect(JSON.parse(ran.out)).toContainEqual(
      expect.objectContaining({
        id: 'crack-the-code',
        seats: { min: 2, max: 2 },
        options: expect.objectContaining({ positions: expect.objectContaining({ min: 3, max: 6, default: 5 }) }),
        bots: expect.arrayContaining([expect.objectContaining({ id: 'random', level: 1 })]),
      }),
    );
  });

  test('prints text for people', async () => {
    const ran = await sesame('games');
    expect(ran.out).toMatch(/^crack-the-code: Crack the Code, 2 players\n {2}positions 3-6 \(5\): /);
  });
});

describe('replay', () => {
  test('shows a spectator the end', async () => {
    const ran = await sesame('replay', 'won.json', '--json');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(linesOf(ran)).toEqual([
      { ok: true, plies: 4, outcome: { ranks: [1, 2] }, view: expect.objectContaining({ phase: 'over' }) },
    ]);
  });

  test('shows a seat what it saw after a ply', async () => {
    const codes = async (...args: readonly string[]) => {
      const [line] = linesOf(await sesame('replay', 'won.json', '--json', ...args));
      return (line as { view: { seats: readonly { code?: string }[] } }).view.seats.map(({ code }) => code);
    };
    expect(await codes('--ply', '2', '--viewer', '0')).toEqual(['rrybw', undefined]);
    expect(await codes('--ply', '2', '--viewer', '1')).toEqual([undefined, 'gpgpg']);
    expect(await codes('--ply', '2')).toEqual([undefined, undefined]);
    expect(await codes('--ply', '0', '--viewer', '1')).toEqual([undefined, undefined]);
    expect(await codes('--ply', '4')).toEqual(['rrybw', 'gpgpg']);
  });

  test('has no outcome for a match that is not over', async () => {
    expect(linesOf(await sesame('replay', 'unfinished.json', '--json'))).toMatchObject([
      { ok: true, plies: 3, outcome: null },
    ]);
  });

  test.each([
    ['refused.json', [], 3, 'not-your-turn'],
    ['malformed.json', [], 2, 'malformed'],
    ['wrong-outcome.json', [], 4, 'wrong-outcome'],
    ['other-game.json', [], 0, 'unknown-game'],
    ['no-record.json', [], 0, 'malformed'],
    ['torn.json', [], 0, 'no-json'],
    ['nowhere.json', [], 0, 'unreadable'],
    ['won.json', ['--ply', '5'], 5, 'no-such-ply'],
    ['won.json', ['--viewer', '2'], 0, 'no-such-seat'],
  ])('refuses %s %j at ply %d: %s', async (file, args, ply, code) => {
    const ran = await sesame('replay', file, ...args, '--json');
    expect(ran.code).toBe(1);
    expect(linesOf(ran)).toEqual([{ ok: false, ply, code, message: expect.any(String) }]);
  });

  test('continues after a refused file, one line per file', async () => {
    const ran = await sesame('replay', 'nowhere.json', 'won.json', 'refused.json', 'unfinished.json', '--json');
    expect(ran.code).toBe(1);
    expect(linesOf(ran)).toMatchObject([
      { ok: false },
      { ok: true, plies: 4 },
      { ok: false, ply: 3 },
      { ok: true, plies: 3 },
    ]);
  });

  test('prints text for people, refusals on standard error', async () => {
    const ran = await sesame('replay', 'won.json', 'refused.json');
    expect(ran.code).toBe(1);
    expect(ran.out).toMatch(/^won\.json: Crack the Code, 4 plies\n {2}seat 0: Ann, rank 1\n {2}seat 1: Bo, rank 2\n/);
    expect(ran.err).toMatch(/^sesame: refused\.json, ply 3: .* \(not-your-turn\)\n$/);
  });
});

describe('verify', () => {
  test('verifies an honest record', async () => {
    const ran = await sesame('verify', 'honest.json', '--json');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(linesOf(ran)).toEqual([{ ok: true, committed: true, deals: [] }]);
  });

  test('reports how much of a branch is not checked', async () => {
    const ran = await sesame('verify', 'branched.json', '--json');
    expect(linesOf(ran)).toEqual([{ ok: true, taken: 2, committed: true, deals: [] }]);
    expect((await sesame('verify', 'branched.json')).out).toMatch(/first 2 inputs come from another record/);
  });

  test('finds a changed secret', async () => {
    const ran = await sesame('verify', 'other-secret.json', '--json');
    expect(ran.code).toBe(1);
    expect(linesOf(ran)).toMatchObject([{ ok: false, code: 'dishonest', committed: false }]);
  });

  test('finds a secret that is not the one a browser was shown', async () => {
    const asSeen = await sesame('verify', 'honest.json', '--seen', 'seen.json', '--json');
    expect(linesOf(asSeen)).toMatchObject([{ ok: true, seen: [{ what: 'commitment', same: true }] }]);
    const other = await sesame('verify', 'honest.json', '--seen', 'seen-other.json');
    expect(other).toMatchObject({ code: 1, err: expect.stringMatching(/differs from what was seen.*commitment/) });
    expect((await sesame('verify', 'honest.json', '--seen', 'nowhere.json')).code).toBe(1);
  });

  test.each([
    ['won.json', 'no-luck'],
    ['torn.json', 'no-json'],
    ['nowhere.json', 'unreadable'],
  ])('cannot check %s: %s', async (file, code) => {
    const ran = await sesame('verify', file, '--json');
    expect(ran.code).toBe(1);
    expect(linesOf(ran)).toMatchObject([{ ok: false, code }]);
  });

  test('prints text for people', async () => {
    expect(await sesame('verify', 'honest.json')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/secret matches the commitment/),
    });
    expect(await sesame('verify', 'other-secret.json')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/does not match the commitment/),
    });
  });
});

test('ladder rates the bots of a game by a round robin', async () => {
  const bots = 'random,novice,thinker';
  const args = ['ladder', 'crack-the-code', '--matches', '10', '--seed', 'ruby', '--options', '{"positions":3}'];
  const ran = await sesame(...args, '--bots', bots, '--json');
  expect(ran).toMatchObject({ code: 0, err: '' });
  const [ladder] = linesOf(ran) as [{ rungs: { bot: string; rating: number }[]; points: number[][] }];
  expect(ladder.rungs.map(({ bot }) => bot).join()).toBe(bots);
  expect(ladder.rungs[2]?.rating).toBeGreaterThan(ladder.rungs[0]?.rating ?? Number.POSITIVE_INFINITY);
  expect((ladder.points[0]?.[2] ?? 0) + (ladder.points[2]?.[0] ?? 0)).toBe(10);
});

test('ladder and simulate know the bots for any game', async () => {
  const args = ['ladder', 'crack-the-code', '--matches', '2', '--seed', 'ruby', '--options', '{"positions":3}'];
  const ran = await sesame(...args, '--bots', 'general:random,greedy:2,search:5', '--json');
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(linesOf(ran)).toMatchObject([
    { rungs: [{ bot: 'general:random' }, { bot: 'greedy:2' }, { bot: 'search:5' }] },
  ]);
});

test('balance measures a game and writes a page', async () => {
  const args = ['balance', 'crack-the-code', '--matches', '4', '--seed', 'ruby', '--options', '{"positions":3}'];
  const ran = await sesame(...args, '--bots', 'random,thinker', '--to', 'balance.html', '--json');
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(linesOf(ran)).toMatchObject([{ game: 'crack-the-code', seats: 2, matches: 4, bot: 'thinker', skill: [{}] }]);
  expect(readFileSync(join(folder, 'balance.html'), 'utf8')).toMatch(/^<!doctype html>/);
});

describe('simulate', () => {
  const args = ['simulate', 'crack-the-code', '--matches', '6', '--bots', 'thinker,random', '--seed', 'ruby'];

  test('plays bots against each other', async () => {
    const ran = await sesame(...args, '--options', '{"positions":3}', '--json');
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(linesOf(ran)).toMatchObject([
      {
        game: 'crack-the-code',
        matches: 6,
        seed: 'ruby',
        options: { positions: 3 },
        bots: [{ bot: 'thinker' }, { bot: 'random' }],
      },
    ]);
  });

  test('plays the same for the same seed', async () => {
    const timeless = async () => {
      const [result] = linesOf(await sesame(...args, '--json'));
      return JSON.stringify(result, (key, value) => (key === 'time' ? undefined : value));
    };
    expect(await timeless()).toBe(await timeless());
  });

  test('prints text for people', async () => {
    const ran = await sesame(...args);
    expect(ran.out).toMatch(/^crack-the-code: 6 matches, seed ruby, .*\nbot +wins +draws +mean rank/);
    expect(ran.err).toBe('');
  });
});

test('bench measures', async () => {
  const ran = await sesame('bench', 'rules', '--seconds', '1', '--json');
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(linesOf(ran)).toEqual([
    expect.arrayContaining([expect.objectContaining({ game: 'crack-the-code', seats: 2 })]),
  ]);
});

test('says its version and that of Node', async () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
  expect(await sesame('--version')).toMatchObject({
    code: 0,
    out: `Sesame ${version}, Node ${process.versions.node}\n`,
  });
  expect(readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}\n`);
});
