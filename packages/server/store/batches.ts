/** How a batch of writes went, told to whoever counts. */
export interface BatchWatch {
  committed(jobs: number, seconds: number): void;
  failed(error: unknown): void;
}

/** Jobs on their way to whoever writes them, answered in the order in which they were added. */
export interface Batches<Job, Answer> {
  add(job: Job): Promise<Answer>;
  /** What became of the oldest jobs that were handed over. */
  answer(answers: readonly (Answer | Error)[]): void;
  /** Resolves when everything is answered. From then on nothing more is taken. */
  close(): Promise<void>;
}

/**
 * Half of a group commit: all jobs of one turn of the event loop are handed over together. The other half is with the
 * writer, which takes whatever was handed over while it wrote into its next transaction.
 */
export const makeBatches = <Job, Answer>(hand: (jobs: readonly Job[]) => void): Batches<Job, Answer> => {
  let added: Job[] = [];
  const unanswered: { settle: (answer: Answer) => void; fail: (error: Error) => void }[] = [];
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const handOver = () => {
    const jobs = added;
    added = [];
    hand(jobs);
  };

  return {
    add: (job) => {
      if (isClosed) return Promise.reject(new Error('the store is closed'));
      if (added.length === 0) setImmediate(handOver);
      added.push(job);
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
