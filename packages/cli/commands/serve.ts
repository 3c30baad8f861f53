import cluster from 'node:cluster';
import { flushCompileCache } from 'node:module';
import type { FoundGame } from '@sesame/game-loader';
import { readSettings, SETTINGS } from '@sesame/server/settings';
import { collectGarbage } from '../collect-garbage.ts';
import { type Command, print, printJson } from '../command.ts';
import { shutdownSignal } from '../shutdown-signal.ts';

export const serve: Command = {
  usage: 'serve [--port N] [--data DIR] [--host H] [OPTIONS]',
  summary: 'Start the server with the web app. Every option is also an environment variable.',
  optionsOnly: true,
  flags: Object.fromEntries(
    SETTINGS.map(({ flag, variable, meaning, fallback }) => {
      const notes = [variable, ...(fallback === '' ? [] : [`default: ${fallback}`])].join(', ');
      return [flag, `${meaning} (${notes})`.replaceAll('`', '')];
    }),
  ),
  run: async ({ flags, json }) => {
    const settings = readSettings(flags);
    const { installCrashLog, loadOutsideGames, networkUrls, serve: startServer } = await import('@sesame/server');
    const outside = await loadOutsideGames(settings.games);
    const web = settings.web ?? (await buildWeb(settings.webCache, outside.accepted));
    const server = await startServer({ ...settings, web }, undefined, outside);
    installCrashLog(server.log);
    if (json) {
      const { url, port, adminLink } = server;
      printJson({ ok: true, url, port, ...(adminLink && { adminLink }) });
    } else {
      // In a cluster, the primary process prints the address.
      if (cluster.isPrimary) print(`Sesame is running: ${server.url}`);
      if (cluster.isPrimary && settings.origin === undefined) {
        for (const url of networkUrls({ host: settings.host, port: server.port }))
          print(`On your local network: ${url}`);
      }
      if (server.adminLink) print(`Admin console (one-time link): ${server.adminLink}`);
    }
    // The server may run for months, or be killed.
    flushCompileCache();
    collectGarbage();
    await shutdownSignal();
    await server.close();
    return 0;
  },
};

const buildWeb = async (cache: string | undefined, games: readonly FoundGame[]): Promise<string> =>
  (await import('@sesame/web/build')).buildIfStale(cache, games);
