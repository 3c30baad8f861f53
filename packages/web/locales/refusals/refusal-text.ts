import type { Refusal } from '@sesame/kernel';
import { toast } from '@sesame/ui';
import type { en } from './en.ts';

interface HasRefusals {
  readonly refusals: typeof en;
}

/** A refusal in the player's language; the server's own sentence if its code has no translation. */
export const refusalText = ({ refusals }: HasRefusals, { code, message }: Refusal): string =>
  (Object.hasOwn(refusals, code) ? refusals[code] : undefined) ?? message;

export const toastRefusal = (texts: HasRefusals, refusal: Refusal): void =>
  toast({ text: refusalText(texts, refusal), kind: 'wrong' });
