/** How a batch of writes went, told to whoever counts. */
export interface BatchWatch {
  committed(jobs: number, seconds: number): void;
  failed(error: unknown): void;
}

export interface Batches<Job, Answer> {
  add(job: Job): Promise<Answer>;
  /** Resolves when everything added so far is settled. */
  idle(): Promise<void>;
}

/**
 * Group commit: all writes of one turn of the event loop, and all that come while a batch is under way, go in one
 * transaction, so that durability is paid once for all of them.
 */
export const makeBatches = <Job, Answer>(
  write: (jobs: readonly Job[]) => Promise<readonly Answer[]>,
  watch: BatchWatch,
): Batches<Job, Answer> => {
  let waiting: { job: Job; settle: (answer: Answer) => void; fail: (error: unknown) => void }[] = [];
  let flushing: Promise<void> | undefined;

  const writeBatch = async (batch: typeof waiting): Promise<void> => {
    const started = performance.now();
    try {
      const answers = await write(batch.map(({ job }) => job));
      watch.committed(batch.length, (performance.now() - started) / 1000);
      for (const [i, { settle }] of batch.entries()) settle(answers[i] as Answer);
    } catch (error) {
      watch.failed(error);
      for (const { fail } of batch) fail(error);
    }
  };
  const flush = async (): Promise<void> => {
    await new Promise((turn) => setImmediate(turn));
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await writeBatch(batch);
    }
    flushing = undefined;
  };

  return {
    add: (job) =>
      new Promise((settle, fail) => {
        waiting.push({ job, settle, fail });
        flushing ??= flush();
      }),
    idle: async () => {
      while (flushing !== undefined) await flushing;
    },
  };
};
