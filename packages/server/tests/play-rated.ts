import type { NodeClient } from '@sesame/client';
import { openDuel } from './test-server.ts';

/** A rated match of Crack the Code in which both have made a minimum of moves, and the first player is next. */
export const openRatedDuel = async (players: readonly [NodeClient, NodeClient]) => {
  const duel = await openDuel(players, { pace: { kind: 'live', perMove: 60, bank: 0 } });
  const { ann, bo } = duel;
  await ann.play({ type: 'hide', code: 'rrybw' });
  await bo.play({ type: 'hide', code: 'ggppw' });
  await ann.until(({ awaits }) => awaits.includes(0));
  await ann.play({ type: 'guess', code: 'yyyyy' });
  await bo.until(({ awaits }) => awaits.includes(1));
  await bo.play({ type: 'guess', code: 'yyyyy' });
  await ann.until(({ awaits }) => awaits.includes(0));
  return duel;
};

/** A rated match that the second player resigns. Returns its id, once the ratings are settled. */
export const beat = async (winner: NodeClient, loser: NodeClient): Promise<string> => {
  const { match, bo } = await openRatedDuel([winner, loser]);
  await bo.play({ type: 'resign' });
  // Reading the changes waits for the settlement.
  await winner.api.matchRatings({ params: { id: match } });
  return match;
};
