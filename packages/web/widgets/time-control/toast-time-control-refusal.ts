import type { Refusal } from '@sesame/kernel';
import { toast } from '@sesame/ui';
import type { Texts } from '../../locales/en.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import type { en } from '../../locales/time-control/en.ts';

const TIME_CONTROL_CODES = [
  'race-together',
  'same-pace',
  'no-offer',
  'other-offer',
  'on-holiday',
  'not-on-holiday',
  'no-days-left',
  'no-standin',
] as const;

/** What the house refuses about time, in the reader's language. */
export const toastTimeControlRefusal = (words: Texts, say: typeof en, refusal: Refusal): void => {
  const known = TIME_CONTROL_CODES.find((code) => code === refusal.code);
  toast({ text: known === undefined ? refusalText(words, refusal) : say[known], kind: 'wrong' });
};
