/** Resolves on a signal; or, started by npm, when npm is gone: its shell keeps signals to itself. */
export const toldToClose = (): Promise<void> =>
  new Promise((told) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => told());
    if (process.env.npm_lifecycle_event === undefined) return;
    const parent = process.ppid;
    const look = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(look);
      told();
    }, 500).unref();
  });
