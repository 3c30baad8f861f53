import type { Seat } from '@sesame/kernel';
import type { Latency } from './latency.ts';

/** A claim as it reached the house. Times are milliseconds since the picture was sent to this seat. */
export interface Claim {
  readonly seat: Seat;
  readonly arrived: number;
  /** What the client says it took, from painting to claiming. */
  readonly claimed: number | undefined;
  readonly trip: Latency;
}

/** Why a claim came where it came: nobody was near it; by its time; or too close to call, so by arrival. */
export type Decision = 'alone' | 'time' | 'arrival';

/** A claim in its place. */
export interface OrderedClaim<C extends Claim> {
  readonly claim: C;
  readonly credited: number;
  readonly decision: Decision;
}

/** Claims further apart than this are always told apart by their times. */
const TIE_WINDOW_MS = 40;

/**
 * The time a claim is credited with. It is not believed to have been made earlier than its arrival less a trip as most
 * are, nor later than it arrived: so whoever lies gains at most the jitter of their own line. Who says nothing is
 * credited with a short trip.
 */
export const creditOf = ({ arrived, claimed, trip }: Claim): number => {
  const earliest = Math.max(0, arrived - trip.trusted);
  return Math.round(Math.min(Math.max(claimed ?? arrived - trip.low, earliest), Math.max(arrived, earliest)));
};

/** Puts claims in order by when they were made. */
export const orderClaims = <C extends Claim>(claims: readonly C[]): readonly OrderedClaim<C>[] => {
  const left = claims.map((claim) => ({ claim, credited: creditOf(claim) }));
  const placed: OrderedClaim<C>[] = [];
  while (left.length > 0) {
    const first = left.reduce((a, b) => (b.credited < a.credited ? b : a));
    const near = left.filter((other) => other.credited - first.credited <= closeness(first.claim, other.claim));
    const next = near.reduce((a, b) => (landed(b.claim) < landed(a.claim) ? b : a));
    left.splice(left.indexOf(next), 1);
    placed.push({ ...next, decision: decisionOf(claims.length, near.length) });
  }
  return placed;
};

const decisionOf = (claims: number, near: number): Decision => {
  if (claims === 1) return 'alone';
  return near > 1 ? 'arrival' : 'time';
};

/** When it would have arrived over the shortest trip of its line. */
const landed = ({ arrived, trip }: Claim): number => arrived - trip.low;

const jitterOf = ({ trip }: Claim): number => trip.high - trip.low;

const closeness = (a: Claim, b: Claim): number =>
  a.seat === b.seat ? 0 : Math.min(TIE_WINDOW_MS, Math.max(jitterOf(a), jitterOf(b)));
