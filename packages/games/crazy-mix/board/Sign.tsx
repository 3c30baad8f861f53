import './pieces.css';
import { Picture, useLocale } from '@sesame/ui';
import { memo } from 'react';
import { type Colour, propertiesOf, type Sign as SignCode } from '../rules/symbols.ts';
import { COLOUR_CLASSES } from './colour-classes.ts';
import { useMarks } from './colour-marks.tsx';
import { useInk } from './ink.tsx';
import { PROPERTY_KEYS } from './property-keys.ts';
import { OUTLINES, RING_WIDTH, SMALL_SCALE } from './shapes.ts';
import { signName } from './symbol-names.ts';

/** A symbol such as `rTBe`, around (0,0). */
export const Sign = memo(function Sign({ sign }: { readonly sign: SignCode }) {
  const { colour, shape, size, fill } = propertiesOf(sign);
  const k = size === 'B' ? 1 : SMALL_SCALE;
  const { ink, hatching } = useInk(colour, size);
  const outline = OUTLINES[shape];
  return (
    <g className={COLOUR_CLASSES[colour]} transform={`scale(${k})`} strokeLinejoin="round">
      {hatching}
      {fill === 'f' ? (
        <path className="edged" d={outline} fill={ink} strokeWidth={3 / k} />
      ) : (
        <>
          <path className="edged" d={outline} fill="none" strokeWidth={RING_WIDTH + 5 / k} />
          <path d={outline} fill="none" stroke={ink} strokeWidth={RING_WIDTH} />
        </>
      )}
    </g>
  );
});

/** A decorative symbol, with its colour's letter if letters are on. */
export function SmallSign(props: { readonly sign: SignCode; readonly size?: number; readonly label?: string }) {
  const { sign, size = 20, label } = props;
  const isLettered = useMarks() === 'letters';
  return (
    <Picture
      width={isLettered ? size * 1.6 : size}
      box={isLettered ? '-58 -58 186 116' : '-58 -58 116 116'}
      className="mix-small-sign"
      label={label}
    >
      <Sign sign={sign} />
      {isLettered && <Letter colour={propertiesOf(sign).colour} x={94} y={28} size={80} />}
    </Picture>
  );
}

/** The same with an accessible name, for use in text. */
export function NamedSign({ sign }: { readonly sign: SignCode }) {
  return <SmallSign sign={sign} label={signName(sign, useLocale())} />;
}

/** Colour swatch. */
export function Swatch({ colour, radius }: { readonly colour: Colour; readonly radius: number }) {
  const marks = useMarks();
  const { ink, hatching } = useInk(colour, 's');
  return (
    <g className={COLOUR_CLASSES[colour]}>
      {hatching}
      <g transform={`scale(${radius / 42})`}>
        <path className="edged" d={OUTLINES.C} fill={ink} strokeWidth={4} />
      </g>
      {marks === 'letters' && <Letter colour={colour} y={radius * 0.42} size={radius * 1.2} isInside />}
    </g>
  );
}

/** Letter of a colour. */
export function Letter(props: {
  readonly colour: Colour;
  readonly x?: number;
  readonly y: number;
  readonly size: number;
  readonly isInside?: boolean;
}) {
  const { colour, x = 0, y, size, isInside = false } = props;
  const letter = PROPERTY_KEYS[useLocale()][colour].toUpperCase();
  return (
    <text className={isInside ? 'mix-letter inside' : 'mix-letter'} x={x} y={y} fontSize={size}>
      {letter}
    </text>
  );
}
