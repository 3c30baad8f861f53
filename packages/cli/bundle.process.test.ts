import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { connectAsGuest, followMatch, type NodeClient } from '@sesame/client';
import { GAMES } from '@sesame/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUNDLE, bundleCommand } from '../../tools/bundle-command.ts';
import { findBundle } from './find-bundle.js';
import { runSesame, type ServeProcess, startServe } from './serve-process.fixture.ts';

/** Notes the URL of every module that a process and its threads load. */
const NOTE_MODULES = `data:text/javascript,${encodeURIComponent(`
  import { appendFileSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => { appendFileSync(process.env.LOADED, url + '\\n'); return next(url, context); } });
`)}`;

let folder: string;
let server: ServeProcess;
let ann: NodeClient;
const loaded = () => readFileSync(join(folder, 'loaded'), 'utf8').trim().split('\n');

beforeAll(async () => {
  if (findBundle(pathToFileURL(`${BUNDLE}/`)) === undefined) await bundleCommand();
  folder = mkdtempSync(join(tmpdir(), 'sesame-bundled-'));
  const env = { LOADED: join(folder, 'loaded'), NODE_OPTIONS: `--import=${NOTE_MODULES}` };
  server = await startServe(join(folder, 'data'), env);
  ann = await connectAsGuest(server.url);
});
afterAll(async () => {
  ann?.connection.close();
  await server?.kill();
  rmSync(folder, { recursive: true });
});

const untilBotMoves = (match: string): Promise<void> =>
  new Promise((moved) => {
    const stop = followMatch(ann.connection, match, ({ seq }) => {
      if (seq === 0) return;
      stop();
      moved();
    });
  });

const startBotMatch = async (game: string, bot: string): Promise<string> => {
  const begun = await ann.api.playBots({ body: { game, bots: [bot] } });
  if (!begun.ok) throw new Error(begun.error.message);
  return begun.value.id;
};

test('bots think, and pictures of every game are drawn, in threads of the bundle', async () => {
  await untilBotMoves(await startBotMatch('crack-the-code', 'novice'));
  for (const { id, cast } of GAMES) {
    const match = await startBotMatch(id, (await cast())[0]?.id ?? '');
    expect((await fetch(`${server.url}/pictures/en/matches/${match}/0.png`)).status, id).toBe(200);
  }
});

test('files beside the sources are found', async () => {
  expect(await (await fetch(`${server.url}/api/docs/bots.md`)).text()).toContain('# Write your own bot');
  expect(await (await fetch(`${server.url}/api/docs/json`)).text()).toContain('"crack-the-code.View":');
});

test('a backup is copied and checked while the server runs', async () => {
  const copy = join(folder, 'copy.db');
  const ran = await runSesame(['backup', '--data', join(folder, 'data'), '--to', copy]);
  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(readdirSync(folder)).toContain('copy.db');
});

test('no module comes from a source', () => {
  const ours = loaded().filter((url) => url.startsWith('file:') && !url.includes('node_modules'));
  expect(ours.filter((url) => url.endsWith('.ts'))).toEqual([]);
  expect(ours.filter((url) => /\/dist\/(main|writer|worker)\b/.test(url)).length).toBeGreaterThan(2);
});

test('texts keep the letters that the bundle escapes', async () => {
  const described = (await (await fetch(`${server.url}/api/docs/json`)).json()) as { info: { description: string } };
  expect(described.info.description).toContain('under “bots”');
});
