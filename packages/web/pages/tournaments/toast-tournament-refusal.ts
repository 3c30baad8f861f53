import type { Refusal } from '@sesame/kernel';
import { toast } from '@sesame/ui';
import type { Texts } from '../../locales/en.ts';
import { toastRefusal } from '../../locales/refusals/refusal-text.ts';
import type { TournamentTexts } from '../../locales/tournaments/en.ts';

/** Refusal codes that only tournaments use. */
const TOURNAMENT_CODES = [
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
  'live-arena',
  'no-time',
] as const satisfies readonly (keyof TournamentTexts)[];

export const toastTournamentRefusal = (texts: Texts, say: TournamentTexts, refusal: Refusal): void => {
  const own = TOURNAMENT_CODES.find((code) => code === refusal.code);
  if (own === undefined) toastRefusal(texts, refusal);
  else toast({ text: say[own], kind: 'wrong' });
};
