import { PRIMARIES, SECONDARIES, SIZES } from '../rules/symbols.ts';
import { COLOUR_CLASSES } from './colour-classes.ts';
import { HATCH_SCALES, HATCHES, hatchClass, patternOf } from './shapes.ts';

/** SVG patterns that symbols refer to by id. Needed once per page, inside an svg. */
export function ColourPatterns() {
  return (
    <defs>
      {[...PRIMARIES, ...SECONDARIES].map((colour) =>
        SIZES.map((size) => (
          <pattern
            key={`${colour}${size}`}
            id={patternOf(colour, size)}
            className={COLOUR_CLASSES[colour]}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform={`scale(${HATCH_SCALES[size]})`}
          >
            <rect className="f3" width="7" height="7" />
            <path className={hatchClass(colour)} d={HATCHES[colour]} />
          </pattern>
        )),
      )}
    </defs>
  );
}
