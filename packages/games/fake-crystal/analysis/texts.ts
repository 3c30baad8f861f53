import { makeTexts } from '@sesame/ui';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { nl } from './texts/nl.ts';

export type { AnalysisTexts } from './texts/en.ts';

export const analysisTexts = makeTexts({ en, fr, nl });
