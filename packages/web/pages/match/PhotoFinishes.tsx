import type { MatchState } from '@sesame/client';
import { isOfflineMatch } from '@sesame/protocol';
import type { GameEntry } from '@sesame/ui';
import { lazy, Suspense } from 'react';
import { useRules, useScreen } from '../../data/games.ts';

const PhotoFinishPanel = lazy(() => import('../../widgets/match/photo-finish/PhotoFinishPanel.tsx'));

/** The photo finishes of a match, for its players, while nobody races. Below the board, which they never cover. */
export function PhotoFinishes({ matchState, game }: { readonly matchState: MatchState; readonly game: GameEntry }) {
  const { info, told, view } = matchState;
  const { race } = useRules(game);
  const { isRacing } = useScreen(game);
  const races = told.filter(({ receipt }) => receipt !== undefined).length;
  if (race === undefined || info.options[race.untimed] === true || info.you === null || isOfflineMatch(info.id)) return;
  if (races === 0 || isRacing?.(view)) return;
  return (
    <Suspense>
      <PhotoFinishPanel match={info.id} claims={races} />
    </Suspense>
  );
}
