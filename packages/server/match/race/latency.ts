/** Milliseconds to a socket and back, as measured lately. */
export interface Trip {
  /** The shortest. */
  readonly low: number;
  /** What most are not longer than: so much is believed of a claim that says it was on its way. */
  readonly trusted: number;
  /** What hardly any are longer than. From the shortest to here is the jitter of the line. */
  readonly high: number;
}

/** Measures a socket's trips by ping frames, which the pages behind it cannot touch. */
export interface TripMeter {
  /** What the next ping carries. */
  ping(): string;
  pong(mark: string): void;
  /** Undefined before the first answer. */
  trip(): Trip | undefined;
}

const KEPT = 40;
/** Three in four. */
const MOST = 0.75;
/** One answer in so many may be an outlier. */
const OUTLIERS = 20;
/** Nobody is credited with more unsteadiness, whatever their line does. */
const MOST_JITTER = 120;
/** Nor with a longer way: whoever answers pings late on purpose gains no more than this. */
const LONGEST = 300;

export const makeTripMeter = (clock: () => number): TripMeter => {
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
      if (times.length > KEPT) times.shift();
      waiting = undefined;
    },
    trip: () => {
      if (times.length === 0) return undefined;
      const sorted = times.toSorted((a, b) => a - b);
      const low = Math.min(LONGEST, sorted[0] ?? 0);
      const upTo = (rank: number) => Math.min(sorted[rank] ?? low, low + MOST_JITTER);
      const trusted = upTo(Math.ceil(sorted.length * MOST) - 1);
      return { low, trusted, high: upTo(sorted.length - 1 - Math.floor(sorted.length / OUTLIERS)) };
    },
  };
};
