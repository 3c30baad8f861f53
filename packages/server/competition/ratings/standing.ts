import { parseBotPlayerId } from '@sesame/protocol';
import type { Store } from '../../store/store.ts';

/** Whether matches of a player are rated, and whether their ratings are kept. */
export interface Standing {
  readonly isRanked: boolean;
  readonly isKept: boolean;
}

/**
 * Accounts are rated, and the bots of accounts. Guests are not: anybody can make as many as they like. Built-in bots have
 * fixed ratings. Somebody who has left counts as they did, but nothing is written for them.
 */
export const standingOf = async (store: Pick<Store, 'players' | 'accounts'>, player: string): Promise<Standing> => {
  if (parseBotPlayerId(player) !== undefined) return { isRanked: true, isKept: false };
  const found = await store.players.find(player);
  if (found?.leftAt !== undefined) return { isRanked: true, isKept: false };
  const isRanked = found?.owner !== undefined || (await store.accounts.find(player)) !== undefined;
  return { isRanked, isKept: isRanked };
};
