import type { Refusal } from '@sesame/kernel';
import type { Seek, SeekRequest } from '@sesame/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { api, connection } from '../../data/client.ts';
import { takeSeat } from '../../data/take-seat.ts';

/** The last update from the server. */
export interface MatchmakingState {
  readonly seek: Seek;
  readonly receivedAt: number;
}

export interface MatchmakingCallbacks {
  /** The server has removed us from the queue, after a connection loss. */
  readonly onLost: () => void;
  readonly onRefused: (refusal: Refusal) => void;
}

/** Stays in the matchmaking queue while mounted, and takes a seat at the table that was found. */
export const useMatchmaking = (
  request: SeekRequest,
  { onLost, onRefused }: MatchmakingCallbacks,
): MatchmakingState | undefined => {
  const [state, setState] = useState<MatchmakingState>();
  const handleLost = useEffectEvent(onLost);
  const handleRefused = useEffectEvent(onRefused);
  useEffect(() => {
    let unwatch = () => {};
    let left = false;
    const sat = new Set<string>();
    const onUpdate = (seek: Seek | undefined) => {
      if (seek === undefined) return handleLost();
      setState({ seek, receivedAt: performance.now() });
      const { table, match, terms } = seek;
      if (table === undefined || match !== undefined || sat.has(table)) return;
      sat.add(table);
      // On the terms of the seek, whatever the table has. A refusal (another tab took the seat, or the opponent left) shows in the next update.
      void takeSeat((share) => api.sit({ params: { id: table }, body: { terms, share } }));
    };
    void api.seek({ body: request }).then((queued) => {
      if (left) return queued.ok && void api.cancelSeek();
      if (!queued.ok) return handleRefused(queued.error);
      unwatch = connection.watch('seek', (news) => {
        if (news.type === 'seek') onUpdate(news.seek);
      });
    });
    return () => {
      left = true;
      unwatch();
      void api.cancelSeek();
    };
  }, [request]);
  return state;
};
