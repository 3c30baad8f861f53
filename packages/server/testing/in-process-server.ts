import type { Streams } from '../cluster/topic-publisher.ts';
import { type House, openHouse } from '../services.ts';
import { makeSettings, type Settings } from '../settings.ts';
import { furnish, makeApp } from '../transport/http/app.ts';
import { type Hear, makeHear } from '../transport/ws/message-handler.ts';

export type { Visitor } from '../transport/ws/connection.ts';
export type { Hear } from '../transport/ws/message-handler.ts';

/** A house with its doors, seen from inside: what is said to it by the million needs no line. */
export interface Inside {
  readonly port: number;
  readonly house: House;
  readonly streams: Streams;
  /** Every route there is, described or not: `GET /api/tables/:id`. */
  readonly routes: readonly string[];
  /** Hears what sockets hear. */
  readonly hear: Hear;
  close(): Promise<void>;
}

export const openInside = async (said: Partial<Settings>): Promise<Inside> => {
  const settings = makeSettings(said);
  const app = makeApp(settings);
  const house = await openHouse(settings, app.log);
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => void routes.push(...[method].flat().map((one) => `${one} ${url}`)));
  const { streams, close } = await furnish(app, house);
  await app.listen({ port: settings.port, host: settings.host });
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : settings.port,
    house,
    streams,
    routes,
    hear: makeHear(house, streams),
    close: async () => {
      close();
      app.server.closeAllConnections();
      await app.close();
      await house.close();
    },
  };
};
