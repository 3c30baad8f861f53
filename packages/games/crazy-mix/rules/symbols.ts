/** CM1: what a symbol is made of, in the letters of the notation. A colour is primary before the mix, secondary after. */
export const PRIMARIES = ['b', 'r', 'y'] as const;
export const SECONDARIES = ['v', 'o', 'g'] as const;
export const SHAPES = ['S', 'T', 'C'] as const;
export const SIZES = ['B', 's'] as const;
export const FILLS = ['f', 'e'] as const;

export type Primary = (typeof PRIMARIES)[number];
export type Secondary = (typeof SECONDARIES)[number];
export type Colour = Primary | Secondary;
export type Shape = (typeof SHAPES)[number];
export type Size = (typeof SIZES)[number];
export type Fill = (typeof FILLS)[number];

/** A symbol such as `rTBe`, the big empty red triangle. Named Sign because Symbol is a built-in type. */
export type Sign<C extends Colour = Colour> = `${C}${Shape}${Size}${Fill}`;

/** The properties named by decoder edges. */
export const PROPERTIES = ['colour', 'shape', 'size', 'fill'] as const;
export type Property = (typeof PROPERTIES)[number];

export interface Properties<C extends Colour = Colour> {
  readonly colour: C;
  readonly shape: Shape;
  readonly size: Size;
  readonly fill: Fill;
}

export const makeSign = <C extends Colour>({ colour, shape, size, fill }: Properties<C>): Sign<C> =>
  `${colour}${shape}${size}${fill}`;

const signsIn = <C extends Colour>(colours: readonly C[]): readonly Sign<C>[] =>
  colours.flatMap((colour) =>
    SHAPES.flatMap((shape) => SIZES.flatMap((size) => FILLS.map((fill) => makeSign({ colour, shape, size, fill })))),
  );

export const PRIMARY_SIGNS = signsIn(PRIMARIES);
export const SECONDARY_SIGNS = signsIn(SECONDARIES);

const READ: ReadonlyMap<string, Properties> = new Map(
  [...PRIMARIES, ...SECONDARIES].flatMap((colour) =>
    SHAPES.flatMap((shape) =>
      SIZES.flatMap((size) =>
        FILLS.map((fill): [string, Properties] => [
          makeSign({ colour, shape, size, fill }),
          { colour, shape, size, fill },
        ]),
      ),
    ),
  ),
);

export const propertiesOf = (sign: Sign): Properties => {
  const properties = READ.get(sign);
  if (properties === undefined) throw new Error(`${sign} is not a symbol`);
  return properties;
};

/** CM14: the two primaries of each secondary. */
export const MIXES: Readonly<Record<Secondary, readonly [Primary, Primary]>> = {
  v: ['b', 'r'],
  o: ['r', 'y'],
  g: ['b', 'y'],
};

/** CM14: the mix of two different primaries. */
export const mixOf = (one: Primary, other: Primary): Secondary => {
  const mixed = SECONDARIES.find((colour) => MIXES[colour].includes(one) && MIXES[colour].includes(other));
  if (mixed === undefined || one === other) throw new Error(`${one} and ${other} do not mix`);
  return mixed;
};
