/** Recent round-trip times of a socket, in milliseconds. */
export interface Latency {
  /** Lowest RTT. */
  readonly low: number;
  /** 75th-percentile RTT; the most lag a claim may be credited with. */
  readonly trusted: number;
  /** 95th-percentile RTT. `high - low` is the jitter of the connection. */
  readonly high: number;
}

/** Measures RTTs with WebSocket ping frames, which page scripts can't fake. */
export interface LatencyMeter {
  /** Payload for the next ping. */
  ping(): string;
  pong(mark: string): void;
  /** Undefined before the first pong. */
  latency(): Latency | undefined;
}

const MAX_SAMPLES = 40;
const TRUSTED_QUANTILE = 0.75;
/** One sample in this many may be an outlier. */
const OUTLIER_RATIO = 20;
/** Upper bound of the credited jitter. */
const MAX_JITTER_MS = 120;
/** Upper bound of the credited latency: delaying pongs on purpose gains no more than this. */
const MAX_LATENCY_MS = 300;

export const makeLatencyMeter = (clock: () => number): LatencyMeter => {
  const samples: number[] = [];
  let pending: { readonly mark: string; readonly at: number } | undefined;
  let count = 0;
  return {
    ping: () => {
      // A pending ping keeps its start time: a new one would make a slow connection look fast.
      pending ??= { mark: String(++count), at: clock() };
      return pending.mark;
    },
    pong: (mark) => {
      if (pending?.mark !== mark) return;
      samples.push(clock() - pending.at);
      if (samples.length > MAX_SAMPLES) samples.shift();
      pending = undefined;
    },
    latency: () => {
      if (samples.length === 0) return undefined;
      const sorted = samples.toSorted((a, b) => a - b);
      const low = Math.min(MAX_LATENCY_MS, sorted[0] ?? 0);
      const upTo = (rank: number) => Math.min(sorted[rank] ?? low, low + MAX_JITTER_MS);
      const trusted = upTo(Math.ceil(sorted.length * TRUSTED_QUANTILE) - 1);
      return { low, trusted, high: upTo(sorted.length - 1 - Math.floor(sorted.length / OUTLIER_RATIO)) };
    },
  };
};
