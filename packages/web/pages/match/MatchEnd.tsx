import type { MatchState } from '@sesame/client';
import { type Outcome, winnersOf } from '@sesame/kernel';
import {
  Button,
  ButtonLink,
  EndScene,
  type Finale,
  type GameEntry,
  Menu,
  toast,
  useAnnounce,
  useLocale,
} from '@sesame/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useScreen } from '../../data/games.ts';
import { markFinished } from '../../data/settings.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useTexts } from '../../locales/texts.tsx';
import { GameArt } from '../../widgets/GameArt.tsx';
import { downloadMatch } from '../../widgets/match/download-record.ts';
import { NextMatchButton } from './NextMatchButton.tsx';
import { RatingChanges } from './RatingChanges.tsx';
import { RematchButtons } from './RematchButtons.tsx';

const BackToTournament = lazy(() => import('./BackToTournament.tsx'));

interface MatchEndProps {
  readonly matchState: MatchState;
  readonly outcome: Outcome;
  readonly game: GameEntry;
  readonly names: readonly string[];
  readonly onAnalyse: () => void;
}

const NO_FINALE: Finale = { columns: [] };

/** The end scene of a match, with what to do next. */
export function MatchEnd(props: MatchEndProps) {
  const { matchState, outcome, game, names } = props;
  const { info, view } = matchState;
  const locale = useLocale();
  const announce = useAnnounce();
  const { ending, finale: finaleOf, FinalePicture } = useScreen(game);
  const viewer = info.you ?? 'spectator';
  const words = { locale, names };
  const sentence = ending(view, outcome, viewer, words);
  const events = matchState.told.flatMap((entry) => entry.events);
  const finale = finaleOf?.(view, outcome, { viewer, events, words }) ?? NO_FINALE;
  // Opened after its end, a match arrives as a whole, without new events.
  const [isNew] = useState(matchState.newEvents.length > 0);
  const scene = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) scene.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [isNew]);
  useEffect(() => announce(sentence), [sentence, announce]);
  useEffect(() => markFinished(game.id), [game]);

  return (
    <div ref={scene} className="match-ending">
      <EndScene
        {...{ outcome, viewer, sentence, finale, isNew }}
        picture={FinalePicture ? <FinalePicture {...{ view, outcome, viewer, isNew }} /> : <GameArt game={game.id} />}
      >
        {info.rated && <RatingChanges match={info.id} names={names} />}
        <NextActions {...props} poster={{ sentence, finale }} />
      </EndScene>
    </div>
  );
}

interface NextActionsProps extends MatchEndProps {
  readonly poster: { readonly sentence: string; readonly finale: Finale };
}

function NextActions({ matchState, outcome, game, names, onAnalyse, poster }: NextActionsProps) {
  const { info } = matchState;
  const texts = useTexts();
  const [, navigate] = useLocation();
  const { mutate } = useMutation();
  const { Analysis } = useScreen(game);
  const share = useSharePoster({ matchState, outcome, game, names, poster });
  const here = `/matches/${info.id}`;
  return (
    <>
      <Suspense>
        <BackToTournament match={info.id} />
      </Suspense>
      {info.you !== null && <RematchButtons matchState={matchState} />}
      <NextMatchButton matchState={matchState} />
      {Analysis && (
        <Button icon="chart" onPress={onAnalyse}>
          {texts.match.analysis}
        </Button>
      )}
      <ButtonLink icon="play" href={`${here}/replay`}>
        {texts.match.replay}
      </ButtonLink>
      <Button icon="share" onPress={share}>
        {texts.match.share}
      </Button>
      <Menu
        label={texts.match.more}
        trigger={<Button icon="chevronDown">{texts.match.more}</Button>}
        items={[
          { id: 'verify', label: texts.match.verify, onAction: () => navigate(`${here}/verify`) },
          { id: 'download', label: texts.match.download, onAction: () => void mutate(() => downloadMatch(info)) },
          { id: 'home', label: texts.shell.backHome, onAction: () => navigate('/') },
        ]}
      />
    </>
  );
}

/** Draws the match as a poster and shares it. The code is loaded when it is first used. */
const useSharePoster = ({ matchState, outcome, game, names, poster }: Omit<NextActionsProps, 'onAnalyse'>) => {
  const { match } = useTexts();
  const locale = useLocale();
  const { info } = matchState;
  const winners = winnersOf(outcome);
  const total = poster.finale.columns.findLast(({ className }) => className === 'total');
  const byRank = names.map((_, seat) => seat).toSorted((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0));
  return () =>
    void import('../../widgets/poster/share-poster.ts')
      .then(({ sharePoster }) =>
        sharePoster(
          {
            game: game.name[locale],
            sentence: poster.sentence,
            players: byRank.map((seat) => ({
              name: names[seat] ?? '',
              score: String(total?.of(seat, Number.POSITIVE_INFINITY) ?? `${outcome.ranks[seat]}.`),
              isFirst: winners.includes(seat),
            })),
            highlight: poster.finale.highlight,
            link: `${location.origin}/matches/${info.id}`,
          },
          `sesame-${info.id}`,
        ),
      )
      .catch(() => toast({ text: match.shareFailed, kind: 'wrong' }));
};
