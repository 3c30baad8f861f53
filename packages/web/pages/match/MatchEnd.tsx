import type { MatchState } from '@sesame/client';
import { type Outcome, winnersOf } from '@sesame/kernel';
import { Button, ButtonLink, EndScene, type Finale, type GameEntry, Menu, useLocale } from '@sesame/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useScreen } from '../../data/games.ts';
import { markBeaten, markFinished } from '../../data/settings.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useTexts } from '../../locales/texts.tsx';
import { NO_TABLE } from '../../offline/local-id.ts';
import { downloadMatch } from '../../widgets/match/download-record.ts';
import { isAgainstBotsOnly } from '../../widgets/match/EndMatchButton.tsx';
import { useSharePoster } from '../../widgets/poster/use-share-poster.ts';
import { NextMatchButton } from './NextMatchButton.tsx';
import { PlayBotsAgainButton } from './PlayBotsAgainButton.tsx';
import { RatingChanges } from './RatingChanges.tsx';
import { RematchButtons } from './RematchButtons.tsx';
import { useEnding } from './use-ending.tsx';

const BackToRoom = lazy(() => import('./room/BackToRoom.tsx'));
const BackToTournament = lazy(() => import('./BackToTournament.tsx'));

interface MatchEndProps {
  readonly matchState: MatchState;
  readonly outcome: Outcome;
  readonly game: GameEntry;
  readonly names: readonly string[];
  readonly isAnalysing: boolean;
  readonly onAnalyse: () => void;
  /** The code of the room that the match was played in. */
  readonly room: string | undefined;
}

/** The end scene of a match, with what to do next. */
export function MatchEnd(props: MatchEndProps) {
  const { matchState, outcome, game } = props;
  const { info } = matchState;
  const { poster, ...ending } = useEnding(props);
  const { isNew } = ending;
  const scene = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) scene.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [isNew]);
  useEffect(() => markFinished(game.id), [game]);
  useMarkBeaten(game, matchState, isNew ? outcome : undefined);

  return (
    <div ref={scene} className="match-ending">
      <EndScene {...ending}>
        {info.rated && <RatingChanges match={info.id} names={props.names} />}
        <NextActions {...props} poster={poster} />
      </EndScene>
    </div>
  );
}

/** Counts a new victory over bots alone, by which the next one is recommended. */
const useMarkBeaten = (game: GameEntry, { info }: MatchState, outcome: Outcome | undefined): void => {
  const winners = outcome === undefined ? [] : winnersOf(outcome);
  const hasWon = winners.length === 1 && winners[0] === info.you && isAgainstBotsOnly(info);
  // A string, as the match may be sent again.
  const beaten = hasWon ? [...new Set(info.seats.flatMap(({ bot }) => bot ?? []))].join() : '';
  useEffect(() => {
    for (const bot of beaten.split(',').filter(Boolean)) markBeaten(game.id, bot);
  }, [game, beaten]);
};

interface NextActionsProps extends MatchEndProps {
  readonly poster: { readonly sentence: string; readonly finale: Finale };
}

function NextActions(props: NextActionsProps) {
  const { matchState, outcome, game, names, isAnalysing, onAnalyse, poster, room } = props;
  const { info } = matchState;
  const texts = useTexts();
  const [, navigate] = useLocation();
  const { mutate } = useMutation();
  const { Analysis } = useScreen(game);
  const share = useShareMatch({ matchState, outcome, game, names, poster });
  const here = `/matches/${info.id}`;
  return (
    <>
      <Suspense>
        <BackToTournament match={info.id} />
      </Suspense>
      {room !== undefined && <BackToRoom code={room} />}
      {info.you !== null && room === undefined && info.table !== NO_TABLE && <RematchButtons matchState={matchState} />}
      {info.table === NO_TABLE && <PlayBotsAgainButton info={info} />}
      {room === undefined && <NextMatchButton matchState={matchState} />}
      {Analysis && (
        <Button icon="chart" aria-expanded={isAnalysing} aria-controls="match-analysis" onPress={onAnalyse}>
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

/** Shares the match as a poster. */
const useShareMatch = ({
  matchState,
  outcome,
  game,
  names,
  poster,
}: Omit<NextActionsProps, 'isAnalysing' | 'onAnalyse' | 'room'>) => {
  const locale = useLocale();
  const share = useSharePoster();
  const { info } = matchState;
  const winners = winnersOf(outcome);
  const total = poster.finale.columns.findLast(({ className }) => className === 'total');
  const byRank = names.map((_, seat) => seat).toSorted((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0));
  const rows = byRank.map((seat) => {
    const score = String(total?.of(seat, Number.POSITIVE_INFINITY) ?? '');
    // Without its column’s title only a number can be understood.
    const value = /\d/.test(score) ? score : `${outcome.ranks[seat]}.`;
    return { label: names[seat] ?? '', value, isFirst: winners.includes(seat) };
  });
  const { sentence, finale } = poster;
  const path = `/matches/${info.id}`;
  return () =>
    share({ game: game.name[locale], sentence, rows, highlight: finale.highlight, path }, `sesame-${info.id}`);
};
