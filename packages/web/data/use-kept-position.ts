import type { MatchState } from '@sesame/client';
import { isOfflineMatch } from '@sesame/protocol';
import { useEffect, useState } from 'react';
import { isKeepable, type KeptPosition, type QueuedMove, shownState } from '../offline/correspondence.ts';
import { findKeptPosition, keepPosition, queuedMoves, refreshQueuedMoves } from './kept-positions.ts';
import { useObservable } from './observable.ts';
import { useIsOffline } from './use-is-offline.ts';

/** Changes that follow each other are stored together. */
const QUIET_PERIOD_MS = 500;

/** Remembers our running matches on the server as we see them. */
const useKeepPosition = (state: MatchState | undefined): void => {
  useEffect(() => {
    if (state === undefined || state.info.you === null || isOfflineMatch(state.info.id)) return;
    // The end is stored at once: the page may be left for the next match.
    const delay = isKeepable(state) ? QUIET_PERIOD_MS : 0;
    const timer = setTimeout(() => void keepPosition(state).catch(() => {}), delay);
    return () => clearTimeout(timer);
  }, [state]);
};

interface ShownPosition {
  readonly state: MatchState;
  /** When the server sent it, in milliseconds since 1970. */
  readonly keptAt: number;
}

/** The match as last seen, while the server cannot be reached and has not sent it; keeps what it sends. */
export const useKeptPosition = (id: string, live: MatchState | undefined): ShownPosition | undefined => {
  const isWanted = useIsOffline() && live === undefined && !isOfflineMatch(id);
  const [kept, setKept] = useState<ShownPosition>();
  useKeepPosition(live);
  useEffect(() => {
    if (!isWanted) return;
    const show = (found: KeptPosition | undefined) =>
      setKept(found && { state: shownState(found), keptAt: found.keptAt });
    findKeptPosition(id).then(show, () => {});
  }, [id, isWanted]);
  return isWanted && kept?.state.info.id === id ? kept : undefined;
};

/** Our move in a match that waits for the network, if there is one. */
export const useQueuedMove = (match: string): QueuedMove | undefined => {
  const moves = useObservable(queuedMoves);
  useEffect(() => {
    refreshQueuedMoves().catch(() => {});
  }, []);
  return moves?.find((move) => move.match === match);
};
