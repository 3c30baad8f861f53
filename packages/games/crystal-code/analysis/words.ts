import { makeMessages } from '@sesame/ui';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { nl } from './words/nl.ts';

export type { AnalysisWords } from './words/en.ts';

export const words = makeMessages({ en, fr, nl });
