/** How long this process's own work has kept its event loop from going on. */
export interface OwnStalls {
  /** Milliseconds in all, up to now. */
  total(): number;
  stop(): void;
}

const TICK_MS = 250;

/**
 * Measures how late a timer is. Only as much as the processor was used meanwhile counts: a process that was stopped, or a
 * machine that slept, did nothing, and that was not its own doing.
 */
export const measureOwnStalls = (
  clock = () => performance.now(),
  processorMs = () => process.cpuUsage().user / 1_000,
): OwnStalls => {
  let total = 0;
  let last = { at: clock(), used: processorMs() };
  const measure = () => {
    const now = { at: clock(), used: processorMs() };
    const late = now.at - last.at - TICK_MS;
    if (late > TICK_MS) total += Math.min(late, now.used - last.used);
    last = now;
  };
  const ticks = setInterval(measure, TICK_MS).unref();
  return {
    total: () => {
      // After a stall, this may be asked before the timer's turn.
      if (clock() - last.at > 2 * TICK_MS) measure();
      return total;
    },
    stop: () => clearInterval(ticks),
  };
};
