/** Observer of write batches, for metrics and logs. */
export interface BatchWatch {
  committed(jobs: number, seconds: number): void;
  failed(error: unknown): void;
}

/** Queue of write jobs, answered in the order in which they were added. */
export interface Batches<Job, Answer> {
  add(job: Job): Promise<Answer>;
  /** Results of the oldest unanswered jobs. */
  answer(answers: readonly (Answer | Error)[]): void;
  /** Resolves when all jobs are answered; later jobs are rejected. */
  close(): Promise<void>;
}

/**
 * First half of group commit: all jobs of one event loop turn are sent together. The second half is the writer, which
 * puts all jobs that arrived while it was writing into its next transaction.
 */
export const makeBatches = <Job, Answer>(sendJobs: (jobs: readonly Job[]) => void): Batches<Job, Answer> => {
  let queued: Job[] = [];
  const unanswered: { settle: (answer: Answer) => void; fail: (error: Error) => void }[] = [];
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const flush = () => {
    const jobs = queued;
    queued = [];
    sendJobs(jobs);
  };

  return {
    add: (job) => {
      if (isClosed) return Promise.reject(new Error('the store is closed'));
      if (queued.length === 0) setImmediate(flush);
      queued.push(job);
      const answered = new Promise<Answer>((settle, fail) => {
        unanswered.push({ settle, fail });
      });
      last = answered;
      return answered;
    },
    answer: (answers) => {
      for (const [i, { settle, fail }] of unanswered.splice(0, answers.length).entries()) {
        const answer = answers[i];
        if (answer instanceof Error) fail(answer);
        else settle(answer as Answer);
      }
    },
    close: async () => {
      while (unanswered.length > 0) await last.catch(() => {});
      isClosed = true;
    },
  };
};
