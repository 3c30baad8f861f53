import { followMatch, type NodeClient } from '@sesame/client';
import { type View, whereIs } from '@sesame/crazy-mix/rules';
import type { ClaimReceipt } from '@sesame/protocol';
import type { SlowLine } from './latency-proxy.ts';

/** What one player did in one round of Crazy Mix: what nobody but the laboratory knows. */
export interface Run {
  /** Milliseconds from seeing the picture to pointing. */
  readonly truly: number;
  /** When it would have arrived at a house that sends at once and orders by arrival. */
  readonly plain: number;
}

export interface Racer {
  readonly runs: ReadonlyMap<number, Run>;
  /** By round: who won, and the receipt for it. */
  readonly awards: ReadonlyMap<number, { readonly seat: number; readonly receipt: ClaimReceipt }>;
  stop(): void;
}

/** Plays Crazy Mix over a slow line, always right, with reactions as it is told. A liar claims to have taken no time. */
export const startRacer = (
  { guest, line, match }: { readonly guest: NodeClient; readonly line: SlowLine; readonly match: string },
  reactIn: (round: number) => number,
  lies: boolean,
): Racer => {
  const runs = new Map<number, Run>();
  const awards = new Map<number, { seat: number; receipt: ClaimReceipt }>();
  const send = (move: unknown, took?: number) => void guest.connection.play(match, move, took);
  let seen = 0;

  const point = (view: View) => {
    const shown = performance.now();
    const { down } = line.last;
    const react = () => {
      const truly = performance.now() - shown;
      send(whereIs(view), lies ? 0 : truly);
      // Read when it has passed the line.
      setTimeout(() => runs.set(view.round, { truly, plain: down + truly + line.last.up }), 5);
    };
    setTimeout(react, reactIn(view.round));
  };

  const stop = followMatch(guest.connection, match, ({ view: json, newEvents: fresh }) => {
    const view = json as View;
    for (const { by, receipt } of fresh) {
      if (receipt !== undefined && typeof by === 'number') awards.set(view.rounds.length, { seat: by, receipt });
    }
    const { take, point: mayPoint } = view.may;
    if (take !== undefined) send({ type: 'take', sides: take.sides.slice(0, take.count) });
    if (mayPoint === undefined || view.round === seen) return;
    seen = view.round;
    point(view);
  });
  return { runs, awards, stop };
};
