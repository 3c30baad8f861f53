import type { Append, Store } from '../store/store.ts';

/** What became of an append: on disk, too late because its sequence was taken, or not written at all. */
export type Fate = 'written' | 'late' | 'failed';

export interface GroupCommit {
  add(append: Append, settled: (fate: Fate) => void): void;
  /** Resolves when everything added so far is settled. */
  idle(): Promise<void>;
}

export interface CommitWatch {
  committed(appends: number, seconds: number): void;
  failed(error: unknown): void;
}

/** Writes all appends of one turn of the event loop in one transaction, so that durability is paid once for all. */
export const makeGroupCommit = (log: Store['log'], watch: CommitWatch): GroupCommit => {
  let waiting: { append: Append; settled: (fate: Fate) => void }[] = [];
  let flushing: Promise<void> | undefined;

  const write = async (batch: typeof waiting): Promise<void> => {
    const started = performance.now();
    let fateOf: (append: Append) => Fate;
    try {
      const late = new Set(await log.append(batch.map(({ append }) => append)));
      fateOf = (append) => (late.has(append) ? 'late' : 'written');
      watch.committed(batch.length, (performance.now() - started) / 1000);
    } catch (error) {
      watch.failed(error);
      fateOf = () => 'failed';
    }
    for (const { append, settled } of batch) settled(fateOf(append));
  };
  const flush = async (): Promise<void> => {
    await new Promise((turn) => setImmediate(turn));
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await write(batch);
    }
    flushing = undefined;
  };

  return {
    add: (append, settled) => {
      waiting.push({ append, settled });
      flushing ??= flush();
    },
    idle: async () => {
      while (flushing !== undefined) await flushing;
    },
  };
};
