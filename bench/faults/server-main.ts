import { serve } from '@sesame/server';
import type { FromHouse, ToHouse } from './restarting-server.ts';

/** A house in a process of its own, to be treated badly. Its limits are lifted: one address is a whole crowd here. */
const MANY = 1e9;
const limits = {
  message: 16_384,
  rate: MANY,
  burst: MANY,
  requests: MANY,
  guests: MANY,
  signIns: MANY,
  sockets: MANY,
  botRequests: MANY,
  botLines: MANY,
  backlog: 4_194_304,
};
const tell = (message: FromHouse) => process.send?.(message);

process.on('disconnect', () => process.exit(1));
process.on('message', (asked: ToHouse) => {
  if (asked.type !== 'weigh') return;
  gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  tell({ type: 'weight', rss, heap: heapUsed + external });
});
await serve({
  host: '127.0.0.1',
  logLevel: process.env.SESAME_LOG ?? 'silent',
  botPause: 500,
  limits,
  ...JSON.parse(process.argv[2] ?? '{}'),
});
tell({ type: 'open' });
