import type { Refusal } from '@sesame/kernel';
import { toast } from '@sesame/ui';
import type { en } from './en.ts';

interface HasRefusals {
  readonly refusals: typeof en;
}

/** A refusal in the player's language, with the reason that an admin gave; the server's own sentence if its code has no translation. */
export const refusalText = ({ refusals }: HasRefusals, { code, message, reason = '' }: Refusal): string => {
  const text = (Object.hasOwn(refusals, code) ? refusals[code] : undefined) ?? message;
  return `${text} ${reason}`.trim();
};

export const toastRefusal = (texts: HasRefusals, refusal: Refusal): void =>
  toast({ text: refusalText(texts, refusal), kind: 'wrong' });
