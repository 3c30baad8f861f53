import type { Bot } from '@sesame/protocol';
import { api } from './client.ts';
import { useMe } from './use-me.ts';
import { useQuery } from './use-query.ts';

const NO_BOTS: readonly Bot[] = [];

/** Our own bots. Guests cannot have any. */
export const useOwnBots = ({ isEnabled }: { readonly isEnabled: boolean }): readonly Bot[] => {
  const me = useMe();
  const { data } = useQuery(me?.id ?? '', api.ownBots, { isEnabled: isEnabled && me?.guest === false });
  return data ?? NO_BOTS;
};
