import { type ReactNode, useId } from 'react';
import type { Colour, Size } from '../rules/symbols.ts';
import { COLOUR_CLASSES } from './colour-classes.ts';
import { useMarks } from './colour-marks.tsx';
import { HATCH_SCALES, HATCHES, hatchClass } from './shapes.ts';

interface Ink {
  /** A `fill` or `stroke`. */
  readonly ink: string;
  /** The hatching that the ink refers to. */
  readonly hatching: ReactNode;
}

/**
 * What a colour is painted with. The hatching is drawn beside what it paints: shared by the page, it would vanish from
 * all symbols with whatever hides it.
 */
export const useInk = (colour: Colour, size: Size): Ink => {
  const id = useId();
  if (useMarks() !== 'patterns') return { ink: 'var(--base)', hatching: undefined };
  return { ink: `url(#${id})`, hatching: <Hatching {...{ id, colour, size }} /> };
};

function Hatching({ id, colour, size }: { readonly id: string; readonly colour: Colour; readonly size: Size }) {
  return (
    <pattern
      id={id}
      className={COLOUR_CLASSES[colour]}
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform={`scale(${HATCH_SCALES[size]})`}
    >
      <rect className="f3" width="7" height="7" />
      <path className={hatchClass(colour)} d={HATCHES[colour]} />
    </pattern>
  );
}
