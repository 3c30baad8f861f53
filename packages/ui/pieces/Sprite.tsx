import { COLOURS, type CrystalColour } from './colours.ts';
import { CUTS, outlineOf } from './cuts.ts';
import { At, Poly } from './drawing.tsx';
import { facetsOf } from './facets.ts';
import { DOME_STOPS, GLOW_STOPS, LINEAR_GRADIENTS } from './shapes.ts';

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
        {LINEAR_GRADIENTS.map(({ id, to: [x2, y2], stops }) => (
          <linearGradient key={id} id={id} x2={x2} y2={y2}>
            {stops.map(([offset, token]) => (
              <stop key={offset} offset={offset} stopColor={`var(${token})`} />
            ))}
          </linearGradient>
        ))}
        <radialGradient id="dome" cx=".36" cy=".28" r=".8">
          {DOME_STOPS.map(([offset, colour, opacity]) => (
            <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
          ))}
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
  const { drop = 0 } = CUTS[colour];
  return (
    <g id={`gem-${colour}`}>
      <At y={drop}>
        <Poly points={outlineOf(colour)} className="girdle" />
        {facetsOf(colour).map(({ tone, d }) => (
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
      {GLOW_STOPS.map(([offset, opacity]) => (
        <stop key={offset} offset={offset} stopColor={light} stopOpacity={opacity} />
      ))}
    </radialGradient>
  );
}
