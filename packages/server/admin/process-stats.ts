import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AdminMetrics } from '@sesame/protocol';
import type { Presence } from '../cluster/presence.ts';
import type { Metrics } from '../lib/metrics.ts';
import type { MatchEvents } from '../match/match-events.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';

/** Statistics of this process over the last 20 seconds. */
export interface ProcessStats {
  read(): Promise<AdminMetrics>;
  stop(): void;
}

interface Sample {
  readonly at: number;
  readonly moves: number;
  readonly commits: number;
  readonly seconds: number;
}

const SAMPLE_INTERVAL_MS = 2_000;
const MAX_SAMPLES = 10;

export interface ProcessStatsDeps {
  readonly settings: Pick<Settings, 'data'>;
  readonly store: Pick<Store, 'admin'>;
  readonly metrics: Metrics;
  readonly presence: Presence;
  readonly events: Pick<MatchEvents, 'played'>;
}

export const startProcessStats = ({ settings, store, metrics, presence, events }: ProcessStatsDeps): ProcessStats => {
  let moves = 0;
  events.played.listen(() => {
    moves += 1;
  });
  const samples: Sample[] = [];
  const sample = async (): Promise<Sample> => {
    const { values } = await metrics.commits.get();
    const total = (name: string) => values.find(({ metricName }) => metricName?.endsWith(name))?.value ?? 0;
    return { at: performance.now(), moves, commits: total('_count'), seconds: total('_sum') };
  };
  const timer = setInterval(() => {
    void sample().then((taken) => {
      samples.push(taken);
      if (samples.length > MAX_SAMPLES) samples.shift();
    });
  }, SAMPLE_INTERVAL_MS).unref();
  const sizeOf = async (file: string) => (await stat(join(settings.data, file)).catch(() => undefined))?.size ?? 0;

  return {
    read: async () => {
      const now = await sample();
      const before = samples[0] ?? {
        at: now.at - SAMPLE_INTERVAL_MS,
        moves: now.moves,
        commits: now.commits,
        seconds: now.seconds,
      };
      const commits = now.commits - before.commits;
      const sockets = (await metrics.sockets.get()).values[0]?.value ?? 0;
      const sizes = await Promise.all(['sesame.db', 'sesame.db-wal'].map(sizeOf));
      return {
        online: presence.onlineCount(),
        sockets,
        running: await store.admin.countRunning(),
        moves: (1000 * (now.moves - before.moves)) / Math.max(1, now.at - before.at),
        commit: commits === 0 ? 0 : (1000 * (now.seconds - before.seconds)) / commits,
        memory: process.memoryUsage.rss(),
        store: sizes.reduce((sum, size) => sum + size, 0),
        uptime: process.uptime() * 1000,
      };
    },
    stop: () => clearInterval(timer),
  };
};
