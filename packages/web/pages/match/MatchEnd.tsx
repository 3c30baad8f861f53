import type { MatchState } from '@sesame/client';
import { Button, ButtonLink, type GameEntry, IconButton, Slab, useAnnounce, useLocale } from '@sesame/ui';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { useScreen } from '../../data/games.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useTexts } from '../../locales/texts.tsx';
import { downloadMatch } from '../../widgets/match/download-record.ts';
import { NextMatchButton } from './NextMatchButton.tsx';
import { RatingChanges } from './RatingChanges.tsx';
import { RematchButtons } from './RematchButtons.tsx';

const BackToTournament = lazy(() => import('./BackToTournament.tsx'));

/** Actions after the match. The result itself is shown by the board, and announced to screen readers here. */
export function MatchEnd(props: {
  readonly matchState: MatchState;
  readonly game: GameEntry;
  readonly names: readonly string[];
  readonly onAnalyse: () => void;
}) {
  const { matchState, game, names, onAnalyse } = props;
  const { info, view, outcome } = matchState;
  const texts = useTexts();
  const locale = useLocale();
  const announce = useAnnounce();
  const { mutate } = useMutation();
  const [, navigate] = useLocation();
  const screen = useScreen(game);
  const text = outcome && screen.ending(view, outcome, info.you ?? 'spectator', { locale, names });
  useEffect(() => {
    if (text) announce(text);
  }, [text, announce]);

  const here = `/matches/${info.id}`;
  return (
    <Slab as="section" className="match-ending" aria-label={texts.match.over}>
      {info.rated && <RatingChanges match={info.id} names={names} />}
      <Suspense>
        <BackToTournament match={info.id} />
      </Suspense>
      {info.you !== null && <RematchButtons matchState={matchState} />}
      <NextMatchButton matchState={matchState} />
      <ButtonLink icon="play" href={`${here}/replay`}>
        {texts.match.replay}
      </ButtonLink>
      {screen.Analysis && (
        <Button icon="chart" onPress={onAnalyse}>
          {texts.match.analysis}
        </Button>
      )}
      <ButtonLink variant="quiet" icon="dice" href={`${here}/verify`}>
        {texts.match.verify}
      </ButtonLink>
      <Button variant="quiet" icon="download" onPress={() => void mutate(() => downloadMatch(info))}>
        {texts.match.download}
      </Button>
      <IconButton icon="home" label={texts.shell.backHome} className="wide" onPress={() => navigate('/')} />
    </Slab>
  );
}
