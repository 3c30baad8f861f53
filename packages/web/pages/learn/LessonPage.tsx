import {
  Button,
  ButtonLink,
  type GameEntry,
  MatchTimeProvider,
  PlayersProvider,
  Slab,
  useAnnounce,
  useLocale,
  useMessages,
} from '@sesame/ui';
import { Fragment, lazy, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { gameOf, useRules, useScreen } from '../../data/games.ts';
import { changeSettings, useSettings } from '../../data/settings.ts';
import { useMe } from '../../data/use-me.ts';
import { lessonTexts } from '../../locales/lesson/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { useGameStage, useSkipMoments } from '../../widgets/match/use-game-stage.ts';
import { BoardPage } from './BoardPage.tsx';
import { type AnyLesson, type AnyStep, type LessonPosition, loadLesson, startStep, tryMove } from './lesson.ts';

const PlayBotsDialog = lazy(() => import('../../widgets/PlayBotsDialog.tsx'));

/** A game’s lesson: a few positions on the real rules and board. It goes on where the player left it. */
export default function LessonPage({ id }: { readonly id: string }) {
  const game = gameOf(id);
  return game === undefined ? <ErrorPage /> : <LoadedLesson game={game} />;
}

function LoadedLesson({ game }: { readonly game: GameEntry }) {
  const { lesson: load } = useScreen(game);
  const locale = useLocale();
  const lesson = load && use(loadLesson(game, load, locale));
  const { lessons } = useSettings();
  const [done, setDone] = useState(() => lessons[game.id] ?? 0);
  if (lesson === undefined) return <ErrorPage />;
  const finish = (steps: number) => {
    setDone(steps);
    changeSettings({ lessons: { ...lessons, [game.id]: steps } });
  };
  const step = lesson.steps[done];
  return step === undefined ? (
    <LessonEnd game={game} onAgain={() => finish(0)} />
  ) : (
    <LessonStep key={done} {...{ game, lesson, done, step }} onDone={() => finish(done + 1)} />
  );
}

interface LessonStepProps {
  readonly game: GameEntry;
  readonly lesson: AnyLesson;
  readonly done: number;
  readonly step: AnyStep;
  readonly onDone: () => void;
}

function LessonStep({ game, lesson, done, step, onDone }: LessonStepProps) {
  const say = useMessages(lessonTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const { Board, goal } = useScreen(game);
  const { position, events, moment, isBehind, skip, play } = useLessonPosition(game, step);
  const board = useRef<HTMLDivElement>(null);
  useSkipMoments(board, isBehind ? skip : undefined);
  const { view, verdict } = position;
  const { Frame = Fragment } = step;
  const isDone = verdict === 'result';
  const told = (verdict === undefined ? step.task : step[verdict])[locale];
  useEffect(() => announce(told), [told, announce]);
  return (
    <BoardPage game={game} title={say.title(game.name[locale])} note={say.step(done + 1, lesson.steps.length)}>
      <Slab as="section" className="lesson-bar" aria-label={say.title(game.name[locale])}>
        <p className={`lesson-goal brass small${done > 0 ? ' is-known' : ''}`}>
          <b>{say.goal}</b> {goal[locale]}
        </p>
        <p className={`lesson-task${verdict === 'nudge' ? ' nudge' : ''}`}>{told}</p>
        <div className="lesson-next">
          {verdict === 'nudge' && !isBehind && (
            <Button tight onPress={() => play(step.example)}>
              {say.showMe}
            </Button>
          )}
          {isDone && (
            <Button variant="primary" tight icon="arrow" autoFocus onPress={onDone}>
              {say.next}
            </Button>
          )}
        </div>
      </Slab>
      <PlayersProvider value={useLessonPlayers(step.seats)}>
        <MatchTimeProvider now={() => position.at}>
          <div ref={board}>
            <Frame>
              <Board
                {...{ view, events }}
                seat={0}
                isLesson
                {...(moment && { moment })}
                {...(!isDone && { play: isBehind ? skip : play })}
              />
            </Frame>
          </div>
        </MatchTimeProvider>
      </PlayersProvider>
    </BoardPage>
  );
}

/** The position of a step as shown. Own moves and the opponents’ replies are shown one after the other. */
const useLessonPosition = (game: GameEntry, step: AnyStep) => {
  const rules = useRules(game);
  /** The position given to the stage last, then those that follow it. */
  const [positions, setPositions] = useState<readonly [LessonPosition, ...LessonPosition[]]>(() => [
    startStep(rules, step),
  ]);
  const [latest] = positions;
  const update = useMemo(() => ({ state: latest, events: latest.events, isOwn: latest.isOwn }), [latest]);
  const { state: position, ...scene } = useGameStage(game, update);
  useEffect(() => {
    const [, next, ...later] = positions;
    if (next) setPositions([next, ...later]);
  }, [positions]);
  const [startedAt] = useState(() => performance.now());
  const play = (move: unknown) => {
    const elapsed = performance.now() - startedAt;
    setPositions(([now]) => [now, ...tryMove(rules, step, now, { move, elapsed })]);
  };
  return { ...scene, position, play };
};

/** Names of the opponents, as in the manuals’ examples. */
const OPPONENTS = ['Bo', 'Cleo', 'Dan', 'Eve'] as const;

const useLessonPlayers = (seats: number) => {
  const say = useMessages(lessonTexts);
  const name = useMe()?.name ?? say.you;
  return useMemo(
    () => ({ names: [name, ...OPPONENTS.slice(0, seats - 1)], you: 0, bots: [], clock: () => undefined }),
    [name, seats],
  );
};

function LessonEnd({ game, onAgain }: { readonly game: GameEntry; readonly onAgain: () => void }) {
  const texts = useTexts();
  const say = useMessages(lessonTexts);
  const locale = useLocale();
  const { practice } = useScreen(game);
  const [playing, setPlaying] = useState(false);
  return (
    <Page title={say.title(game.name[locale])} className="lesson-page">
      <Slab as="section" className="stack">
        <h1>{say.finished}</h1>
        <p className="soft">{say.finishedText(game.name[locale])}</p>
        <div className="wraps">
          <Button variant="primary" icon="play" autoFocus onPress={() => setPlaying(true)}>
            {texts.home.play(game.name[locale])}
          </Button>
          {practice && <ButtonLink href={`/learn/${game.id}/practice`}>{say.practice}</ButtonLink>}
          <ButtonLink icon="book" href={`/learn/${game.id}`}>
            {texts.match.manual}
          </ButtonLink>
          <Button variant="quiet" icon="rematch" onPress={onAgain}>
            {say.again}
          </Button>
        </div>
      </Slab>
      <Suspense>{playing && <PlayBotsDialog game={game} onClose={() => setPlaying(false)} />}</Suspense>
    </Page>
  );
}
