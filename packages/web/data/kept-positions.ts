import { followMatch, type MatchState } from '@sesame/client';
import { isKeepable, type KeptPosition, type QueuedMove } from '../offline/correspondence.ts';
import { allStored, removeStored, store, stored } from '../offline/database.ts';
import { makeRandomKey } from '../offline/local-id.ts';
import { connection, me } from './client.ts';
import { lastPlayer } from './last-player.ts';
import { makeObservable } from './observable.ts';

/** Matches on the server that can be looked at without a network, and moves made there. */

const isOurs = ({ player }: { readonly player: string }): boolean => player === lastPlayer()?.id;

/** Remembers a match as it is now; forgets it when it is over. */
export const keepPosition = async (state: MatchState): Promise<void> => {
  const player = me.get()?.id;
  const match = state.info.id;
  if (player === undefined) return;
  if (isKeepable(state)) await store('positions', { match, player, state, keptAt: Date.now() });
  else await removeStored('positions', match);
};

export const findKeptPosition = async (match: string): Promise<KeptPosition | undefined> => {
  const kept = await stored('positions', match);
  return kept !== undefined && isOurs(kept) ? kept : undefined;
};

export const allKeptPositions = async (): Promise<readonly KeptPosition[]> =>
  (await allStored('positions')).filter(isOurs).toSorted((a, b) => b.keptAt - a.keptAt);

/** How long a match is waited for before the next. */
const LOOK_TIMEOUT_MS = 5_000;

/** Follows a match until its first message, and keeps that. One that a page follows is left to it: it keeps what it may. */
export const lookAt = (match: string): Promise<void> =>
  new Promise((resolve) => {
    if (connection.isWatching(`match:${match}`)) return resolve();
    const done = () => {
      clearTimeout(timer);
      unfollow();
      resolve();
    };
    const timer = setTimeout(done, LOOK_TIMEOUT_MS);
    const unfollow = followMatch(
      connection,
      match,
      (state) =>
        void keepPosition(state)
          .catch(() => {})
          .then(done),
    );
  });

/** Moves of this player that wait for the network; undefined until they are read. */
export const queuedMoves = makeObservable<readonly QueuedMove[] | undefined>(undefined);

export const refreshQueuedMoves = async (): Promise<void> => queuedMoves.set((await allStored('moves')).filter(isOurs));

/** Stores a move until the network is back. One per match: a later one replaces it. */
export const queueMove = async (move: Omit<QueuedMove, 'key' | 'player'>): Promise<boolean> => {
  const player = lastPlayer()?.id;
  if (player === undefined) return false;
  await cancelMove(move.match);
  await store('moves', { ...move, player, key: makeRandomKey() });
  await refreshQueuedMoves();
  return true;
};

export const cancelMove = async (match: string): Promise<void> => {
  const moves = await allStored('moves');
  await Promise.all(moves.filter((move) => move.match === match).map(({ key }) => removeStored('moves', key)));
  await refreshQueuedMoves();
};
