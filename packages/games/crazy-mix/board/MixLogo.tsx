import { Picture } from '@sesame/ui';
import type { Logo } from '../rules/pieces.ts';
import { OUTLINES } from './Sign.tsx';

export const NUMERALS: Readonly<Record<Logo, string>> = { 1: 'I', 2: 'II' };

/** One of the two Crazy Mix logos, about 84 wide around (0,0). */
export function MixLogo({ logo }: { readonly logo: Logo }) {
  return (
    <>
      <g className="p-brass mix-logo">
        <path d={`${OUTLINES.C}M-37-18H37M-37 18H37`} opacity=".5" />
        <path d="M-30 22 0-34 30 22Z" />
      </g>
      <text className="p-text mix-numeral" y="15">
        {NUMERALS[logo]}
      </text>
    </>
  );
}

/** Small version of the logo. */
export function MixMark({ label }: { readonly label?: string }) {
  return (
    <Picture width={18} className="mix-mark" label={label}>
      <circle r="45" />
      <path d="M-28 20 0-32 28 20Z" />
    </Picture>
  );
}
