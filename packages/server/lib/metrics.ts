import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the house counts, for Prometheus. */
export const makeMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    writes: new Counter({ name: 'sesame_writes_total', help: 'Writes that were committed', registers }),
    commits: new Histogram({
      name: 'sesame_commit_seconds',
      help: 'Time of one durable transaction',
      buckets: [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1],
      registers,
    }),
    failures: new Counter({ name: 'sesame_commit_failures_total', help: 'Transactions that failed', registers }),
    refusals: new Counter({
      name: 'sesame_refusals_total',
      help: 'Messages that were refused',
      labelNames: ['code'],
      registers,
    }),
    sockets: new Gauge({ name: 'sesame_sockets', help: 'Open sockets', registers }),
    live: new Gauge({ name: 'sesame_live_matches', help: 'Matches in memory', registers }),
    thoughts: new Histogram({
      name: 'sesame_bot_seconds',
      help: 'Time a bot took to answer',
      buckets: [0.001, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
  };
};

export type Metrics = ReturnType<typeof makeMetrics>;
