import { COLOURS, type CrystalColour } from './colours.ts';
import { CUTS, outlineOf } from './cuts.ts';
import { At, Poly } from './drawing.tsx';
import { brilliantCut, stepCut } from './facets.ts';

/**
 * React Aria inserts a style tag unless an element with this id exists. Our content security policy would block the tag;
 * its one rule is in base.css.
 */
const REACT_ARIA_STYLE_ID = 'react-aria-pressable-style';

/** SVG definitions that pieces refer to by id: crystals and gradients. Rendered once, first in the body. */
export function Sprite() {
  return (
    <svg id={REACT_ARIA_STYLE_ID} className="sprite" width="0" height="0" aria-hidden="true">
      <defs>
        <linearGradient id="stone" x2=".4" y2="1">
          <stop offset="0" stopColor="var(--stone-hi)" />
          <stop offset="1" stopColor="var(--stone-lo)" />
        </linearGradient>
        <linearGradient id="piece" x2=".4" y2="1">
          <stop offset="0" stopColor="var(--piece-hi)" />
          <stop offset="1" stopColor="var(--piece-lo)" />
        </linearGradient>
        <linearGradient id="rim" x2=".7" y2="1">
          <stop offset="0" stopColor="var(--rim-hi)" />
          <stop offset=".4" stopColor="var(--plate)" />
          <stop offset="1" stopColor="var(--rim-lo)" />
        </linearGradient>
        <radialGradient id="dome" cx=".36" cy=".28" r=".8">
          <stop offset="0" stopColor="#fff" stopOpacity=".75" />
          <stop offset=".35" stopColor="#fff" stopOpacity=".08" />
          <stop offset="1" stopColor="#000" stopOpacity=".5" />
        </radialGradient>
        {COLOURS.map((colour) => (
          <Facets key={colour} colour={colour} />
        ))}
        {COLOURS.map((colour) => (
          <Glow key={colour} colour={colour} />
        ))}
      </defs>
    </svg>
  );
}

function Facets({ colour }: { readonly colour: CrystalColour }) {
  const { outline, brilliant, drop = 0 } = CUTS[colour];
  const facets = brilliant ? brilliantCut(outline, brilliant.count, brilliant.from) : stepCut(outline);
  return (
    <g id={`gem-${colour}`}>
      <At y={drop}>
        <Poly points={outlineOf(colour)} className="girdle" />
        {facets.map(({ tone, d }) => (
          <path key={d} className={tone} d={d} />
        ))}
      </At>
    </g>
  );
}

/** The glow of a crystal on the surface under it. */
function Glow({ colour }: { readonly colour: CrystalColour }) {
  const light = `var(--${colour})`;
  return (
    <radialGradient id={`glow-${colour}`}>
      <stop offset=".2" stopColor={light} stopOpacity=".8" />
      <stop offset=".55" stopColor={light} stopOpacity=".28" />
      <stop offset="1" stopColor={light} stopOpacity="0" />
    </radialGradient>
  );
}
