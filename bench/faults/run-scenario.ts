import type { StoreLocation } from '@sesame/server';
import { quantile } from '@sesame/simulator';
import { checkConsistency } from './consistency-check.ts';
import type { Fault } from './fault-injection.ts';
import { type Ledger, makeLedger } from './ledger.ts';
import { startPlayerPool } from './player-pool.ts';
import type { MemoryUsage, RestartingServer } from './restarting-server.ts';
import { runSlowReader } from './slow-reader.ts';
import { readStoreContents } from './store-contents.ts';
import type { ServerUrls } from './virtual-player.ts';

/** Server processes, the faults to inject and the load while they are injected. */
export interface Scenario {
  readonly processes: readonly RestartingServer[];
  readonly urls: ServerUrls;
  /** The store, to be read directly. */
  readonly location: StoreLocation;
  readonly faults: readonly Fault[];
  /** Faults repeat for this long; each occurs at least once. */
  readonly seconds: number;
  readonly matches: number;
  readonly thinkMs: readonly [number, number];
}

export interface FaultReport {
  /** Broken guarantees. Empty if no acknowledged move was lost or duplicated and all views matched the log. */
  readonly violations: readonly string[];
  /** Lateness: work that was still not done when the time to recover was over. */
  readonly unfinished: readonly string[];
  /** Exits of processes that were not killed, with the end of their stderr. */
  readonly crashes: readonly string[];
  readonly isSlowReaderDisconnected: boolean;
  readonly matches: number;
  /** The fewest matches running at the same time. */
  readonly fewestRunning: number;
  readonly ended: number;
  readonly acknowledgedMoves: number;
  /** Moves refused with `not-saved`. */
  readonly refusedAsNotSaved: number;
  /** Moves reported as failed but actually saved. */
  readonly savedDespiteRefusal: number;
  readonly ratedMatches: number;
  /** Number of times each fault was injected. */
  readonly faultCounts: ReadonlyMap<string, number>;
  /** Time from losing the connection to having it again. */
  readonly reconnects: { readonly count: number; readonly p50Ms: number; readonly p95Ms: number };
  /** Time after the last fault until nothing was overdue and all players were up to date. */
  readonly recoveryMs: number;
  /** Of the largest process, before the load and at the end. */
  readonly memoryBefore: MemoryUsage;
  readonly memoryAfter: MemoryUsage;
}

const FAULT_INTERVAL_MS = 1_500;
const CHECK_INTERVAL_MS = 1_000;
/** Generous: a machine that also runs other things needs longer, and the time is reported. */
const RECOVERY_TIMEOUT_MS = 180_000;
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A scenario under load, step by step. */
export interface RunningScenario {
  readonly faults: readonly Fault[];
  inject(fault: Fault): Promise<void>;
  /** Waits until all processes are back, and play has gone on after the last fault. */
  playOn(): Promise<void>;
  /** Stops playing, and compares the store with what players were told once everything that is due was done. */
  settle(timeoutMs: number): Promise<FaultReport>;
  close(): void;
}

export const openScenario = async (scenario: Omit<Scenario, 'seconds'>): Promise<RunningScenario> => {
  const { processes, urls, location, matches, thinkMs, faults } = scenario;
  const memoryBefore = await largestMemory(processes);
  const ledger = makeLedger();
  const pool = await startPlayerPool({ urls, matches, ledger, thinkMs });
  await until(() => pool.running() >= matches);
  const [someMatch = ''] = ledger.seen.keys();
  const slow = await runSlowReader(urls[0], someMatch);
  const faultCounts = new Map<string, number>();
  let fewestRunning = Number.POSITIVE_INFINITY;
  return {
    faults,
    inject: async (fault) => {
      await fault.inject(pool);
      faultCounts.set(fault.name, (faultCounts.get(fault.name) ?? 0) + 1);
      await pause(FAULT_INTERVAL_MS);
      fewestRunning = Math.min(fewestRunning, pool.running());
    },
    playOn: async () => {
      await Promise.all(processes.map((process) => process.untilReady()));
      const before = ledger.acknowledgedCount();
      await until(() => ledger.acknowledgedCount() >= before + matches / 2);
    },
    settle: async (timeoutMs) => {
      pool.stopPlaying();
      const recovery = await waitForRecovery(location, ledger, timeoutMs);
      const reconnectTimes = pool.players.flatMap((player) => player.reconnectTimesMs);
      pool.close();
      return {
        ...recovery,
        crashes: processes.flatMap(({ crashes }) => crashes),
        isSlowReaderDisconnected: slow.isDisconnected,
        fewestRunning,
        ended: pool.ended(),
        acknowledgedMoves: ledger.acknowledgedCount(),
        refusedAsNotSaved: pool.refusedAsNotSaved(),
        faultCounts,
        reconnects: {
          count: reconnectTimes.length,
          p50Ms: quantile(reconnectTimes, 0.5),
          p95Ms: quantile(reconnectTimes, 0.95),
        },
        memoryBefore,
        memoryAfter: await largestMemory(processes),
      };
    },
    close: pool.close,
  };
};

/** Injects one fault after the other for a while, and reports. */
export const runScenario = async ({ seconds, ...scenario }: Scenario): Promise<FaultReport> => {
  const running = await openScenario(scenario);
  try {
    const end = performance.now() + seconds * 1_000;
    for (let n = 0; n < running.faults.length || performance.now() < end; n++) {
      const fault = running.faults[n % running.faults.length];
      if (fault !== undefined) await running.inject(fault);
    }
    await running.playOn();
    return await running.settle(RECOVERY_TIMEOUT_MS);
  } finally {
    running.close();
  }
};

/** Polls the store until nothing is unfinished, or times out. A match that was once up to date counts as recovered. */
const waitForRecovery = async (location: StoreLocation, ledger: Ledger, timeoutMs: number) => {
  const started = performance.now();
  let left: ReadonlySet<string> | undefined;
  for (;;) {
    await pause(CHECK_INTERVAL_MS);
    const contents = await readStoreContents(location);
    const { violations, unfinished } = await checkConsistency(contents, ledger, Date.now());
    const before = left;
    left = new Set([...unfinished.keys()].filter((match) => before?.has(match) ?? true));
    const recoveryMs = performance.now() - started;
    if ((left.size > 0 || violations.length > 0) && recoveryMs < timeoutMs) continue;
    return {
      violations,
      unfinished: [...left].flatMap((match) => (unfinished.get(match) ?? []).map((what) => `${match}: ${what}`)),
      recoveryMs,
      matches: contents.matches.length,
      ratedMatches: new Set(contents.changes.map(({ match }) => match)).size,
      savedDespiteRefusal: countSavedDespiteRefusal(
        ledger,
        new Set(contents.matches.flatMap(({ rows }) => rows.map(({ key }) => key ?? ''))),
      ),
    };
  }
};

const countSavedDespiteRefusal = (ledger: Ledger, keys: ReadonlySet<string>): number =>
  [...ledger.entries.values()].filter(({ key, answer }) => answer?.kind === 'refused' && keys.has(key)).length;

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await pause(100);
};

const largestMemory = async (processes: readonly RestartingServer[]): Promise<MemoryUsage> => {
  const usages = await Promise.all(processes.map((process) => process.measureMemory()));
  return usages.reduce((a, b) => (b.heap > a.heap ? b : a));
};
