import type { Seat } from '@sesame/kernel';
import { listed, type TextContext } from '@sesame/ui';

import type { View } from '../rules/state.ts';
import { goneWith } from '../search/position.ts';
import type { Composer } from './composer.ts';
import { faultSentence } from './fault-texts.ts';
import { boardTexts } from './texts.ts';
import { wordBarTexts } from './word-bar-texts.ts';

/** The status text of the typed word: what is wrong with it, or what it does. */
export const wordStatus = (
  { view, seat, composer }: { readonly view: View; readonly seat: Seat; readonly composer: Composer },
  { locale, names }: TextContext,
): string => {
  const say = wordBarTexts[locale];
  const { word, check, walkOptions, refused } = composer;
  const letterAt = (place: number) => view.circle[place]?.letter ?? '';
  switch (check.type) {
    case 'empty':
      return say.begin([...new Set(view.circle.flatMap((safe) => (safe ? [safe.letter] : [])))].join(', '));
    case 'joined':
      return say.joined;
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
  const { walk, locks } = walkOptions;
  const { hand = 0, left = 0 } = view.seats[seat] ?? {};
  return say.walk({
    direction: walk.direction,
    letters: walk.safes.map(letterAt).join(', '),
    locks: listed(locks.map(letterAt), locale),
    result: boardTexts[locale].leftFromTo(left, left - goneWith(view.circle, locks, seat)),
    hand: hand - walk.safes.length,
    isRoundOpen: view.options.equalTurns === true && (view.turns.length + 1) % view.seats.length !== 0,
  });
};
