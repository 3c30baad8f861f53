import { serve } from '@sesame/server';
import { LIMITLESS } from '../lib/no-limits.ts';
import { serveParent } from '../lib/server-process.ts';

/** A house on a place that it is told, as it is but for its limits. Asked, it says what it takes. */
const house = await serve({
  ...JSON.parse(process.argv[2] ?? '{}'),
  port: 0,
  host: '127.0.0.1',
  logLevel: 'error',
  limits: LIMITLESS,
});

process.on('message', (asked) => {
  if (asked === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1_000);
    return;
  }
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.(heapUsed + external);
});
serveParent(house.port, house.close);
