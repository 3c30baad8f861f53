import { listed, type TextContext } from '@sesame/ui';
import type { View } from '../rules/state.ts';
import type { Composer } from './composer.ts';
import { faultSentence } from './fault-texts.ts';
import { wordBarTexts } from './word-bar-texts.ts';

/** The status text of the typed word: what is wrong with it, or what it does. */
export const wordStatus = (
  { view, hand, composer }: { readonly view: View; readonly hand: number; readonly composer: Composer },
  { locale, names }: TextContext,
): string => {
  const say = wordBarTexts[locale];
  const { word, check, walkOptions, refused } = composer;
  const letterAt = (place: number) => view.circle[place]?.letter ?? '';
  switch (check.type) {
    case 'empty':
      return say.begin([...new Set(view.circle.flatMap((safe) => (safe ? [safe.letter] : [])))].join(', '));
    case 'no-safe':
      return say.noSafe(check.letter);
    case 'fault':
      return faultSentence(word, { fault: check.fault, by: names[check.by ?? -1] ?? '' }, locale);
    case 'short':
    case 'open':
  }
  if (refused !== undefined) {
    return refused === walkOptions?.walk.safes[0]
      ? say.startsThere(letterAt(refused))
      : say.notThere(letterAt(refused));
  }
  if (check.type === 'short' || walkOptions === undefined) return say.short;
  return say.walk({
    direction: walkOptions.walk.direction,
    letters: walkOptions.walk.safes.map(letterAt).join(', '),
    locks: listed(walkOptions.locks.map(letterAt), locale),
    left: hand - walkOptions.walk.safes.length,
  });
};
