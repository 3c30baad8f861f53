import { join } from 'node:path';
import { createLogger, createServer, type Logger, type Plugin } from 'vite';

export interface DevSiteSettings {
  /** Games from outside, as `findGames` finds them. The configuration of the web app reads them from the environment. */
  readonly games: readonly { readonly folder: string }[];
  readonly plugins: readonly Plugin[];
  readonly port: number;
  /** The port of the server that answers `/api`. */
  readonly apiPort: number;
  /** Called with the path of a file of a game that has changed. */
  onChange(file: string): void;
}

export interface DevSite {
  readonly url: string;
  close(): Promise<void>;
}

/** Leaves out that the server does not answer: it starts again after every edit of the rules, and pages ask again. */
const makeQuietLogger = (): Logger => {
  const logger = createLogger('warn');
  return {
    ...logger,
    error: (message, options) => {
      if (!/(http|ws) proxy/.test(message)) logger.error(message, options);
    },
  };
};

/** Serves the web app from its sources with hot reload, for people who write games. */
export const startDevSite = async ({ games, plugins, port, apiPort, onChange }: DevSiteSettings): Promise<DevSite> => {
  process.env.SESAME_FOUND_GAMES = JSON.stringify(games);
  const server = await createServer({
    root: import.meta.dirname,
    configLoader: 'native',
    // A cache of its own, as another process may serve the same sources.
    cacheDir: join(games[0]?.folder ?? import.meta.dirname, '.sesame', 'vite'),
    plugins: [...plugins],
    customLogger: makeQuietLogger(),
    clearScreen: false,
    server: {
      host: 'localhost',
      port,
      // What the server writes while it runs.
      watch: { ignored: ['**/.sesame/**'] },
      proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, ws: true } },
    },
  });
  const folders = games.map(({ folder }) => folder);
  server.watcher.add(folders);
  server.watcher.on('all', (_, file) => {
    if (folders.some((folder) => file.startsWith(folder))) onChange(file);
  });
  await server.listen();
  const url = server.resolvedUrls?.local[0] ?? `http://localhost:${server.config.server.port}/`;
  return { url: url.replace(/\/$/, ''), close: () => server.close() };
};
