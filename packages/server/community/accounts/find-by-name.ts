import { foldName } from '../../lib/fold-name.ts';
import { skeletonOf } from '../../lib/name-skeleton.ts';
import type { Store } from '../../store/store.ts';

/**
 * The account with an exact name: the one that signs in with it, or else the one that has passkeys only and shows it. If
 * several show it, none: nobody should write to the wrong one.
 */
export const findAccountByName = async (
  accounts: Pick<Store['accounts'], 'findByName' | 'withoutSignInName'>,
  name: string,
): Promise<string | undefined> => {
  const key = foldName(name);
  const signsIn = await accounts.findByName(key);
  if (signsIn !== undefined) return signsIn.player;
  const lookalikes = await accounts.withoutSignInName(skeletonOf(name));
  const [found, ...others] = lookalikes.filter((one) => foldName(one.name) === key);
  return others.length === 0 ? found?.player : undefined;
};
