import type { LiveMatch } from '../../match/live-match.ts';
import { summaryOf } from '../../match/match-summary.ts';
import type { Matches } from '../../match/matches.ts';
import type { Store } from '../../store/store.ts';

const MAX_MATCHES = 50;

/** Running matches in which it is a player's turn. */
export const waitingMatches = async (
  { store, matches }: { readonly store: Pick<Store, 'matches'>; readonly matches: Pick<Matches, 'find'> },
  player: string,
): Promise<readonly LiveMatch[]> => {
  const running = await store.matches.ofPlayer(player, 'running', MAX_MATCHES);
  const live = await Promise.all(running.map(({ id }) => matches.find(id)));
  return live.filter((match) => match !== undefined && summaryOf(match, player).yourTurn) as LiveMatch[];
};
