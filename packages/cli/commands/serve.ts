import cluster from 'node:cluster';
import { readSettings, SETTINGS } from '@sesame/server/settings';
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
    const web = settings.web ?? (await buildWeb(settings.webCache));
    const { installCrashLog, networkUrls, serve: startServer } = await import('@sesame/server');
    const server = await startServer({ ...settings, web });
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
    await shutdownSignal();
    await server.close();
    return 0;
  },
};

const buildWeb = async (cache?: string): Promise<string> => (await import('@sesame/web/build')).buildIfStale(cache);
