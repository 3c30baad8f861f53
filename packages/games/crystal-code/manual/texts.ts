import { makeTexts } from '@sesame/ui';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { nl } from './texts/nl.ts';

export const manualTexts = makeTexts({ en, fr, nl });
