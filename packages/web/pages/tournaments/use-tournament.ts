import type { Refusal } from '@sesame/kernel';
import type { Tournament } from '@sesame/protocol';
import { useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { useLiveTournament } from '../../data/topics.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { useTexts } from '../../locales/texts.tsx';
import { tournamentTexts } from '../../locales/tournaments/texts.ts';
import { toastTournamentRefusal } from './toast-tournament-refusal.ts';

/** A live tournament. `missing` says why there is none. */
export const useTournament = (id: string): { readonly tournament?: Tournament; readonly missing?: Refusal } => {
  const live = useLiveTournament(id);
  const { data, error } = useQuery(id, () => api.tournament({ params: { id } }));
  const tournament = live ?? data;
  if (tournament !== undefined) return { tournament };
  return error === undefined ? {} : { missing: error };
};

/** A mutation whose refusals have the texts of tournaments. */
export const useTournamentMutation = () => {
  const texts = useTexts();
  const say = useMessages(tournamentTexts);
  return useMutation({ onRefusal: (refusal) => toastTournamentRefusal(texts, say, refusal) });
};
