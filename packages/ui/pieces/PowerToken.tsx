import { At, Poly } from './drawing.tsx';
import { ring } from './geometry.ts';

/** The sign of each power, in a 24-unit box. */
const SIGNS = {
  spy: 'M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6M12 9.2a2.8 2.8 0 1 0 .1 0',
  negotiator: 'M12 4.5v15M8 19.5h8M5 7.5h14M5 7.5l-3 7h6zM19 7.5l-3 7h6z',
  recycler: 'M5 11a7 7 0 0 1 12-4.5L19.5 9M19.5 4v5h-5M19 13a7 7 0 0 1-12 4.5L4.5 15M4.5 20v-5h5',
  preemptor: 'M13.5 3 6 13.5h5.5L10.5 21 18 10.5h-5.5z',
  vanguard: 'M6 21V4h12l-2.5 4L18 12H6',
} as const;

export type PowerSign = keyof typeof SIGNS;

const EDGE = /* @__PURE__ */ ring(8, 22.5, 50);

/** A power token: a brass plate when active, a dark well when not. */
export function PowerToken({ power, isActive }: { readonly power: PowerSign; readonly isActive: boolean }) {
  return (
    <>
      <Poly points={EDGE} className={isActive ? 'p-plate' : 'p-well'} />
      <At k={2.7}>
        <path className={isActive ? 'p-sign' : 'p-asleep'} transform="translate(-12 -12)" d={SIGNS[power]} />
      </At>
    </>
  );
}
