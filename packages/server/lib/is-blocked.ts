import type { Store } from '../store/store.ts';

/** Whether a player has blocked one of the others, or was blocked by one. */
export const isBlocked = async (
  { friends }: Pick<Store, 'friends'>,
  player: string,
  others: readonly string[],
): Promise<boolean> => {
  const strangers = others.filter((other) => other !== player);
  if (strangers.length === 0) return false;
  const blocks = await friends.blocksAmong([player, ...strangers]);
  return blocks.some((block) => block.includes(player));
};
