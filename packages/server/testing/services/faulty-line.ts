import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** TCP proxy to a local server that can simulate network failures. */
export interface FaultyLine {
  readonly port: number;
  /** Resets all connections and refuses new ones. */
  tear(): void;
  /** Keeps connections open but forwards nothing. */
  silence(): void;
  /** Resumes forwarding, with the data held back. */
  heal(): void;
  close(): void;
}

export const openFaultyLine = async (targetPort: number): Promise<FaultyLine> => {
  const sockets = new Set<Socket>();
  let state: 'well' | 'torn' | 'silent' = 'well';
  const pipe = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (chunk) => to.write(chunk));
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    if (state === 'silent') from.pause();
  };
  const server = createServer({ noDelay: true }, (client) => {
    if (state === 'torn') return void client.resetAndDestroy();
    const target = connect({ port: targetPort, host: '127.0.0.1', noDelay: true });
    pipe(client, target);
    pipe(target, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    tear: () => {
      state = 'torn';
      for (const socket of sockets) socket.resetAndDestroy();
    },
    silence: () => {
      state = 'silent';
      for (const socket of sockets) socket.pause();
    },
    heal: () => {
      state = 'well';
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
