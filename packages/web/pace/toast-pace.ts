import type { Refusal } from '@sesame/kernel';
import { toast } from '@sesame/ui';
import type { Messages } from '../messages/en.ts';
import type { en } from '../messages/pace/en.ts';
import { sentenceOf } from '../messages/refusals/sentence.ts';

const KNOWN = [
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
export const toastPace = (words: Messages, say: typeof en, refusal: Refusal): void => {
  const known = KNOWN.find((code) => code === refusal.code);
  toast({ text: known === undefined ? sentenceOf(words, refusal) : say[known], kind: 'wrong' });
};
