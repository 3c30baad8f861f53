import type { Game } from '@sesame/kernel';
import { registerGames } from '@sesame/registry';
import type { FastifyBaseLogger } from 'fastify';
import { addFirstAdminKey, adminLink } from './admin/admin-keys.ts';
import { explainStartError } from './lib/explain-error.ts';
import type { OutsideGames } from './lib/outside-games.ts';
import { withOwnGames } from './match/bots/own-games.ts';
import { type BotPool, makeBotPool } from './match/bots/worker-pool.ts';
import { createServices } from './services.ts';
import type { Settings } from './settings.ts';
import { assertUsable, makeSettings } from './settings-table.ts';
import { createHttpApp, makeFastify } from './transport/http/app.ts';
import { describeUnknownVariables } from './unknown-variables.ts';

export { installCrashLog } from './lib/crash-log.ts';
export { networkUrls } from './lib/network-urls.ts';
export { loadOutsideGames } from './lib/outside-games.ts';
export { makeBotPool, type StartedThought } from './match/bots/worker-pool.ts';
export type { Settings } from './settings.ts';
export { openEngine, openStore, type StoreLocation } from './store/open-store.ts';
export { parseLogRow, parseMatch } from './store/rows.ts';
export type { LogRow, StoredMatch } from './store/store.ts';

export interface RunningServer {
  /** Where players open it: the configured origin, or else a local URL. */
  readonly url: string;
  readonly port: number;
  /** One-time admin link, at the very first start only. */
  readonly adminLink?: string;
  readonly log: FastifyBaseLogger;
  close(): Promise<void>;
}

/** How long pending requests may take at shutdown. */
const SHUTDOWN_GRACE_MS = 2_000;

export interface ServeOptions extends Partial<Settings> {
  /**
   * Games of the program that starts the server. They and their bots run in this process and are trusted, unlike those of
   * `games`, which are loaded from folders.
   */
  readonly ownGames?: readonly Game[];
}

/** Starts the server. Matches that were running at the last shutdown continue. Tests can pass their own bot pool. */
export const serve = async (
  { ownGames = [], ...overrides }: ServeOptions = {},
  botPool: BotPool = makeBotPool(),
  outsideGames?: OutsideGames,
): Promise<RunningServer> => {
  const settings = makeSettings(overrides);
  assertUsable(settings);
  const explain = (error: unknown) => {
    throw explainStartError(error, settings);
  };
  registerGames(ownGames);
  const app = makeFastify(settings);
  for (const sentence of describeUnknownVariables()) app.log.warn(sentence);
  const pool = withOwnGames(botPool, ownGames);
  const services = await createServices(settings, app.log, { botPool: pool, outsideGames }).catch(explain);
  const httpApp = await createHttpApp(app, services);
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await services.close();
    explain(error);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  const url = settings.origin ?? `http://localhost:${port}`;
  const key = await services.beatAndWrite(async () => {
    await services.store.keyValues.set('url', url);
    return addFirstAdminKey(services.store, services.now);
  });
  let closing: Promise<void> | undefined;
  const close = async () => {
    httpApp.close();
    // Idle connections must not delay the shutdown.
    const forceClose = setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_GRACE_MS);
    await app.close();
    clearTimeout(forceClose);
    await services.close();
  };
  return {
    url,
    port,
    log: app.log,
    ...(key !== undefined && { adminLink: adminLink(url, key) }),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
};
