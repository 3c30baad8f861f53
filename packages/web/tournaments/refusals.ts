import type { Refusal } from '@sesame/kernel';
import { toast } from '@sesame/ui';
import type { Messages } from '../messages/en.ts';
import { toastRefusal } from '../messages/refusals/sentence.ts';
import type { TournamentWords } from '../messages/tournaments/en.ts';

/** What only tournaments refuse. */
const OWN = [
  'no-tournament',
  'not-organiser',
  'begun',
  'over',
  'no-places',
  'too-few',
  'too-many',
  'removed',
  'entered',
  'bots-enough',
  'not-entered',
  'no-clock',
  'too-large',
  'wrong-time',
] as const satisfies readonly (keyof TournamentWords)[];

export const sayRefusal = (words: Messages, say: TournamentWords, refusal: Refusal): void => {
  const own = OWN.find((code) => code === refusal.code);
  if (own === undefined) toastRefusal(words, refusal);
  else toast({ text: say[own], kind: 'wrong' });
};
