/** A pause of a seat's clock, in match time (milliseconds). */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** Paused time between two instants. Spans are sorted by start; overlaps count once. */
export const pausedBetween = (spans: readonly Span[], from: number, until: number): number => {
  let paused = 0;
  let seen = from;
  for (const span of spans) {
    const begins = Math.max(seen, span.from);
    const ends = Math.min(until, span.until);
    if (ends <= begins) continue;
    paused += ends - begins;
    seen = ends;
  }
  return paused;
};

/** When `time` milliseconds have run since an instant, pauses excluded. A deadline that hits the start of a pause waits for its end. */
export const timeAfter = (spans: readonly Span[], since: number, time: number): number => {
  let at = since;
  let left = time;
  for (const span of spans) {
    if (span.until <= at) continue;
    const free = Math.max(0, span.from - at);
    if (left < free) break;
    left -= free;
    at = Math.max(at, span.until);
  }
  return at + left;
};
