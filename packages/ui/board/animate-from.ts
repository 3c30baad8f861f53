import { animate } from 'motion/mini';
import { cssZoom } from '../layout/css-zoom.ts';
import { prefersReducedMotion } from '../reduced-motion.ts';

/** `--move` and `--settle` of tokens.css. */
const DURATION_S = 0.24;
const EASE_OUT = [0.2, 0.75, 0.2, 1] as const;

/** Animates an element from an earlier position to its present one (FLIP). */
export const animateFrom = (piece: HTMLElement, from: DOMRect): void => {
  const to = piece.getBoundingClientRect();
  if (to.width === 0 || from.width === 0 || prefersReducedMotion()) return;
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const zoom = cssZoom(piece);
  const start = `translate(${x / zoom}px, ${y / zoom}px) scale(${from.width / to.width})`;
  animate(piece, { transform: [start, 'translate(0px, 0px) scale(1)'] }, { duration: DURATION_S, ease: [...EASE_OUT] });
};
