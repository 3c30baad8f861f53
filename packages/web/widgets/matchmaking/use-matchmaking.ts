import type { Refusal } from '@sesame/kernel';
import type { Seek, SeekRequest } from '@sesame/protocol';
import { useEffect, useEffectEvent, useState } from 'react';
import { api, connection } from '../../data/client.ts';

/** How it stands, and when that was heard. */
export interface MatchmakingState {
  readonly seek: Seek;
  readonly receivedAt: number;
}

export interface MatchmakingCallbacks {
  /** The house lets us wait no more: the connection was away for too long. */
  readonly onLost: () => void;
  readonly onRefused: (refusal: Refusal) => void;
}

/** Waits in the queue as long as it is used, and sits down at the table that the house has found. */
export const useMatchmaking = (
  wish: SeekRequest,
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
      const { table, match } = seek;
      if (table === undefined || match !== undefined || sat.has(table)) return;
      sat.add(table);
      // Refused only where another tab of ours sat down first, or nobody came: the news tell both.
      void api.sit(table);
    };
    void api.seek(wish).then((asked) => {
      if (left) return asked.ok && void api.leaveQueue();
      if (!asked.ok) return handleRefused(asked.error);
      unwatch = connection.watch('seek', (news) => {
        if (news.type === 'seek') onUpdate(news.seek);
      });
    });
    return () => {
      left = true;
      unwatch();
      void api.leaveQueue();
    };
  }, [wish]);
  return state;
};
