import cluster from 'node:cluster';
import { type Command, fail, parseWhole, print, printJson } from '../command.ts';
import { shutdownSignal } from '../shutdown-signal.ts';

export const serve: Command = {
  usage: 'serve [--port N] [--data DIR] [--host H]',
  summary: 'Start the server with the web app.',
  optionsOnly: true,
  flags: {
    port: 'port to listen on (default: 8080)',
    data: 'data directory (default: data)',
    host: 'address to listen on (default: 0.0.0.0, all interfaces)',
  },
  run: async ({ flags, json }) => {
    const port = parseWhole('--port', flags.port ?? '8080', { min: 0, max: 65_535 });
    if (!port.ok) return fail(port.error.message);
    const { data = 'data', host = '0.0.0.0' } = flags;

    const { buildIfStale } = await import('@sesame/web/build');
    const web = await buildIfStale();
    const { installCrashLog, networkUrls, serve: startServer } = await import('@sesame/server');
    const server = await startServer({ port: port.value, host, data, web }).catch((error: unknown) => {
      if (!isPortInUse(error)) throw error;
    });
    if (server === undefined) return fail(`Port ${port.value} is already in use. Choose another with --port.`);
    installCrashLog(server.log);
    if (json)
      printJson({
        ok: true,
        url: server.url,
        port: server.port,
        ...(server.adminLink && { adminLink: server.adminLink }),
      });
    else {
      // In a cluster, the primary process prints the address.
      if (cluster.isPrimary) print(`Sesame is running: ${server.url}`);
      if (cluster.isPrimary) {
        for (const url of networkUrls({ host, port: server.port })) print(`On your local network: ${url}`);
      }
      if (server.adminLink) print(`Admin console (one-time link): ${server.adminLink}`);
    }
    await shutdownSignal();
    await server.close();
    // The IPC channel would keep the process alive.
    if (cluster.isWorker) process.disconnect?.();
    return 0;
  },
};

const isPortInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
