import { makeMessages } from '@sesame/ui';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { nl } from './words/nl.ts';

export type { AnalysisTexts } from './words/en.ts';

export const words = makeMessages({ en, fr, nl });

/** "+9", "−3", "0". */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'));
