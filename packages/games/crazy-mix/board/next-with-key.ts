import type { Locale } from '@sesame/kernel';
import type { View } from '../rules/state.ts';
import { type Draft, fits, groupsOf, withValue } from './draft.ts';
import { PROPERTY_KEYS } from './property-keys.ts';
import { halvesOf, isSameHalf, type TargetHalf } from './target-border.ts';

/** Type-ahead: the next half, clockwise, whose symbol has the property value of a key. */
export const nextWithKey = (
  { targets, mixed }: Pick<View, 'targets' | 'mixed'>,
  from: TargetHalf,
  key: string,
  locale: Locale,
): TargetHalf | undefined => {
  const values = groupsOf(mixed).flatMap(([, group]) => group);
  const value = values.find((one) => PROPERTY_KEYS[locale][one] === key);
  if (value === undefined) return undefined;
  const wanted: Draft = withValue({}, value);
  const halves = halvesOf(targets);
  const at = halves.findIndex((half) => isSameHalf(from, half));
  return [...halves.slice(at + 1), ...halves.slice(0, at + 1)].find(({ place, half }) => {
    const { face } = targets[place] ?? {};
    return face?.kind === 'symbols' && fits(wanted, face.symbols[half]);
  });
};
