import { flushCompileCache } from 'node:module';
import { serve } from '@sesame/server';
import { NO_LIMITS } from '../lib/no-limits.ts';
import type { ServerCommand, ServerReport } from './restarting-server.ts';

/** The server process that faults are injected into. Keeps the backlog limit, which the slow reader must hit. */
const limits = { ...NO_LIMITS, backlogBytes: 4_194_304 };
const report = (message: ServerReport) => process.send?.(message);

process.on('disconnect', () => process.exit(1));
process.on('message', (command: ServerCommand) => {
  if (command.type !== 'measure-memory') return;
  gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  report({ type: 'memory', rss, heap: heapUsed + external });
});
await serve({
  host: '127.0.0.1',
  logLevel: process.env.SESAME_LOG ?? 'silent',
  botPauseMs: 500,
  viewingTempo: 0,
  limits,
  ...JSON.parse(process.argv[2] ?? '{}'),
});
// It will be killed, so it cannot write the cache when it exits.
flushCompileCache();
report({ type: 'ready' });
