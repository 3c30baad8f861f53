import type { Duel } from './contender.ts';

export interface Measured {
  readonly moves: number;
  readonly seconds: number;
  readonly perSecond: number;
  /** Milliseconds from sending a move until both players know it. */
  readonly p50: number;
  readonly p99: number;
}

/** Every match plays its next move as soon as the last is known to both: for a while to warm up, then measured. */
export const closedLoop = async (
  duels: readonly Duel[],
  { warmUp, seconds }: { warmUp: number; seconds: number },
): Promise<Measured> => {
  const times: number[] = [];
  const from = performance.now() + warmUp * 1000;
  const until = from + seconds * 1000;
  await Promise.all(
    duels.map(async (duel) => {
      for (;;) {
        const sent = performance.now();
        if (sent >= until) return;
        await duel.move();
        const known = performance.now();
        if (sent >= from && known <= until) times.push(known - sent);
      }
    }),
  );
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { moves: sorted.length, seconds, perSecond: sorted.length / seconds, p50: at(0.5), p99: at(0.99) };
};
