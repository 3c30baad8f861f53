import type { Seat } from '@sesame/kernel';
import { MOVE_TIMEOUT_MS } from '@sesame/ui';
import { useEffect, useState } from 'react';
import type { Move, Try, View } from '../rules/state.ts';
import type { Sign } from '../rules/symbols.ts';
import { isSameHalf, type TargetHalf } from './target-border.ts';

/** The viewer's claims in the current round. */
export interface Claims {
  /** Whether the viewer can point at all. */
  readonly isOn: boolean;
  /** Points at a half; undefined when all tries are used or pending. */
  readonly point: ((half: TargetHalf) => void) | undefined;
  /** Whether a half can be pointed at: a symbol or a logo, as wanted, and not tried yet. */
  readonly isOpen: (half: TargetHalf) => boolean;
  /** Sent but not confirmed yet. */
  readonly pending: readonly TargetHalf[];
}

const NO_HALVES: readonly TargetHalf[] = [];

/** The half that shows a symbol or a logo. */
export const halfShowing = ({ targets }: Pick<View, 'targets'>, wanted: Sign | 1 | 2): TargetHalf | undefined => {
  for (const [place, { face }] of targets.entries()) {
    if (face.kind === 'logo' && face.logo === wanted) return { place, half: 0 };
    if (face.kind === 'symbols' && face.symbols[0] === wanted) return { place, half: 0 };
    if (face.kind === 'symbols' && face.symbols[1] === wanted) return { place, half: 1 };
  }
  return undefined;
};

/** The half a try pointed at. */
export const halfOfTry = (
  view: Pick<View, 'targets'>,
  { target, symbol }: Pick<Try, 'target' | 'symbol'>,
): TargetHalf => {
  const { face } = view.targets[target] ?? {};
  return { place: target, half: face?.kind === 'symbols' && face.symbols[1] === symbol ? 1 : 0 };
};

const moveAt = ({ targets }: View, { place, half }: TargetHalf): Move | undefined => {
  const { face } = targets[place] ?? {};
  if (face?.kind === 'symbols') return { type: 'point', target: place, symbol: face.symbols[half] };
  return face?.kind === 'logo' ? { type: 'point', target: place } : undefined;
};

/** Tracks pending claims. Both tries may be pending at once, so that a mistake can be corrected without waiting. */
export const useClaims = (view: View, you: Seat | undefined, play: ((move: Move) => void) | undefined): Claims => {
  const [sent, setSent] = useState({ round: view.round, halves: NO_HALVES });
  const judged = view.tries.filter(({ seat }) => seat === you).map((one) => halfOfTry(view, one));
  const isJudged = (half: TargetHalf) => judged.some((one) => isSameHalf(one, half));
  const pending =
    sent.round === view.round && view.may.point ? sent.halves.filter((half) => !isJudged(half)) : NO_HALVES;
  useEffect(() => {
    if (sent.halves.length === 0) return;
    // A claim lost in transit can be made again.
    const timer = setTimeout(() => setSent((now) => ({ ...now, halves: NO_HALVES })), MOVE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [sent]);

  const isOpen = (half: TargetHalf): boolean =>
    view.targets[half.place]?.face.kind === (view.logo === undefined ? 'symbols' : 'logo') &&
    !isJudged(half) &&
    !pending.some((one) => isSameHalf(one, half));
  const triesLeft = you === undefined ? 0 : (view.seats[you]?.triesLeft ?? 0);
  const isOn = play !== undefined && view.may.point === true;
  const mayPoint = isOn && pending.length < triesLeft;
  const point = (half: TargetHalf) => {
    const move = isOpen(half) ? moveAt(view, half) : undefined;
    if (!mayPoint || move === undefined) return;
    setSent({ round: view.round, halves: [...pending, half] });
    play(move);
  };
  return { isOn, point: mayPoint ? point : undefined, isOpen, pending };
};
