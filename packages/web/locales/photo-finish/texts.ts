import { makeTexts } from '@sesame/ui';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export const photoFinishTexts = makeTexts({ en, fr, nl });
