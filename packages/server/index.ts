import { networkInterfaces } from 'node:os';
import { openHouse } from './house.ts';
import { furnish, makeApp } from './http/app.ts';
import { makeSettings, type Settings } from './settings.ts';

export interface Serving {
  /** Where it can be reached. */
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Opens the house. Whatever was under way when it last closed goes on. */
export const serve = async (said: Partial<Settings> = {}): Promise<Serving> => {
  const settings = makeSettings(said);
  const app = makeApp(settings.logLevel);
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
  let closing: Promise<void> | undefined;
  const close = async () => {
    doors.close();
    await app.close();
    await house.close();
  };
  return {
    url: `http://localhost:${port}`,
    port,
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
