import { makeTexts } from '@sesame/ui';
import { en } from './coach-texts/en.ts';
import { fr } from './coach-texts/fr.ts';
import { nl } from './coach-texts/nl.ts';

/** Texts of the beginner's hints. */
export const coachTexts = makeTexts({ en, fr, nl });
