import { expect, test } from 'vitest';
import { type Claim, creditOf, orderClaims } from './claim-order.ts';

/** A claim with this reaction time, truthfully reported, over this connection; `late`: delay above the lowest RTT. */
const claim = (seat: number, took: number, line: Line = {}): Claim => {
  const { low = 0, late = 0 } = line;
  return {
    seat,
    arrived: took + low + late,
    claimed: line.says ?? took,
    trip: { low, trusted: line.high ?? low, high: line.high ?? low },
  };
};
interface Line {
  readonly low?: number;
  readonly high?: number;
  readonly late?: number;
  readonly says?: number;
}
const seats = (claims: readonly Claim[]) => orderClaims(claims).map(({ claim: { seat } }) => seat);

test('credits the reaction time, whatever the latency', () => {
  expect(creditOf(claim(0, 800, { low: 5 }))).toBe(800);
  expect(creditOf(claim(0, 800, { low: 290, high: 320, late: 25 }))).toBe(800);
});

test('a cheater gains at most the jitter of their connection', () => {
  expect(creditOf(claim(0, 800, { low: 100, says: 1 }))).toBe(800);
  expect(creditOf(claim(0, 800, { low: 100, high: 130, says: 1 }))).toBe(770);
  expect(creditOf(claim(0, 800, { low: 100, high: 130, says: 5_000 }))).toBe(900);
});

test('credits the lowest RTT without a report', () => {
  expect(creditOf({ ...claim(0, 800, { low: 100, high: 130 }), claimed: undefined })).toBe(800);
});

test('never credits a negative time', () => {
  expect(creditOf({ seat: 0, arrived: 20, claimed: undefined, trip: { low: 100, trusted: 100, high: 100 } })).toBe(0);
});

test('the faster player is first even if their claim arrives last', () => {
  const near = claim(0, 830, { low: 5 });
  const far = claim(1, 780, { low: 280, high: 300 });
  expect(seats([near, far])).toEqual([1, 0]);
  expect(orderClaims([near, far]).map(({ decision }) => decision)).toEqual(['time', 'time']);
});

test('claims closer than the jitter are ordered by arrival minus latency', () => {
  const steady = claim(0, 810, { low: 10 });
  const shaky = claim(1, 800, { low: 100, high: 130, late: 20 });
  expect(orderClaims([shaky, steady]).map(({ claim: { seat }, decision }) => [seat, decision])).toEqual([
    [0, 'arrival'],
    [1, 'time'],
  ]);
});

test('a gap above 40 ms is decided by time, whatever the jitter', () => {
  const steady = claim(0, 841, { low: 10 });
  const shaky = claim(1, 800, { low: 100, high: 220, late: 110 });
  expect(seats([steady, shaky])).toEqual([1, 0]);
});

test('two claims of one seat keep their order', () => {
  expect(orderClaims([claim(3, 500), claim(3, 501)]).map(({ credited }) => credited)).toEqual([500, 501]);
});
