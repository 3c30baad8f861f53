import { quantile } from '@sesame/simulator';
import type { Duel } from './contender.ts';

export interface LoopResult {
  readonly moves: number;
  readonly perSecond: number;
  /** Milliseconds from sending a move until both players have it. */
  readonly p50: number;
  readonly p99: number;
}

/** Closed loop: each match sends its next move once both players have the last one. The warm-up is not counted. */
export const runClosedLoop = async (
  duels: readonly Duel[],
  { warmUp, seconds }: { warmUp: number; seconds: number },
): Promise<LoopResult> => {
  const times: number[] = [];
  const from = performance.now() + warmUp * 1_000;
  const until = from + seconds * 1_000;
  const playUntilEnd = async (duel: Duel) => {
    for (;;) {
      await duel.ready?.();
      const sent = performance.now();
      if (sent >= until) return;
      await duel.move();
      const received = performance.now();
      if (sent >= from && received <= until) times.push(received - sent);
    }
  };
  await Promise.all(duels.map(playUntilEnd));
  const moves = times.length;
  return { moves, perSecond: moves / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
};
