import { At, Picture, Plate } from './drawing.tsx';
import type { Facet } from './facets.ts';
import { KEYHOLE_FOOT, KEYHOLE_HEAD, KEYHOLE_HEAD_AT, LOGO_PLATE } from './shapes.ts';

const draw = ({ tone, d }: Facet) => <path key={d} className={tone} d={d} />;

/** A keyhole cut like a crystal. */
export function Keyhole() {
  return (
    <g className="g-brass">
      {KEYHOLE_FOOT.map(draw)}
      <At {...KEYHOLE_HEAD_AT}>{KEYHOLE_HEAD.map(draw)}</At>
    </g>
  );
}

/** The logo: the keyhole on its plate. */
export function Logo({ size = 32, label }: { readonly size?: number; readonly label?: string }) {
  return (
    <Picture width={size} label={label} className="logo">
      <Plate {...LOGO_PLATE} className="p-hole" />
      <Plate {...LOGO_PLATE} className="p-rim bold" />
      <At y={1} k={0.74}>
        <Keyhole />
      </At>
    </Picture>
  );
}
