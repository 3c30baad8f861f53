import { join, relative, resolve } from 'node:path';
import { type Command, fail, parseWhole, print, printJson } from '../command.ts';
import { type BackendSettings, findFreePort, startBackend } from '../dev-backend.ts';
import { shutdownSignal } from '../shutdown-signal.ts';

const DEFAULT_PORT = '5173';

export const dev: Command = {
  usage: 'dev [DIR] [--port N]',
  summary: 'Serve a game that you are writing, beside the others, with hot reload and an inspector of its states.',
  flags: { port: `the port of the site (default: ${DEFAULT_PORT}, or the next one that is free)` },
  run: async ({ args, flags, json }) => {
    const [path = '.', more] = args;
    if (more !== undefined) return fail(`Unexpected argument: ${more}. Usage: sesame ${dev.usage}`);
    const port = parseWhole('--port', flags.port ?? DEFAULT_PORT, { min: 0, max: 65_535 });
    if (!port.ok) return fail(port.error.message);
    // It brings a compiler, which other commands do without.
    const { findGames } = await import('@sesame/game-loader');
    const found = await findGames([path]);
    if (!found.ok) return fail(found.error.message);

    const folder = resolve(path);
    const apiPort = await findFreePort();
    const tell = (text: string) => (json ? undefined : print(text));
    const backend = startBackend({
      script: process.argv[1] ?? '',
      args: ['--games', folder, '--data', join(folder, '.sesame'), '--host', '127.0.0.1', '--port', String(apiPort)],
      onNews: (news) => {
        const told = serverText(news);
        if (told !== '') tell(told);
      },
    });
    const { inspectorPage, INSPECTOR_PATH } = await import('@sesame/inspector/vite-plugin');
    const { startDevSite } = await import('@sesame/web/dev');
    const site = await startDevSite({
      games: found.value,
      plugins: [inspectorPage(found.value)],
      port: port.value,
      apiPort,
      onChange: (file) => {
        if (!isServerFile(relative(folder, file))) return;
        tell(`${relative(folder, file)} has changed.`);
        backend.restart();
      },
    });
    const inspector = `${site.url}${INSPECTOR_PATH}`;
    if (json) printJson({ ok: true, url: site.url, inspector, games: found.value.map(({ id }) => id) });
    else print(`The site:      ${site.url}\nThe inspector: ${inspector}\nPress Ctrl+C to stop.`);
    await shutdownSignal();
    await backend.close();
    await site.close();
    return 0;
  },
};

const serverText = (news: Parameters<BackendSettings['onNews']>[0]): string => {
  switch (news.type) {
    case 'ready':
      return 'The server is ready.';
    case 'refused':
      return `The server does not play the game: ${news.reason}`;
    case 'ended':
      return 'The server has ended. It starts again when you save; the inspector goes on.';
    case 'line':
      return news.text;
  }
};

/** Whether a server has loaded a file of a game: its code and data, without boards, style sheets and tests. */
const isServerFile = (file: string): boolean =>
  /\.(ts|js|json)$/.test(file) && !/(^|[\\/])(node_modules|tests?|board|manual|\.sesame)[\\/]/.test(file);
