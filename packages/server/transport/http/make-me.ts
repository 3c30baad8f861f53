import type { Me } from '@sesame/protocol';
import type { Services } from '../../services.ts';
import type { StoredPlayer } from '../../store/store.ts';

/** What a player is told about themselves. */
export const makeMe = async (
  { accounts }: Pick<Services, 'accounts'>,
  { id, name, owner }: StoredPlayer,
): Promise<Me> =>
  owner === undefined ? { id, name, guest: await accounts.isGuest(id) } : { id, name, guest: false, isBot: true };
