import type { ListedTournament } from '@sesame/protocol';
import type { StoredEntrant, StoredTournament } from '../../store/repositories/tournaments.ts';
import type { Store, StoredPlayer } from '../../store/store.ts';
import { publicSummary, publicTournament } from './page.ts';

const MAX_LISTED = 50;
const MAX_FINISHED = 20;

/** Running, open and recently finished tournaments, as seen by a player. */
export const listTournaments = async (
  { tournaments }: Pick<Store, 'tournaments'>,
  player: StoredPlayer | undefined,
): Promise<ListedTournament[]> => {
  const [running, open, past] = await Promise.all([
    tournaments.list('running', MAX_LISTED),
    tournaments.list('open', MAX_LISTED),
    tournaments.list('past', MAX_FINISHED),
  ]);
  const all = [...running, ...open, ...past];
  const entrants = await tournaments.entrants(all.map(({ id }) => id));
  return Promise.all(
    all.map(async (tournament) => {
      const listed = entrants.filter((one) => one.tournament === tournament.id);
      const mine = listed.some((one) => !one.out && one.player === player?.id && player !== undefined);
      return { ...(await summaryOf(tournaments, tournament, listed)), mine };
    }),
  );
};

const summaryOf = async (
  tournaments: Store['tournaments'],
  tournament: StoredTournament,
  entrants: readonly StoredEntrant[],
) => {
  const summary = publicSummary(
    tournament,
    entrants.filter(({ out }) => tournament.startedAt !== undefined || !out).length,
  );
  if (tournament.state !== 'over') return summary;
  const { winners = [] } = publicTournament({
    tournament,
    entrants,
    pairings: await tournaments.pairings(tournament.id),
  });
  return { ...summary, winners };
};
