import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InstalledProject, installProject } from './installed-project.fixture.ts';
import { LIBRARIES } from './libraries.ts';
import { readManifest } from './workspace.ts';

let project: InstalledProject;
beforeAll(async () => {
  project = await installProject();
});
afterAll(() => project?.remove());

const commandOf = ({ folder }: InstalledProject): string => {
  const server = 'node_modules/@sesame/server';
  return join(server, readManifest(join(folder, server)).bin.sesame);
};

/** Starts a server by the installed command. */
const startCommand = (...args: readonly string[]) => {
  const { folder } = project;
  const settings = ['--port', '0', '--host', '127.0.0.1', '--log', 'error', '--json', '--web-cache', 'web-cache'];
  const server = spawn(process.execPath, [join(folder, commandOf(project)), ...args, ...settings], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = Promise.race([once(server.stdout, 'data'), once(server, 'exit')]).then(
    ([line]) => `http://127.0.0.1:${JSON.parse(String(line)).port}`,
  );
  const stop = async () => {
    if (server.exitCode !== null) return;
    const over = once(server, 'exit');
    server.kill('SIGTERM');
    await over;
  };
  return { url, stop };
};

test('every library is packed, with its licence, its README and versions of what it needs', () => {
  expect(project.packed.map(({ name }) => name)).toEqual(LIBRARIES.map(({ name }) => name));
  for (const { name, version } of project.packed) {
    const folder = join(project.folder, 'node_modules', name);
    expect(globSync('{LICENSE,README.md}', { cwd: folder })).toHaveLength(2);
    const { dependencies = {}, peerDependencies = {} } = readManifest(folder);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    for (const range of Object.values({ ...dependencies, ...peerDependencies })) expect(range).toMatch(/^[\^~]?\d+\./);
  }
});

test('Node runs everything that is shipped for it: no TypeScript but declarations, and the web for Vite', () => {
  const sources = globSync('node_modules/@sesame/**/*.{ts,tsx}', { cwd: project.folder });
  const isFine = (file: string) => file.endsWith('.d.ts') || /\/@sesame\/(web|new-game\/templates)\//.test(file);
  expect(sources.filter((file) => !isFine(file))).toEqual([]);
});

test('no declaration names the folder in which it was made', () => {
  const files = globSync('node_modules/@sesame/**/*.d.ts', { cwd: project.folder });
  const made = join(import.meta.dirname, '../..').slice(1);
  expect(files.filter((file) => readFileSync(join(project.folder, file), 'utf8').includes(made))).toEqual([]);
});

test('a game, and the examples of all READMEs, compile against the shipped types', async () => {
  expect(globSync('example-*', { cwd: project.folder })).toHaveLength(LIBRARIES.length);
  await project.run('node_modules/typescript/bin/tsc', ['-p', '.']);
});

test('the tests of the game run, and pass', async () => {
  const args = ['run', '--reporter=json', '--outputFile=results.json'];
  await project.run('node_modules/vitest/vitest.mjs', args, { SESAME_GOLDEN: 'write' });
  const { success, numPassedTests } = JSON.parse(readFileSync(join(project.folder, 'results.json'), 'utf8'));
  expect(success).toBe(true);
  expect(numPassedTests).toBeGreaterThan(10);
});

test('two clients play a match of the game to its end on a server of the project, and one against its bot', async () => {
  const { people, bot } = JSON.parse(await project.run('play.ts', []));
  expect(people.ranks.toSorted()[0]).toBe(1);
  expect(bot.ranks).toHaveLength(2);
});

test('the example of the server lists the game beside the built-in ones', async () => {
  expect(await project.run('example-server.ts', [])).toContain(
    'crack-the-code, fake-crystal, passwords, crazy-mix, crystal-code, high-card',
  );
});

test('the installed command starts the server with the web app', async () => {
  const server = startCommand('serve', '--data', 'served');
  try {
    const url = await server.url;
    const page = await (await fetch(url)).text();
    const script = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];
    expect((await fetch(url + script)).status).toBe(200);
    expect(await (await fetch(`${url}/api/docs/json`)).text()).toContain('"crack-the-code.View":');
    expect(await (await fetch(`${url}/api/docs/bots.md`)).text()).toContain('# Write your own bot');
  } finally {
    await server.stop();
  }
});

const sesame = (...args: string[]) => project.run(commandOf(project), args);

test('the installed command writes a game whose tests pass', async () => {
  await sesame('new-game', 'Glass Market', '--hidden', '--chance', '--to', 'glass-market', '--yes');
  const folder = join(project.folder, 'glass-market');
  expect(readManifest(folder).devDependencies).toMatchObject({ '@sesame/kernel': expect.stringMatching(/^\^\d/) });
  const inGame = { cwd: folder };
  await project.run('node_modules/typescript/bin/tsc', ['--noEmit'], {}, inGame);
  await project.run('node_modules/vitest/vitest.mjs', ['run'], {}, inGame);
});

test('the installed command serves the game that it wrote, with its board', async () => {
  expect(await sesame('games', '--games', 'glass-market')).toContain('glass-market: Glass Market');
  const server = startCommand('serve', '--games', 'glass-market', '--data', 'glass-data');
  try {
    const page = await (await fetch(await server.url)).text();
    const names = [...page.matchAll(/assets\/[\w-]+\.js/g)].map(([name]) => name);
    const code = await Promise.all(names.map(async (name) => (await fetch(`${await server.url}/${name}`)).text()));
    expect(code.join()).toContain('Glass Market');
  } finally {
    await server.stop();
  }
});

test('Vite builds the web app anew from what is installed', async () => {
  const web = 'node_modules/@sesame/server/node_modules/@sesame/web';
  await project.run(
    'node_modules/vite/bin/vite.js',
    [
      'build',
      web,
      '--configLoader',
      'native',
      '--outDir',
      join(project.folder, 'built'),
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    { NODE_ENV: 'production' },
  );
  const chunks = (folder: string) =>
    globSync('assets/*.js', { cwd: join(project.folder, folder) }).map((name) => name.replace(/-[\w-]{8}\.js$/, ''));
  expect(chunks('built').toSorted()).toEqual(chunks(join(web, 'dist')).toSorted());
});
