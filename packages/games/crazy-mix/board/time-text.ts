import type { Locale } from '@sesame/kernel';
import { makeTexts } from '@sesame/ui';

const texts = makeTexts({
  en: { perRound: (seconds: number) => `${seconds} s per round`, untimed: 'no clock' },
  fr: { perRound: (seconds) => `${seconds} s par manche`, untimed: 'sans chrono' },
  nl: { perRound: (seconds) => `${seconds} s per ronde`, untimed: 'zonder klok' },
});

/** The time limit of a round, for the bar above the board. */
export const timeText = ({ patience, untimed }: Readonly<Record<string, unknown>>, locale: Locale): string =>
  untimed === true ? texts[locale].untimed : texts[locale].perRound(Number(patience));
