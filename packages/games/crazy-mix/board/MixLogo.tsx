import { Picture } from '@sesame/ui';
import type { Logo } from '../rules/pieces.ts';
import { LOGO_LINES, LOGO_TRIANGLE, NUMERALS } from './shapes.ts';

/** One of the two Crazy Mix logos, about 84 wide around (0,0). */
export function MixLogo({ logo }: { readonly logo: Logo }) {
  return (
    <>
      <g className="p-brass mix-logo">
        <path d={LOGO_LINES} opacity=".5" />
        <path d={LOGO_TRIANGLE} />
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
