/** Resolves on SIGINT or SIGTERM. Under npm also when npm exits, as its shell does not pass signals on. */
export const shutdownSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    if (process.env.npm_lifecycle_event === undefined) return;
    const parent = process.ppid;
    const poll = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(poll);
      resolve();
    }, 500).unref();
  });
