import { connectAsGuest, type NodeClient } from '@sesame/client';
import type { Settings } from '../settings.ts';
import { type InProcessServer, openInProcessServer } from '../testing/in-process-server.ts';
import { makeTestDatabase } from './test-database.ts';
import { QUIET } from './test-server.ts';

/** A test server whose services can be looked into. */
export interface OpenServer {
  readonly inside: InProcessServer;
  readonly url: string;
  /** A guest without a connection: tests listen for themselves. */
  enter(): Promise<NodeClient>;
  close(): Promise<void>;
}

export const openServer = async (said: Partial<Settings> = {}): Promise<OpenServer> => {
  const { clear, ask: _, ...place } = await makeTestDatabase();
  const inside = await openInProcessServer({ port: 0, ...place, ...QUIET, ...said });
  const url = `http://127.0.0.1:${inside.port}`;
  return {
    inside,
    url,
    enter: async () => {
      const guest = await connectAsGuest(url);
      guest.connection.close();
      return guest;
    },
    close: async () => {
      await inside.close();
      await clear();
    },
  };
};
