import type { CrystalColour } from './colours.ts';
import { CUTS, outlineOf } from './cuts.ts';
import { At, Picture, Poly } from './drawing.tsx';
import { grow } from './geometry.ts';
import { FLAW } from './shapes.ts';

/** A crystal as a picture. */
export function Crystal(props: {
  readonly colour: CrystalColour;
  readonly size?: number;
  readonly label?: string;
  readonly glow?: boolean;
  readonly className?: string;
}) {
  const { colour, size = 32, label, glow = true, className = 'crystal' } = props;
  return (
    <Picture width={size} label={label} className={className}>
      <Gem colour={colour} glow={glow} />
    </Picture>
  );
}

/** A crystal inside an SVG drawing. Its facets are in `Sprite`. */
export function Gem({ colour, glow = true }: { readonly colour: CrystalColour; readonly glow?: boolean }) {
  return (
    <g className={`g-${colour}`}>
      {glow && <circle className="glow" r="78" cy="6" fill={`url(#glow-${colour})`} />}
      <use href={`#gem-${colour}`} />
    </g>
  );
}

/** A fake crystal: the same cut in dull glass, with a crack. */
export function FakeGem({ colour }: { readonly colour: CrystalColour }) {
  return (
    <g className="g-paste">
      <use href={`#gem-${colour}`} />
      <path className="flaw" d={FLAW} />
    </g>
  );
}

/** The outline of a cut, engraved: for backs, empty places and legends. */
export function Engraved({ colour }: { readonly colour: CrystalColour }) {
  const outline = outlineOf(colour);
  return (
    <At y={CUTS[colour].drop ?? 0}>
      <g className={`g-${colour}`}>
        <Poly points={outline} className="engraved" />
        <Poly points={grow(outline, 0.52)} className="engraved" />
      </g>
    </At>
  );
}
