import type { MatchState } from '@sesame/client';
import type { GameEntry } from '@sesame/ui';
import { useEffect, useRef } from 'react';
import { useScreen } from '../../data/games.ts';
import { keepSeen, sealsToKeep } from '../../data/witness.ts';
import { toldAt } from './own-chain.ts';

/**
 * Remembers the commitment, the seals and the server’s last receipt that this browser is shown, to compare the record
 * with them afterwards.
 */
export const useKeepSeen = (state: MatchState, game: GameEntry): void => {
  const { info, view } = state;
  const { seals } = useScreen(game);
  useKeepReceipt(state);
  useEffect(() => {
    keepSeen(info.id, { commitment: info.commitment, seals: sealsToKeep(seals?.(view) ?? []) });
  }, [info, view, seals]);
};

const useKeepReceipt = (state: MatchState): void => {
  const last = useRef<MatchState['receipt']>(undefined);
  useEffect(() => {
    const { receipt } = state;
    if (receipt === undefined || receipt === last.current) return;
    last.current = receipt;
    const { type: _, seq: __, ...signed } = receipt;
    const told = toldAt(state);
    keepSeen(state.info.id, { receipt: signed, ...(told !== undefined && { told }) });
  }, [state]);
};
