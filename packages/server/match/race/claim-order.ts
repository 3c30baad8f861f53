import type { Seat } from '@sesame/kernel';
import type { Latency } from './latency.ts';

/** A claim as it reached the server. Times are milliseconds since the race was sent to this seat. */
export interface Claim {
  readonly seat: Seat;
  readonly arrived: number;
  /** Reaction time reported by the client, from painting to claiming. */
  readonly claimed: number | undefined;
  readonly trip: Latency;
}

/** How a claim got its place: no rival, by credited time, or too close to call and so by arrival. */
export type Decision = 'alone' | 'time' | 'arrival';

/** A claim with its credited time and how its place was decided. */
export interface OrderedClaim<C extends Claim> {
  readonly claim: C;
  readonly credited: number;
  readonly decision: Decision;
}

/** Claims further apart than this are always ordered by credited time. */
const TIE_WINDOW_MS = 40;

/**
 * Reaction time credited to a claim: the reported time, bounded by the arrival and the arrival minus the trusted RTT.
 * So a cheater gains at most the jitter of their own connection. Without a report, the lowest RTT is credited.
 */
export const creditOf = ({ arrived, claimed, trip }: Claim): number => {
  const earliest = Math.max(0, arrived - trip.trusted);
  return Math.round(Math.min(Math.max(claimed ?? arrived - trip.low, earliest), Math.max(arrived, earliest)));
};

/** Orders claims by credited time. */
export const orderClaims = <C extends Claim>(claims: readonly C[]): readonly OrderedClaim<C>[] => {
  const remaining = claims.map((claim) => ({ claim, credited: creditOf(claim) }));
  const ordered: OrderedClaim<C>[] = [];
  while (remaining.length > 0) {
    const first = remaining.reduce((a, b) => (b.credited < a.credited ? b : a));
    const near = remaining.filter((other) => other.credited - first.credited <= tieWindow(first.claim, other.claim));
    const next = near.reduce((a, b) => (adjustedArrival(b.claim) < adjustedArrival(a.claim) ? b : a));
    remaining.splice(remaining.indexOf(next), 1);
    ordered.push({ ...next, decision: decisionOf(claims.length, near.length) });
  }
  return ordered;
};

const decisionOf = (claims: number, near: number): Decision => {
  if (claims === 1) return 'alone';
  return near > 1 ? 'arrival' : 'time';
};

/** Arrival time minus the lowest RTT of the connection. */
const adjustedArrival = ({ arrived, trip }: Claim): number => arrived - trip.low;

const jitterOf = ({ trip }: Claim): number => trip.high - trip.low;

const tieWindow = (a: Claim, b: Claim): number =>
  a.seat === b.seat ? 0 : Math.min(TIE_WINDOW_MS, Math.max(jitterOf(a), jitterOf(b)));
