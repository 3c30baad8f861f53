import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crazyMix } from '@sesame/crazy-mix';
import { makeRng, parseOptions } from '@sesame/kernel';
import { afterEach, expect, test } from 'vitest';
import { findGames } from './find-games.ts';
import { importGame } from './import-game.ts';
import { loadSandboxed, type SandboxedGame } from './load-sandboxed.ts';
import { HIGH_CARD, type HostileParts, writeHostileGame } from './testing/hostile-game.ts';

/** A file of the host that is JSON, so that a bundler could read it. */
const SECRET = join(mkdtempSync(join(tmpdir(), 'host-')), 'secret.json');
writeFileSync(SECRET, '{ "password": "sesame" }');

const CRAZY_MIX = fileURLToPath(new URL('../games/crazy-mix/index.ts', import.meta.url));

const open: SandboxedGame[] = [];
afterEach(() => {
  for (const game of open.splice(0)) game.end();
});

const find = async (folder: string) => {
  const found = await findGames([folder]);
  const [game] = found.ok ? found.value : [];
  if (game === undefined) throw new Error(`no game in ${folder}`);
  return game;
};

const load = async (parts: HostileParts) => {
  const loaded = await loadSandboxed(await find(writeHostileGame(parts)));
  if (loaded.ok) open.push(loaded.value);
  return loaded;
};
const reasonOf = async (parts: HostileParts) => {
  const loaded = await load(parts);
  return loaded.ok ? 'accepted' : loaded.error.message;
};
/** A game that passes the checks: its trap is a number of rounds that they do not play. */
const accepted = async (parts: HostileParts) => {
  const loaded = await load(parts);
  if (!loaded.ok) throw new Error(loaded.error.message);
  return { ...loaded.value, rules: await loaded.value.game.rules() };
};
const TRAP = 7;
const trapped = (work: string) =>
  `view: (state, viewer) => { if (state.rounds === ${TRAP}) { ${work} } return rules.view(state, viewer); }`;

test('rules in the sandbox answer as they do outside', async () => {
  const found = await find(HIGH_CARD);
  const loaded = await loadSandboxed(found);
  if (!loaded.ok) throw new Error(loaded.error.message);
  open.push(loaded.value);
  const [inside, outside] = [await loaded.value.game.rules(), await (await importGame(found)).rules()];
  const state = inside.setup(3, { rounds: 2 });
  expect(state).toEqual(outside.setup(3, { rounds: 2 }));
  const deal = inside.draw(state, makeRng('deal'));
  expect(deal).toEqual(outside.draw(state, makeRng('deal')));
  const [one, other] = [inside, outside].map((rules) => rules.apply(state, { at: 0, by: 'chance', move: deal }));
  expect(one).toEqual(other);
  if (!one?.ok) throw new Error('refused');
  const dealt = one.value.state;
  for (const rules of [inside, outside]) {
    expect(rules.awaits(dealt)).toEqual({ seats: [0, 1, 2] });
    expect(rules.outcome(dealt)).toBeUndefined();
  }
  expect(inside.view(dealt, 1)).toEqual(outside.view(dealt, 1));
  expect(inside.resample(dealt, 1, makeRng('r'))).toEqual(outside.resample(dealt, 1, makeRng('r')));
  expect(inside.sample(dealt, 1, makeRng('s'))).toEqual(outside.sample(dealt, 1, makeRng('s')));
  expect(inside.fallback(dealt, 1)).toEqual(outside.fallback(dealt, 1));
  expect(inside.parseMove({ type: 'nothing' })).toEqual(outside.parseMove({ type: 'nothing' }));
  expect(inside.apply(dealt, { at: 0, by: 1, move: { type: 'play', card: 0 } })).toMatchObject({ ok: false });
  expect((await loaded.value.game.timetable())({ type: 'shown' })).toEqual({ reveal: 300, hold: 300 });
  expect((await loaded.value.game.cast()).map(({ id }) => id)).toEqual(['random', 'high']);
});

test('a game with races is played in the sandbox, too', async () => {
  const folder = writeHostileGame({ name: 'crazy-mix' });
  const found = { ...(await find(HIGH_CARD)), id: 'crazy-mix', folder, gameFile: join(folder, 'race.ts') };
  writeFileSync(found.gameFile, `export { crazyMix as game } from ${JSON.stringify(CRAZY_MIX)};`);
  const loaded = await loadSandboxed(found);
  if (!loaded.ok) throw new Error(loaded.error.message);
  open.push(loaded.value);
  const [inside, outside] = [await loaded.value.game.rules(), await crazyMix.rules()];
  const options = parseOptions(outside.options, {});
  const state = inside.setup(2, options.ok ? options.value : {});
  for (const seat of [0, 1]) expect(inside.race?.shown(state, seat)).toBe(outside.race?.shown(state, seat));
  expect(inside.race?.isReadying(state)).toBe(outside.race?.isReadying(state));
  expect(inside.race?.lastWinner(state)).toBe(outside.race?.lastWinner(state));
  expect(inside.race?.apart).toBe(outside.race?.apart);
});

test('a rule that draws many numbers gets the same ones', async () => {
  const draws = 'draw: (state, rng) => { for (let n = 0; n < 1000; n++) rng(); return rules.draw(state, rng); }';
  const { rules } = await accepted({ rules: draws });
  const rng = makeRng('many');
  for (let n = 0; n < 1000; n++) rng();
  const honest = await (await importGame(await find(HIGH_CARD))).rules();
  const state = rules.setup(2, { rounds: 1 });
  expect(rules.draw(state, makeRng('many'))).toEqual(honest.draw(state, rng));
});

test.each<[string, HostileParts, RegExp]>([
  [
    'imports a module of Node',
    { module: "import { readFileSync } from 'node:fs'; readFileSync('/etc/passwd');" },
    /node:fs/,
  ],
  ['imports one without its prefix', { module: "import fs from 'fs'; fs.readFileSync('/etc/passwd');" }, /imports fs/],
  [
    'imports what is only known at run time',
    { module: "const at = ['node:', 'fs']; import(at.join(''));" },
    /only known when it runs/,
  ],
  [
    'reads a file of the host by importing it',
    { module: `import secret from ${JSON.stringify(SECRET)}; export { secret };` },
    /outside the game's folder/,
  ],
  [
    'reads one for its board',
    { board: `import secret from '${SECRET}?raw'; export default () => secret;` },
    /outside the game's folder/,
  ],
  [
    'names one for its board',
    { board: "export default () => new URL('../../etc/hosts', import.meta.url).href;" },
    /outside the game's folder/,
  ],
  [
    'has a board that does not compile',
    { board: 'export default () => <p>;' },
    /the board of hostile cannot be compiled/,
  ],
  ['has a board that imports nothing real', { board: "import './none.ts'; export default 1;" }, /cannot be compiled/],
  ['awaits something when it is loaded', { module: 'await 1;' }, /uses `await` outside of functions/],
  ['has views that are promises', { rules: 'view: async (...args) => rules.view(...args)' }, /answered with a promise/],
  ['is set up by a promise', { rules: 'setup: async (...args) => rules.setup(...args)' }, /answered with a promise/],
  ['throws when it is loaded', { module: "throw new Error('not today');" }, /when it was loaded: Error: not today/],
  ['never ends loading', { rules: '...(await new Promise(() => {}))' }, /never settled/],
  [
    'uses Math.random',
    { rules: 'setup: (seats, options) => ({ ...rules.setup(seats, options), luck: Math.random() })' },
    /Math\.random/,
  ],
  [
    'reads the clock',
    { rules: 'setup: (seats, options) => ({ ...rules.setup(seats, options), at: Date.now() })' },
    /clock/,
  ],
  [
    'changes states',
    { rules: 'view: (state, viewer) => { state.played += 1; return rules.view(state, viewer); }' },
    /read only/,
  ],
  [
    'shows everybody the state',
    { rules: 'view: (state, viewer) => ({ ...rules.view(state, viewer), state })' },
    /learns a secret from view at state\.hands\[\d\]\[\d\]: \d \| \d/,
  ],
  [
    'shows hands in the last round only',
    {
      rules:
        'view: (state, viewer) => ({ ...rules.view(state, viewer), ...(state.played === 8 && { all: state.hands }) })',
    },
    /learns a secret from view/,
  ],
  [
    'tells hands in events',
    {
      rules:
        "apply: (state, input) => { const step = rules.apply(state, input); return step.ok && input.by === 'chance' ? { ...step, value: { ...step.value, events: [{ to: 'all', event: { type: 'dealt', hands: input.move.hands } }] } } : step; }",
    },
    /./,
  ],
  ['awaits seats that do not exist', { rules: 'awaits: () => ({ seats: [0, 7] })' }, /2 seats/],
  ['awaits nonsense', { rules: "awaits: () => 'everybody'" }, /awaits should be an object/],
  ['ranks nobody', { rules: 'outcome: () => ({ ranks: [] })' }, /ranks/],
  ['has views that are too long', { rules: "view: () => 'x'.repeat(2000000)" }, /too long/],
  ['has wrong options', { rules: "options: { rounds: { kind: 'slider' } }" }, /kind should be one of/],
  ['is called otherwise', { rules: "id: 'other'" }, /package is called hostile/],
])('a game is refused that %s', async (_, parts, reason) => {
  expect(await reasonOf(parts)).toMatch(reason);
});

test('a game that loops or fills the memory is ended, and the next call starts it anew', async () => {
  const { rules } = await accepted({ rules: trapped('for (;;) {}') });
  expect(() => rules.view(rules.setup(2, { rounds: TRAP }), 0)).toThrow(/took longer than/);
  expect(rules.view(rules.setup(2, { rounds: 1 }), 0)).toMatchObject({ round: 1 });
});

test.each([
  ['objects', 'const all = []; for (;;) all.push({});'],
  ['arrays', 'new Array(1e8).fill(1.5);'],
  ['texts', "let text = 'x'.repeat(2 ** 28); text += 'y'; JSON.stringify([text, text]);"],
  ['maps', 'const map = new Map(); for (let n = 0; ; n++) map.set(n, n);'],
  ['buffers', 'const all = []; for (;;) all.push(new Uint8Array(2 ** 24).fill(1));'],
])('memory full of %s ends the game’s process alone', async (_, work) => {
  const { rules } = await accepted({ rules: trapped(work) });
  expect(() => rules.view(rules.setup(2, { rounds: TRAP }), 0)).toThrow(/memory|took longer|threw/);
  expect(rules.view(rules.setup(2, { rounds: 1 }), 0)).toMatchObject({ round: 1 });
});

test('a game that holds up the server again and again is switched off', async () => {
  const { rules, disabledBecause } = await accepted({ rules: trapped('for (;;) {}') });
  const state = rules.setup(2, { rounds: TRAP });
  for (let n = 0; n < 3; n++) expect(() => rules.view(state, 0)).toThrow(/took longer/);
  expect(() => rules.setup(2, { rounds: 1 })).toThrow(/switched off/);
  expect(disabledBecause()).toMatch(/took longer/);
});

/** Ways out of a context, each an expression that should end in nothing: what it finds is shown in the view. */
test.each([
  [
    'globals',
    'Object.getOwnPropertyNames(globalThis).filter((name) => /process|require|fetch|setTimeout|setInterval|WebSocket|^Buffer|global$|module/.test(name)).join()',
    '',
  ],
  [
    'shared memory',
    '[typeof SharedArrayBuffer, typeof Atomics, typeof WebAssembly].join()',
    'undefined,undefined,undefined',
  ],
  ['the constructor of this', "globalThis.constructor.constructor('return process')()", 'EvalError'],
  ['the constructor of a function', "(() => {}).constructor('return process')()", 'EvalError'],
  ['the constructor of an async function', "(async () => {}).constructor('return process')()", 'EvalError'],
  ['eval', "(0, eval)('process')", 'EvalError'],
  ['the caller', '(function own() { return String(own.caller); })()', '(null|undefined|function|TypeError|=>)'],
  ['the stack', "new Error('where').stack", 'Error: where$'],
  [
    'frames',
    '(() => { Error.prepareStackTrace = (_, frames) => frames.length; return String(new Error().stack); })()',
    'TypeError',
  ],
  ['the sandbox’s own entry', "sesame.constructor.constructor('return process')()", 'EvalError'],
])('code in the sandbox does not get out by %s', async (_, way, found) => {
  const attempt = `(() => { try { return String(${way}); } catch (error) { return String(error); } })()`;
  const { rules } = await accepted({
    rules: `view: (state, viewer) => ({ ...rules.view(state, viewer), found: ${attempt} })`,
  });
  const { found: shown } = rules.view(rules.setup(2, { rounds: 1 }), 0) as { found: string };
  expect(shown).toMatch(found === '' ? /^$/ : new RegExp(found));
  expect(shown).not.toContain('node:');
});

test('a bot thinks in a process of its own, with a clock', async () => {
  const game = await accepted({
    play: 'const until = performance.now() + 20; while (performance.now() < until); return { type: "play", card: Math.max(...view.may) };',
  });
  const question = { options: {}, bot: 'high', seat: 0, view: { may: [2, 7] }, seed: 's', budget: 50 };
  expect(await game.think(question)).toEqual({ move: { type: 'play', card: 7 }, takes: 400 });
  expect(await game.think({ ...question, strength: 1500 })).toMatchObject({ move: { type: 'play', card: 7 } });
  expect(await game.think({ ...question, bot: 'nobody' })).toEqual({ error: expect.stringContaining('no bot nobody') });
});

test('a bot that loops or throws gives an error, and does not stop the server meanwhile', async () => {
  const game = await accepted({ play: 'if (view.may.length === 1) for (;;) {} throw new Error("no idea");' });
  const question = { options: {}, bot: 'high', seat: 0, view: { may: [2] }, seed: 's', budget: 50 };
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 20);
  expect(await game.think(question)).toEqual({ error: expect.stringContaining('took longer') });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
  expect(await game.think({ ...question, view: { may: [2, 3] } })).toEqual({
    error: expect.stringContaining('no idea'),
  });
});
