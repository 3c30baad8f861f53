import { makeMessages } from '@sesame/ui';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { nl } from './words/nl.ts';

export const manual = makeMessages({ en, fr, nl });
