/** Milliseconds to a socket and back, as measured lately. */
export interface Latency {
  /** The shortest. */
  readonly low: number;
  /** What most are not longer than: so much is believed of a claim that says it was on its way. */
  readonly trusted: number;
  /** What hardly any are longer than. From the shortest to here is the jitter of the line. */
  readonly high: number;
}

/** Measures a socket's trips by ping frames, which the pages behind it cannot touch. */
export interface LatencyMeter {
  /** What the next ping carries. */
  ping(): string;
  pong(mark: string): void;
  /** Undefined before the first answer. */
  latency(): Latency | undefined;
}

const MAX_SAMPLES = 40;
/** Three in four. */
const TRUSTED_QUANTILE = 0.75;
/** One answer in so many may be an outlier. */
const OUTLIER_RATIO = 20;
/** Nobody is credited with more unsteadiness, whatever their line does. */
const MAX_JITTER_MS = 120;
/** Nor with a longer way: whoever answers pings late on purpose gains no more than this. */
const MAX_LATENCY_MS = 300;

export const makeLatencyMeter = (clock: () => number): LatencyMeter => {
  const times: number[] = [];
  let waiting: { readonly mark: string; readonly at: number } | undefined;
  let count = 0;
  return {
    ping: () => {
      // An answer that is still out counts from its own ping: a new one would make a slow line look fast.
      waiting ??= { mark: String(++count), at: clock() };
      return waiting.mark;
    },
    pong: (mark) => {
      if (waiting?.mark !== mark) return;
      times.push(clock() - waiting.at);
      if (times.length > MAX_SAMPLES) times.shift();
      waiting = undefined;
    },
    latency: () => {
      if (times.length === 0) return undefined;
      const sorted = times.toSorted((a, b) => a - b);
      const low = Math.min(MAX_LATENCY_MS, sorted[0] ?? 0);
      const upTo = (rank: number) => Math.min(sorted[rank] ?? low, low + MAX_JITTER_MS);
      const trusted = upTo(Math.ceil(sorted.length * TRUSTED_QUANTILE) - 1);
      return { low, trusted, high: upTo(sorted.length - 1 - Math.floor(sorted.length / OUTLIER_RATIO)) };
    },
  };
};
