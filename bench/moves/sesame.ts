import { lineTo } from '../lib/raw-client.ts';
import { startServer } from '../lib/server-process.ts';
import type { Contender } from './contender.ts';
import { openDuel } from './sesame-duel.ts';

/** Matches opened before the stopwatch runs, enough for 130,000 moves: the peers go on in the one they have. */
const AHEAD = 4_000;

/** Sesame over its own protocol. */
export const start: Contender['start'] = async (data) => {
  const { port, stop } = await startServer(new URL('../lib/sesame-server.ts', import.meta.url), data);
  const line = lineTo(port);
  const open = (matches: number) =>
    Promise.all(Array.from({ length: matches }, () => openDuel([line, line], Math.ceil(AHEAD / matches))));
  return { open, stop };
};
