import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { fraction, type Rng } from '@sesame/kernel';

/** A line over which everything takes its time. */
export interface Line {
  /** Milliseconds there and back, at best. */
  readonly trip: number;
  /** So much more at most, each way, at random. */
  readonly jitter: number;
}

export interface SlowLine extends Line {
  readonly url: string;
  /** What the last message each way took. */
  readonly last: { up: number; down: number };
  close(): void;
}

/** A door of its own to a server on this machine, behind which every byte is late, but none overtakes another. */
export const openSlowLine = async (port: number, line: Line, rng: Rng): Promise<SlowLine> => {
  const last = { up: 0, down: 0 };
  const sockets = new Set<Socket>();
  const oneWay = () => line.trip / 2 + fraction(rng) * line.jitter;
  const pass = (from: Socket, to: Socket, way: 'up' | 'down') => {
    let free = 0;
    from.on('data', (chunk) => {
      const now = performance.now();
      free = Math.max(free, now + oneWay());
      last[way] = free - now;
      setTimeout(() => to.write(chunk), free - now);
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    for (const socket of [near, far]) sockets.add(socket);
    pass(near, far, 'up');
    pass(far, near, 'down');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: door } = server.address() as AddressInfo;
  return {
    ...line,
    url: `http://127.0.0.1:${door}`,
    last,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
