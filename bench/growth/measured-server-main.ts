import { serve } from '@sesame/server';
import { NO_LIMITS } from '../lib/no-limits.ts';
import { serveAsChild } from '../lib/server-process.ts';

/** Sesame without rate limits, on the given storage. Reports its CPU time or heap size when asked. */
const server = await serve({
  ...JSON.parse(process.argv[2] ?? '{}'),
  port: 0,
  host: '127.0.0.1',
  logLevel: 'error',
  limits: NO_LIMITS,
});

process.on('message', (request) => {
  if (request === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1_000);
    return;
  }
  if (request !== 'bytes') return;
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
serveAsChild(server.port, server.close);
