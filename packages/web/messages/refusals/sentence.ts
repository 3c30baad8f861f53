import type { Refusal } from '@sesame/kernel';
import { toast } from '@sesame/ui';
import type { Messages } from '../en.ts';

/** A refusal of the house in the reader's language; one that the pages do not know says it itself. */
export const sentenceOf = ({ refusals }: Messages, { code, message }: Refusal): string =>
  (Object.hasOwn(refusals, code) ? refusals[code] : undefined) ?? message;

export const toastRefusal = (words: Messages, refusal: Refusal): void =>
  toast({ text: sentenceOf(words, refusal), kind: 'wrong' });
