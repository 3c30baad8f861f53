import { quantile } from '@sesame/simulator';
import type { Duel } from './contender.ts';

export interface Measured {
  readonly moves: number;
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
  const from = performance.now() + warmUp * 1_000;
  const until = from + seconds * 1_000;
  const playOn = async (duel: Duel) => {
    for (;;) {
      await duel.ready?.();
      const sent = performance.now();
      if (sent >= until) return;
      await duel.move();
      const known = performance.now();
      if (sent >= from && known <= until) times.push(known - sent);
    }
  };
  await Promise.all(duels.map(playOn));
  const moves = times.length;
  return { moves, perSecond: moves / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
};
