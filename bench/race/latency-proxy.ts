import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { fraction, type Rng } from '@sesame/kernel';

/** The latency of a connection. */
export interface LatencyProfile {
  /** Round trip without jitter. */
  readonly roundTripMs: number;
  /** Largest random delay added in each direction. */
  readonly jitterMs: number;
}

export interface LatencyProxy extends LatencyProfile {
  readonly url: string;
  /** Delay of the last message in each direction. */
  readonly lastDelayMs: { up: number; down: number };
  close(): void;
}

/** TCP proxy to a local server that delays all data without reordering it. */
export const openLatencyProxy = async (port: number, profile: LatencyProfile, rng: Rng): Promise<LatencyProxy> => {
  const lastDelayMs = { up: 0, down: 0 };
  const sockets = new Set<Socket>();
  const oneWayMs = () => profile.roundTripMs / 2 + fraction(rng) * profile.jitterMs;
  const forward = (from: Socket, to: Socket, direction: 'up' | 'down') => {
    let nextAt = 0;
    from.on('data', (chunk) => {
      const now = performance.now();
      nextAt = Math.max(nextAt, now + oneWayMs());
      lastDelayMs[direction] = nextAt - now;
      setTimeout(() => to.write(chunk), nextAt - now);
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    for (const socket of [near, far]) sockets.add(socket);
    forward(near, far, 'up');
    forward(far, near, 'down');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: proxyPort } = server.address() as AddressInfo;
  return {
    ...profile,
    url: `http://127.0.0.1:${proxyPort}`,
    lastDelayMs,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
