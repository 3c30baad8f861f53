import type { MatchTournament } from '@sesame/protocol';
import type { en } from '../../locales/tournaments/en.ts';

/** Which match of which tournament one is called to. */
export const callText = (
  say: typeof en,
  { round, name, format }: NonNullable<MatchTournament['tournament']>,
): string => (format === 'arena' ? say.nextIn(name) : say.roundOf(round, name));
