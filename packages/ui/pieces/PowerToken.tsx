import { At, Poly } from './drawing.tsx';
import { POWER_SIGNS, type PowerSign, TOKEN_EDGE } from './shapes.ts';

/** A power token: a brass plate when active, a dark well when not. */
export function PowerToken({ power, isActive }: { readonly power: PowerSign; readonly isActive: boolean }) {
  return (
    <>
      <Poly points={TOKEN_EDGE} className={isActive ? 'p-plate' : 'p-well'} />
      <At k={2.7}>
        <path className={isActive ? 'p-sign' : 'p-asleep'} transform="translate(-12 -12)" d={POWER_SIGNS[power]} />
      </At>
    </>
  );
}
