import { PRIMARIES, SECONDARIES, SIZES } from '../rules/symbols.ts';
import { COLOUR_CLASSES } from './colour-classes.ts';

/** Heraldic hatching: a pattern for every colour, in a box of 7 x 7. */
const HATCHES = {
  r: 'M3.5 0V7',
  b: 'M0 3.5H7',
  y: 'M1.7 1.7h.1M5.2 5.2h.1',
  o: 'M3.5 0V7M0 3.5H7',
  g: 'M-1-1 8 8M-1 6 1 8M6-1 8 1',
  v: 'M8-1-1 8M1-1-1 1M8 6 6 8',
} as const;

/** Small symbols are drawn at about half size; the scale keeps the hatching equally dense. */
const SCALES = { B: 2, s: 3.9 } as const;

/** SVG patterns that symbols refer to by id. Needed once per page, inside an svg. */
export function ColourPatterns() {
  return (
    <defs>
      {[...PRIMARIES, ...SECONDARIES].map((colour) =>
        SIZES.map((size) => (
          <pattern
            key={`${colour}${size}`}
            id={`mix-${colour}-${size}`}
            className={COLOUR_CLASSES[colour]}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform={`scale(${SCALES[size]})`}
          >
            <rect className="f3" width="7" height="7" />
            <path className={colour === 'y' ? 'hatch dots mix-hatch' : 'hatch mix-hatch'} d={HATCHES[colour]} />
          </pattern>
        )),
      )}
    </defs>
  );
}
