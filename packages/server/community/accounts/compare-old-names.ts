import { skeletonOf } from '../../lib/name-skeleton.ts';
import type { Store } from '../../store/store.ts';

const BATCH = 1_000;

/** Notes what the names of accounts look like that were made before names were compared by that. */
export const compareOldNames = async (accounts: Store['accounts']): Promise<void> => {
  for (;;) {
    const old = await accounts.withoutSkeleton(BATCH);
    for (const { player, name } of old) await accounts.setSkeleton(player, skeletonOf(name));
    if (old.length < BATCH) return;
  }
};
