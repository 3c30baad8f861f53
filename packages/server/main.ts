import { networkInterfaces } from 'node:os';
import { addFirstDeskKey, deskLink } from './admin/admin-keys.ts';
import { openHouse } from './services.ts';
import { makeSettings, type Settings } from './settings.ts';
import { furnish, makeApp } from './transport/http/app.ts';

export { nextBackup } from './admin/backup.ts';
export { backUp, makeDeskLink } from './admin/offline-commands.ts';
export { openEngine, openStore, type Place } from './store/open-store.ts';
export { parseLogRow, parseMatch } from './store/rows.ts';
export type { LogRow, StoredMatch } from './store/store.ts';

export interface Serving {
  /** Where it can be reached. */
  readonly url: string;
  readonly port: number;
  /** The way to the host's desk, when the house is opened for the first time. It works once. */
  readonly desk?: string;
  close(): Promise<void>;
}

/** How long requests that are under way have when the house closes. */
const GRACE = 2_000;

/** Opens the house. Whatever was under way when it last closed goes on. */
export const serve = async (said: Partial<Settings> = {}): Promise<Serving> => {
  const settings = makeSettings(said);
  const app = makeApp(settings);
  const house = await openHouse(settings, app.log);
  const doors = await furnish(app, house);
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await house.close();
    throw error;
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  const url = `http://localhost:${port}`;
  await house.store.house.set('url', url);
  const key = await addFirstDeskKey(house.store, house.now);
  let closing: Promise<void> | undefined;
  const close = async () => {
    doors.close();
    // Whoever is connected and says nothing must not keep the house open.
    const cut = setTimeout(() => app.server.closeAllConnections(), GRACE);
    await app.close();
    clearTimeout(cut);
    await house.close();
  };
  return {
    url,
    port,
    ...(key !== undefined && { desk: deskLink(url, key) }),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
};

/** Other addresses of this machine, for friends in the same network. */
export const localAddresses = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
