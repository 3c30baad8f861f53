import type { Locale } from '@sesame/kernel';
import { makeTexts } from '@sesame/ui';

const texts = makeTexts({
  en: { perRace: (seconds: number) => `${seconds} s per race` },
  fr: { perRace: (seconds) => `${seconds} s par course` },
  nl: { perRace: (seconds) => `${seconds} s per race` },
});

/** The time limit of a race, for the bar above the board. */
export const timeText = (seconds: number, locale: Locale): string => texts[locale].perRace(seconds);
