/** A stretch of time in which a seat's clock stands still, in milliseconds of the match. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** How much of the time between two instants lies in spans. Spans come in order; where they overlap they count once. */
export const pausedBetween = (spans: readonly Span[], from: number, until: number): number => {
  let rest = 0;
  let seen = from;
  for (const span of spans) {
    const begins = Math.max(seen, span.from);
    const ends = Math.min(until, span.until);
    if (ends <= begins) continue;
    rest += ends - begins;
    seen = ends;
  }
  return rest;
};

/** When so much time has passed since an instant, the spans not counted. What would strike as a span begins waits for its end. */
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
