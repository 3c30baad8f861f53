import type { MatchState } from '@sesame/client';
import type { Outcome, Viewer } from '@sesame/kernel';
import { type Finale, type GameEntry, useLocale } from '@sesame/ui';
import { useState } from 'react';
import { useScreen } from '../../data/games.ts';
import { GameArt } from '../../widgets/GameArt.tsx';

const NO_FINALE: Finale = { columns: [] };

/** What the end scene of a match shows, and the sentence of its poster. */
export const useEnding = (props: {
  readonly matchState: MatchState;
  readonly outcome: Outcome;
  readonly game: GameEntry;
  readonly names: readonly string[];
}) => {
  const { matchState, outcome, game, names } = props;
  const { info, view } = matchState;
  const locale = useLocale();
  const { ending, finale: finaleOf, FinalePicture } = useScreen(game);
  const viewer: Viewer = info.you ?? 'spectator';
  const context = { locale, names };
  const events = matchState.told.flatMap((entry) => entry.events);
  const finale = finaleOf?.(view, outcome, { viewer, events, context }) ?? NO_FINALE;
  // Opened after its end, a match arrives as a whole, without new events.
  const [isNew] = useState(matchState.newEvents.length > 0);
  return {
    outcome,
    viewer,
    sentence: ending(view, outcome, viewer, context),
    finale,
    isNew,
    picture: FinalePicture ? <FinalePicture {...{ view, outcome, viewer, isNew }} /> : <GameArt game={game.id} />,
    poster: { sentence: ending(view, outcome, 'spectator', context), finale },
  };
};
