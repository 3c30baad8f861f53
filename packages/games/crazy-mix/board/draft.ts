import {
  FILLS,
  makeSign,
  PRIMARIES,
  type Properties,
  type Property,
  propertiesOf,
  SECONDARIES,
  SHAPES,
  SIZES,
  type Sign,
} from '../rules/symbols.ts';
import type { Value } from './property-keys.ts';

/** The properties chosen so far. */
export type Draft = Partial<Properties>;

export const EMPTY_DRAFT: Draft = {};

/** Choices per property. */
export const groupsOf = (mixed: boolean): readonly (readonly [Property, readonly Value[]])[] => [
  ['colour', mixed ? SECONDARIES : PRIMARIES],
  ['shape', SHAPES],
  ['size', SIZES],
  ['fill', FILLS],
];

/** Sets a value, replacing another of the same property. */
export const withValue = (draft: Draft, value: Value): Draft => {
  const property = [...groupsOf(false), ...groupsOf(true)].find(([, values]) => values.includes(value))?.[0];
  return property === undefined ? draft : { ...draft, [property]: value };
};

export const isEmpty = (draft: Draft): boolean => Object.keys(draft).length === 0;

export const isChosen = (draft: Draft, value: Value): boolean => Object.values(draft).includes(value);

/** Whether a symbol has all chosen properties. */
export const fits = (draft: Draft, sign: Sign): boolean => {
  const { colour, shape, size, fill } = propertiesOf(sign);
  const { colour: c = colour, shape: s = shape, size: z = size, fill: f = fill } = draft;
  return c === colour && s === shape && z === size && f === fill;
};

/** The symbol, once all four properties are chosen. */
export const symbolOf = ({ colour, shape, size, fill }: Draft): Sign | undefined =>
  colour && shape && size && fill ? makeSign({ colour, shape, size, fill }) : undefined;
