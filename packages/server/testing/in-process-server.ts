import type { FastifyInstance } from 'fastify';
import { createServices, type Services } from '../services.ts';
import type { Settings } from '../settings.ts';
import { makeSettings } from '../settings-table.ts';
import { createHttpApp, makeFastify } from '../transport/http/app.ts';
import type { Connection } from '../transport/ws/connection.ts';
import { type MessageHandler, makeMessageHandler, releaseSubscriptions } from '../transport/ws/message-handler.ts';

export type { Connection } from '../transport/ws/connection.ts';

/** In-process server for tests and benchmarks: messages can be handled without a socket. */
export interface InProcessServer {
  readonly port: number;
  readonly services: Services;
  /** All routes, documented or not, such as `GET /api/tables/:id`. */
  readonly routes: readonly string[];
  /** Handles an HTTP request as if it had come over a connection. */
  readonly inject: FastifyInstance['inject'];
  /** Handles a message as if it had come over a socket. */
  readonly handle: MessageHandler;
  /** Does what the server does when a socket has closed. */
  readonly release: (connection: Connection) => void;
  close(): Promise<void>;
}

export const openInProcessServer = async (overrides: Partial<Settings>): Promise<InProcessServer> => {
  const settings = makeSettings(overrides);
  const app = makeFastify(settings);
  const services = await createServices(settings, app.log);
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => void routes.push(...[method].flat().map((one) => `${one} ${url}`)));
  const { close } = await createHttpApp(app, services);
  await app.listen({ port: settings.port, host: settings.host });
  await services.beat();
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : settings.port,
    services,
    routes,
    inject: app.inject.bind(app),
    handle: makeMessageHandler(services),
    release: (connection) => releaseSubscriptions(services, connection),
    close: async () => {
      close();
      app.server.closeAllConnections();
      await app.close();
      await services.close();
    },
  };
};
