import type { TargetHalf } from './target-border.ts';

/** Centres of a target's symbols, as shares of its size. */
const SYMBOL_CENTRES = [
  { x: 0.27, y: 0.32 },
  { x: 0.73, y: 0.68 },
] as const;

/** A press this close to the line between two symbols may have slipped. */
const SLIP_PX = 6;

interface Press {
  readonly clientX: number;
  readonly clientY: number;
}

/** The half that a press was meant for: near the line between the symbols of a target, the nearer symbol's. */
export const nearerHalf = (pressed: TargetHalf, { clientX, clientY }: Press, box: DOMRect): TargetHalf => {
  if (Math.abs(clientX - box.x - box.width / 2) > SLIP_PX) return pressed;
  const [left, right] = SYMBOL_CENTRES.map(({ x, y }) =>
    Math.hypot(clientX - box.x - x * box.width, clientY - box.y - y * box.height),
  );
  return { place: pressed.place, half: (left ?? 0) <= (right ?? 0) ? 0 : 1 };
};
