import type { Locale } from '@sesame/kernel';
import { makeMessages } from '@sesame/ui';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { nl } from './words/nl.ts';

export type { AnalysisWords } from './words/en.ts';

export const words = makeMessages({ en, fr, nl });

/** "83%", as the language writes it. */
export const percent = (share: number, locale: Locale): string =>
  share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 });
