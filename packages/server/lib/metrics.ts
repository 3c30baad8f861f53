import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics. */
export const makeMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    writes: new Counter({ name: 'sesame_writes_total', help: 'Committed writes', registers }),
    commits: new Histogram({
      name: 'sesame_commit_seconds',
      help: 'Duration of a durable transaction in seconds',
      buckets: [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1],
      registers,
    }),
    failures: new Counter({ name: 'sesame_commit_failures_total', help: 'Failed transactions', registers }),
    refusals: new Counter({
      name: 'sesame_refusals_total',
      help: 'Refused messages',
      labelNames: ['code'],
      registers,
    }),
    sockets: new Gauge({ name: 'sesame_sockets', help: 'Open WebSockets', registers }),
    storeHealth: new Gauge({
      name: 'sesame_store_ok',
      help: '1 if the store can be read and written and is whole',
      registers,
    }),
    live: new Gauge({ name: 'sesame_live_matches', help: 'Matches in memory', registers }),
    thoughts: new Histogram({
      name: 'sesame_bot_seconds',
      help: 'Thinking time of bots in seconds',
      buckets: [0.001, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    botWaits: new Histogram({
      name: 'sesame_bot_wait_seconds',
      help: 'Time that bots wait for a thread in seconds',
      buckets: [0.001, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers,
    }),
  };
};

export type Metrics = ReturnType<typeof makeMetrics>;
