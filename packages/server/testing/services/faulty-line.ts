import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way from a process to a server on this machine, which can be cut. */
export interface FaultyLine {
  readonly port: number;
  /** Torn: whoever is connected is cut off, and nobody is let in. */
  tear(): void;
  /** Silent: everything stays connected, and nothing gets through. */
  silence(): void;
  /** Whatever waits gets through now, if its ends are still there. */
  heal(): void;
  close(): void;
}

export const openFaultyLine = async (far: number): Promise<FaultyLine> => {
  const sockets = new Set<Socket>();
  let state: 'well' | 'torn' | 'silent' = 'well';
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (chunk) => to.write(chunk));
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    if (state === 'silent') from.pause();
  };
  const server = createServer({ noDelay: true }, (near) => {
    if (state === 'torn') return void near.resetAndDestroy();
    const there = connect({ port: far, host: '127.0.0.1', noDelay: true });
    pass(near, there);
    pass(there, near);
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
