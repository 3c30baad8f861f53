import type { Locale } from '@sesame/kernel';
import { makeTexts } from '@sesame/ui';

const texts = makeTexts({
  en: { perRace: (seconds: number) => `${seconds} s per race`, untimed: 'no hourglass' },
  fr: { perRace: (seconds) => `${seconds} s par course`, untimed: 'sans sablier' },
  nl: { perRace: (seconds) => `${seconds} s per race`, untimed: 'zonder zandloper' },
});

/** The time limit of a race, for the bar above the board. */
export const timeText = ({ glass, untimed }: Readonly<Record<string, unknown>>, locale: Locale): string =>
  untimed === true ? texts[locale].untimed : texts[locale].perRace(Number(glass));
