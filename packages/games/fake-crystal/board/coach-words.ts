import { makeMessages } from '@sesame/ui';
import { en } from './coach-words/en.ts';
import { fr } from './coach-words/fr.ts';
import { nl } from './coach-words/nl.ts';

/** The hints of a first match. */
export const coach = makeMessages({ en, fr, nl });
