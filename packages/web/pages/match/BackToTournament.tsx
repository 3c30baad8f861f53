import { ButtonLink, useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { useQuery } from '../../data/use-query.ts';
import { tournamentTexts } from '../../locales/tournaments/texts.ts';

/** Link from a tournament match back to its tournament. */
export default function BackToTournament({ match }: { readonly match: string }) {
  const say = useMessages(tournamentTexts);
  const { data } = useQuery(match, () => api.matchTournament({ params: { id: match } }));
  const tournament = data?.tournament;
  if (tournament === undefined) return undefined;
  return (
    <ButtonLink variant="primary" icon="trophy" href={`/tournaments/${tournament.id}`}>
      {say.back}
    </ButtonLink>
  );
}
