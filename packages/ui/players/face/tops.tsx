import type { Face } from '@sesame/kernel';
import type { ReactNode } from 'react';

const INK = '#141019';
const EDGE = { stroke: INK, strokeWidth: 1.8, strokeLinejoin: 'round' } as const;
const DARK = '#2b3446';
const BRASS = '#c9a562';

/** Hats and hair, over the upper edge of the head. */
export const TOP_DRAWINGS: Readonly<Record<NonNullable<Face['top']>, ReactNode>> = {
  bowler: (
    <>
      <path d="M-21-15V-24A21 20 0 0 1 21-24V-15Z" fill={DARK} {...EDGE} />
      <path d="M-21-17H21V-22H-21Z" fill={BRASS} />
      <path d="M-34-15Q0-8 34-15 30-9 0-9T-34-15Z" fill={DARK} {...EDGE} />
    </>
  ),
  cap: (
    <>
      <path d="M-26-11A26 24 0 0 1 26-11Z" fill="#3c7fd6" {...EDGE} />
      <path d="M6-14Q34-16 40-7 22-9 6-9Z" fill="#2b5fa8" {...EDGE} />
      <circle cy="-35" r="3" fill="#2b5fa8" />
    </>
  ),
  beanie: (
    <>
      <path d="M-26-10A26 30 0 0 1 26-10Z" fill="#4a5266" {...EDGE} />
      <path d="M-29-8V-17H29V-8Z" fill="#343b4c" {...EDGE} />
    </>
  ),
  'top-hat': (
    <>
      <path d="M-19-14-21-48H21L19-14Z" fill="#1c2230" {...EDGE} />
      <path d="M-19.6-25H19.6L19-16H-19Z" fill={BRASS} />
      <path d="M-34-16H34V-10H-34Z" fill="#1c2230" {...EDGE} />
    </>
  ),
  mortarboard: (
    <>
      <path d="M-20-12V-24H20V-12Z" fill={DARK} {...EDGE} />
      <path d="M0-42 42-27 0-14-42-27Z" fill={DARK} {...EDGE} />
      <path d="M0-28 32-24V-6" fill="none" stroke={BRASS} strokeWidth="2.4" />
      <path d="M29-8H35V2H29Z" fill={BRASS} />
    </>
  ),
  beret: (
    <>
      <path d="M-30-14Q-38-34-4-37 36-36 31-14 0-22-30-14Z" fill="#a33a4b" {...EDGE} />
      <path d="M-4-37Q-3-44 3-44" fill="none" stroke="#a33a4b" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  'hard-hat': (
    <>
      <path d="M-27-12A27 28 0 0 1 27-12Z" fill="#f0b929" {...EDGE} />
      <path d="M-5-12V-40H5V-12Z" fill="#ffd968" {...EDGE} />
      <path d="M-34-14H34V-8H-34Z" fill="#f0b929" {...EDGE} />
    </>
  ),
  'sun-hat': (
    <>
      <path d="M-18-14Q-18-40 0-40T18-14Z" fill="#e6cf98" {...EDGE} />
      <path d="M-18-21Q0-16 18-21L18.5-14H-18.5Z" fill="#c8576b" />
      <path d="M-46-9Q0-26 46-9 0-1-46-9Z" fill="#e6cf98" {...EDGE} />
    </>
  ),
  hood: (
    <path
      fillRule="evenodd"
      d="M-37 46Q-42-44 0-47 42-44 37 46H20L29 22V-4L15-19H-15L-29-4V22L-20 46Z"
      fill="#3a3150"
      {...EDGE}
    />
  ),
  crown: <path d="M-23-12-28-38-12-26 0-44 12-26 28-38 23-12Z" fill="#f2c94f" {...EDGE} />,
  headlamp: (
    <>
      <path d="M-27-9A27 26 0 0 1 27-9Z" fill="#5b4630" {...EDGE} />
      <path d="M-28-17H28V-9H-28Z" fill={DARK} {...EDGE} />
      <circle cy="-15" r="9" fill="#fff3c4" stroke={BRASS} strokeWidth="3" />
    </>
  ),
  curls: (
    <g fill="#6b3f22" {...EDGE}>
      {[-27, 27, -18, 18, 0].map((x) => (
        <circle key={x} cx={x} cy={-12 - (30 - Math.abs(x)) * 0.55} r="11" />
      ))}
    </g>
  ),
  spikes: (
    <path d="M-28-4-32-26-19-20-17-42-5-25 3-46 10-25 23-40 21-19 33-22 28-4 16-16H-16Z" fill="#f4e2a0" {...EDGE} />
  ),
  bun: (
    <g fill="#4b3a5e" {...EDGE}>
      <circle cy="-34" r="11" />
      <path d="M-29 4Q-32-27 0-27T29 4L22-9Q0-18-22-9Z" />
    </g>
  ),
  tufts: (
    <g fill="#e9edf2" {...EDGE}>
      <path d="M-22-10-40-22-34-6-46 0-33 8-38 20-27 17Z" />
      <path d="M22-10 40-22 34-6 46 0 33 8 38 20 27 17Z" />
    </g>
  ),
  parting: <path d="M-29 4Q-34-30-4-30 32-32 29 4L22-8Q2-8-6-18-12-6-29 4Z" fill="#8a4b22" {...EDGE} />,
};
