import type { Store, StoredPlayer } from '../store/store.ts';
import type { Matches } from './matches.ts';

/** More than anybody plays at once. */
const MAX_MATCHES = 500;

/** Shows the new name of a player in their running matches. Ended ones keep the name they were played under. */
export const makeRenameSeats =
  ({ store, matches }: { readonly store: Pick<Store, 'matches'>; readonly matches: Pick<Matches, 'reloadSeats'> }) =>
  async ({ id: player, name }: StoredPlayer): Promise<void> => {
    for (const { id } of await store.matches.ofPlayer(player, 'running', MAX_MATCHES)) {
      await store.matches.renameSeat(id, player, name);
      await matches.reloadSeats(id);
    }
  };
