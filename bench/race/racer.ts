import { followMatch, type NodeClient } from '@sesame/client';
import { type View, whereIs } from '@sesame/crazy-mix/rules';
import type { ClaimReceipt } from '@sesame/protocol';
import type { LatencyProxy } from './latency-proxy.ts';

/** One player in one round of Crazy Mix. Only the benchmark knows these figures, not the server. */
export interface RaceRun {
  /** From seeing the picture to pointing. */
  readonly reactionMs: number;
  /** When the claim would reach a server that reveals without delay, after the reveal was sent. */
  readonly arrivalMs: number;
}

export interface Racer {
  readonly runs: ReadonlyMap<number, RaceRun>;
  /** The winner and the receipt, by round. */
  readonly awards: ReadonlyMap<number, { readonly seat: number; readonly receipt: ClaimReceipt }>;
  stop(): void;
}

/** Plays Crazy Mix through a latency proxy, always correctly. A cheater claims a reaction time of zero. */
export const startRacer = (
  { guest, proxy, match }: { readonly guest: NodeClient; readonly proxy: LatencyProxy; readonly match: string },
  reactionMsFor: (round: number) => number,
  isCheater: boolean,
): Racer => {
  const runs = new Map<number, RaceRun>();
  const awards = new Map<number, { seat: number; receipt: ClaimReceipt }>();
  const send = (move: unknown, took?: number) => void guest.connection.play(match, move, took);
  let pointedRound = 0;

  const point = (view: View) => {
    const shownAt = performance.now();
    const { down } = proxy.lastDelayMs;
    const react = () => {
      const reactionMs = performance.now() - shownAt;
      send(whereIs(view), isCheater ? 0 : reactionMs);
      // The proxy knows the delay of this message once it has forwarded it.
      setTimeout(() => runs.set(view.round, { reactionMs, arrivalMs: down + reactionMs + proxy.lastDelayMs.up }), 5);
    };
    setTimeout(react, reactionMsFor(view.round));
  };

  const stop = followMatch(guest.connection, match, ({ view: json, newEvents }) => {
    const view = json as View;
    for (const { by, receipt } of newEvents) {
      if (receipt !== undefined && typeof by === 'number') awards.set(view.rounds.length, { seat: by, receipt });
    }
    const { take, point: mayPoint } = view.may;
    if (take !== undefined) send({ type: 'take', sides: take.sides.slice(0, take.count) });
    if (mayPoint === undefined || view.round === pointedRound) return;
    pointedRound = view.round;
    point(view);
  });
  return { runs, awards, stop };
};
