import type { Locale } from '@sesame/kernel';
import { useAnnounce, useKeyboardShortcuts, useLocale } from '@sesame/ui';
import { SIDES } from '../rules/pieces.ts';
import type { BoardState } from './board-context.ts';
import { describeRound } from './card-descriptions.ts';
import { halfShowing } from './claims.ts';
import { groupsOf } from './draft.ts';
import { HEAR_AGAIN_KEY, PROPERTY_KEYS } from './property-keys.ts';

/** Digit or letter of a key; digits by key position, so that layouts with shifted digits work. */
const keyOf = ({ key, code }: KeyboardEvent): string => /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? key.toLowerCase();

/** The action bound to a key, if any. */
export const actOf = (context: BoardState, key: string, locale: Locale): (() => void) | undefined => {
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
export const useKeys = (context: BoardState): void => {
  const locale = useLocale();
  const announce = useAnnounce();
  useKeyboardShortcuts((event) => {
    if (event.repeat) return undefined;
    const key = keyOf(event);
    if (key === HEAR_AGAIN_KEY && context.view.may.point) return () => announce(describeRound(context.view, locale));
    return actOf(context, key, locale);
  });
};
