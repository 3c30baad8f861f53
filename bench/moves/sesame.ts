import { targetOf } from '../lib/raw-client.ts';
import { startServer } from '../lib/server-process.ts';
import type { Contender, RunningContender } from './contender.ts';
import { openSesameDuel } from './sesame-duel.ts';

/** Matches opened before measuring, enough for 130,000 moves. The other servers play on in one endless match. */
const MATCHES_OPENED_AHEAD = 4_000;

/** Sesame over its own protocol, with matches of these settings. */
export const startSesame = async (data: string, settings: object = {}): Promise<RunningContender> => {
  const { port, cpu, stop } = await startServer(new URL('../lib/sesame-server.ts', import.meta.url), data);
  const server = targetOf(port);
  const open = (matches: number) =>
    Promise.all(
      Array.from({ length: matches }, () =>
        openSesameDuel([server, server], Math.ceil(MATCHES_OPENED_AHEAD / matches), settings),
      ),
    );
  return { open, cpu, stop };
};

export const start: Contender['start'] = (data) => startSesame(data);
