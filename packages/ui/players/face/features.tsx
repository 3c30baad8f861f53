import type { Face } from '@sesame/kernel';
import type { ReactNode } from 'react';

/** Drawn with fixed colours: the crystal behind them is the same in both themes. */
const INK = '#141019';
const WHITE = '#fffaf0';
const LINE = { fill: 'none', stroke: INK, strokeWidth: 3.6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Both eyes: the drawing of one around (0,0), on either side. */
function Pair({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <g transform="translate(-10.5 4)">{children}</g>
      <g transform="translate(10.5 4)">{children}</g>
    </>
  );
}

function Eyeball({ r, x = 0, y = 0 }: { readonly r: number; readonly x?: number; readonly y?: number }) {
  return (
    <>
      <circle r={r} fill={WHITE} stroke={INK} strokeWidth="2" />
      <circle cx={x} cy={y} r={r * 0.48} fill={INK} />
    </>
  );
}

const LID = <path d="M-7-1H7" {...LINE} />;

export const EYE_DRAWINGS: Readonly<Record<Face['eyes'], ReactNode>> = {
  open: (
    <Pair>
      <Eyeball r={6} />
    </Pair>
  ),
  wide: (
    <Pair>
      <Eyeball r={8} />
    </Pair>
  ),
  narrow: (
    <Pair>
      <Eyeball r={5.5} y={1.5} />
      <path d="M-6.5-6H6.5V-1H-6.5Z" fill={INK} />
    </Pair>
  ),
  sleepy: (
    <Pair>
      <path d="M-6.5 0A6.5 6.5 0 0 0 6.5 0Z" fill={WHITE} stroke={INK} strokeWidth="2" />
      <circle cy="2.5" r="2.6" fill={INK} />
      {LID}
    </Pair>
  ),
  closed: (
    <Pair>
      <path d="M-6 0Q0 6 6 0" {...LINE} />
    </Pair>
  ),
  sideways: (
    <Pair>
      <Eyeball r={6.2} x={3} y={0.5} />
    </Pair>
  ),
};

export const MOUTH_DRAWINGS: Readonly<Record<Face['mouth'], ReactNode>> = {
  smile: <path d="M-9 22Q0 31 9 22" {...LINE} />,
  grin: <path d="M-11 21H11Q9 32 0 32T-11 21Z" fill={WHITE} stroke={INK} strokeWidth="2.6" strokeLinejoin="round" />,
  flat: <path d="M-8 25H8" {...LINE} />,
  smirk: <path d="M-8 25Q4 27 9 20" {...LINE} />,
  whistle: <circle cx="2" cy="25" r="4" fill={INK} />,
  frown: <path d="M-8 28Q0 20 8 28" {...LINE} />,
};

const BRASS = '#c9a562';
const FRAME = { fill: '#ffffff30', stroke: INK, strokeWidth: 2.6 } as const;

export const EXTRA_DRAWINGS: Readonly<Record<NonNullable<Face['extra']>, ReactNode>> = {
  glasses: (
    <>
      <circle cx="-10.5" cy="4" r="9" {...FRAME} />
      <circle cx="10.5" cy="4" r="9" {...FRAME} />
      <path d="M-2 3H2M-19.5 2-26 0M19.5 2 26 0" {...LINE} strokeWidth="2.6" />
    </>
  ),
  monocle: (
    <>
      <circle cx="10.5" cy="4" r="10" fill="#ffffff38" stroke={BRASS} strokeWidth="3" />
      <path d="M19 10Q27 24 22 42" fill="none" stroke={BRASS} strokeWidth="2" />
    </>
  ),
  mask: (
    <path
      fillRule="evenodd"
      fill={INK}
      d="M-28-5H28L25 13 12 15 0 10-12 15-25 13ZM-17.5 4a7 7 0 1 0 14 0a7 7 0 1 0-14 0M3.5 4a7 7 0 1 0 14 0a7 7 0 1 0-14 0"
    />
  ),
  goggles: (
    <>
      <path d="M-29 4H29" stroke={INK} strokeWidth="5" />
      <circle cx="-10.5" cy="4" r="10" fill="#bfe6ff66" stroke={BRASS} strokeWidth="3.6" />
      <circle cx="10.5" cy="4" r="10" fill="#bfe6ff66" stroke={BRASS} strokeWidth="3.6" />
    </>
  ),
  moustache: <path d="M0 16Q-10 13-17 22-6 23 0 19 6 23 17 22 10 13 0 16Z" fill={INK} />,
  beard: (
    <path
      fillRule="evenodd"
      d="M-24 12Q-18 20 0 17 18 20 24 12L20 34 0 47-20 34ZM-8 24Q0 29 8 24 0 21-8 24Z"
      fill="#e8e2d4"
      stroke={INK}
      strokeWidth="1.6"
    />
  ),
  pencil: (
    <g transform="translate(28 -6) rotate(24)">
      <path d="M-3-16H3V10L0 17-3 10Z" fill="#f0c552" stroke={INK} strokeWidth="1.6" />
      <path d="M-3-16H3V-11H-3Z" fill="#e58bb3" />
    </g>
  ),
  bolt: <path d="M20 10 12 22H18L14 32 26 18H20L24 10Z" fill="#ffe27a" stroke={INK} strokeWidth="1.4" />,
  freckles: (
    <g fill={INK} opacity="0.7">
      {[-19, -14.5, -16.5, 14.5, 19, 16.5].map((x, i) => (
        <circle key={x} cx={x} cy={i % 3 === 2 ? 19 : 15.5} r="1.5" />
      ))}
    </g>
  ),
  earring: <circle cx="-29" cy="20" r="4.5" fill="none" stroke={BRASS} strokeWidth="2.6" />,
};
