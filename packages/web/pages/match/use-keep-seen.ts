import type { MatchState } from '@sesame/client';
import type { GameEntry } from '@sesame/ui';
import { useEffect } from 'react';
import { useScreen } from '../../data/games.ts';
import { keepSeen, sealsToKeep } from '../../data/witness.ts';

/** Remembers the commitment and the seals that this browser is shown, to compare the record with them afterwards. */
export const useKeepSeen = ({ info, view }: MatchState, game: GameEntry): void => {
  const { seals } = useScreen(game);
  useEffect(() => {
    keepSeen(info.id, { commitment: info.commitment, seals: sealsToKeep(seals?.(view) ?? []) });
  }, [info, view, seals]);
};
