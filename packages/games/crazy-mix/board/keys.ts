import type { Locale } from '@sesame/kernel';
import { useKeyboardShortcuts, useLocale } from '@sesame/ui';
import { SIDES } from '../rules/pieces.ts';
import type { BoardContextValue } from './board-context.ts';
import { halfShowing } from './claims.ts';
import { groupsOf } from './draft.ts';
import { PROPERTY_KEYS } from './property-keys.ts';

/** Digit or letter of a key; digits by key position, so that layouts with shifted digits work. */
const keyOf = ({ key, code }: KeyboardEvent): string => /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? key.toLowerCase();

/** The action bound to a key, if any. */
const actOf = (context: BoardContextValue, key: string, locale: Locale): (() => void) | undefined => {
  const { view, composer, claims, cardChoice } = context;
  if (cardChoice) {
    const side = SIDES[Number(key) - 1];
    return side && (() => cardChoice.toggle(side));
  }
  if (composer) {
    if (key === 'escape' || key === 'backspace') return composer.clear;
    const values = groupsOf(view.mixed).flatMap(([, group]) => group);
    const value = values.find((one) => PROPERTY_KEYS[locale][one] === key);
    return value && (() => composer.choose(value));
  }
  const logo = key === '1' ? 1 : key === '2' ? 2 : undefined;
  const half = view.logo && logo && halfShowing(view, logo);
  return half && claims.point ? () => claims.point?.(half) : undefined;
};

/** Page-wide keyboard shortcuts. */
export const useKeys = (context: BoardContextValue): void => {
  const locale = useLocale();
  useKeyboardShortcuts((event) => (event.repeat ? undefined : actOf(context, keyOf(event), locale)));
};
