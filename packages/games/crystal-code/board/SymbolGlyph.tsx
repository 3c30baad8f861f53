import type { ReactNode } from 'react';
import type { Kind } from '../rules/tiles.ts';

/** The twelve symbols in a 16-unit box around (0,0). Their colours are in `symbols.css`. */
const SHAPES: Readonly<Record<Kind, ReactNode>> = {
  A: (
    <>
      <circle className="xc-solid" r="3.4" />
      <path d="M0-7.6v1.8M0 5.8v1.8M-7.6 0h1.8M5.8 0h1.8M-5.4-5.4l1.3 1.3M4.1 4.1l1.3 1.3M5.4-5.4 4.1-4.1M-4.1 4.1l-1.3 1.3" />
    </>
  ),
  B: <path className="xc-solid" d="M3-6.6A7 7 0 1 0 6.8 3 5.6 5.6 0 0 1 3-6.6Z" />,
  C: (
    <>
      <circle cy="-4.2" r="3" />
      <path d="M0-1.2V7.2M0 7h3.4M0 3.6h2.6" />
    </>
  ),
  D: <path d="M-7-3c2.3-3 4.7-3 7 0s4.7 3 7 0M-7 3.4c2.3-3 4.7-3 7 0s4.7 3 7 0" />,
  E: <path className="xc-solid" d="M-6 6.4C-7-2-1-7 6.6-6.6 7 1 2 7-6 6.4Z" />,
  F: (
    <>
      <path d="M-7.4 0C-4-5 4-5 7.4 0 4 5-4 5-7.4 0Z" />
      <circle className="xc-solid" r="1.6" />
    </>
  ),
  G: <path d="M0-7.4C6-2 5.6 7 0 7S-6-1-2.6-3C-2.6 0-.6.6 0-.4 1.4-3 1-5 0-7.4Z" />,
  H: <path className="xc-solid" d="M-5.4-7H5.4L0 0ZM-5.4 7H5.4L0 0Z" />,
  I: <path className="xc-solid" d="M0-8 1.8-1.8 8 0 1.8 1.8 0 8-1.8 1.8-8 0-1.8-1.8Z" />,
  J: <path d="M.4.6C-1.6.6-1.4-2.4.8-2.4 4-2.4 4 3.4.2 3.6-4.8 3.8-5-5.4 1-5.6 8-5.8 8.4 5 3.4 7" />,
  K: <path d="M-7.6 6-2.4-5 1 2 3.2-2 7.6 6Z" />,
  L: <path d="M0 7.6V-7.4M-5.6-6.4C-6 1-3 2.6 0 2.6S6 1 5.6-6.4" />,
};

/** A symbol inside a drawing. */
export function Glyph({ kind }: { readonly kind: Kind }) {
  return <g className={`xc-glyph xc-kind-${kind}`}>{SHAPES[kind]}</g>;
}
