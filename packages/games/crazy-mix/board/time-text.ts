import type { Locale } from '@sesame/kernel';
import { makeTexts } from '@sesame/ui';

const texts = makeTexts({
  en: { perRound: (seconds: number) => `${seconds} s per round` },
  fr: { perRound: (seconds) => `${seconds} s par manche` },
  nl: { perRound: (seconds) => `${seconds} s per ronde` },
});

/** The time limit of a round, for the bar above the board. */
export const timeText = (seconds: number, locale: Locale): string => texts[locale].perRound(seconds);
