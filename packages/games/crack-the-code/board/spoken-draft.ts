import type { Locale } from '@sesame/kernel';
import { useAnnounce, useLocale } from '@sesame/ui';
import { nameOf, spoken } from './crystals.ts';
import type { Draft } from './draft.ts';
import { boardTexts } from './texts.ts';

/** What screen readers hear when a draft changes: the place that changed and how many are left, or the whole code. */
export const draftSentence = (before: Draft, { places, at }: Draft, locale: Locale): string => {
  const say = boardTexts[locale];
  const placeText = (place: number) => {
    const letter = places[place];
    return say.place(place + 1, letter && nameOf(letter, locale));
  };
  const changed = places.flatMap((letter, i) => (letter === before.places[i] ? [] : [i]));
  const left = places.filter((letter) => letter === undefined).length;
  if (changed.length === 0) return `${placeText(at)}.`;
  if (left === places.length) return say.allEmpty;
  if (changed.length === 1) return say.toGo(placeText(changed[0] ?? 0), left);
  return left === 0 ? say.toGo(spoken(places.join(''), locale), 0) : say.toGo(changed.map(placeText).join('. '), left);
};

/** Announces changes of a draft. */
export const useSpokenDraft = (): ((before: Draft, after: Draft) => void) => {
  const announce = useAnnounce();
  const locale = useLocale();
  return (before, after) => announce(draftSentence(before, after, locale));
};
