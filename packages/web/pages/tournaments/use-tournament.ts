import type { Refusal, Result } from '@sesame/kernel';
import type { Tournament } from '@sesame/protocol';
import { useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { useLiveTournament } from '../../data/topics.ts';
import { useAnswer } from '../../data/use-query.ts';
import { useTexts } from '../../locales/texts.tsx';
import { tournamentTexts } from '../../locales/tournaments/texts.ts';
import { toastTournamentRefusal } from './toast-tournament-refusal.ts';

/** A tournament, live. `missing` says why there is none. */
export const useTournament = (id: string): { readonly tournament?: Tournament; readonly missing?: Refusal } => {
  const news = useLiveTournament(id);
  const asked = useAnswer(id, () => api.tournament(id));
  if (news !== undefined) return { tournament: news };
  if (asked === undefined) return {};
  return asked.ok ? { tournament: asked.value } : { missing: asked.error };
};

/** Does something in a tournament, one thing at a time; a refusal is shown. */
export const useDeed = () => {
  const words = useTexts();
  const say = useMessages(tournamentTexts);
  const [busy, setBusy] = useState(false);
  const act = async (deed: () => Promise<Result<Tournament>>): Promise<Tournament | undefined> => {
    setBusy(true);
    const done = await deed();
    setBusy(false);
    if (done.ok) return done.value;
    toastTournamentRefusal(words, say, done.error);
    return undefined;
  };
  return { busy, act };
};
