import '../../widgets/match/match.css';
import './lesson.css';
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
import { lazy, Suspense, use, useEffect, useMemo, useState } from 'react';
import { gameOf, useRules, useScreen } from '../../data/games.ts';
import { changeSettings, useSettings } from '../../data/settings.ts';
import { lessonTexts } from '../../locales/lesson/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { GameTitle } from '../../widgets/match/GameTitle.tsx';
import { type AnyLesson, loadLesson, startStep, tryMove } from './lesson.ts';

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
    <LessonStep key={done} {...{ game, lesson, done }} onDone={() => finish(done + 1)} />
  );
}

function LessonStep(props: {
  readonly game: GameEntry;
  readonly lesson: AnyLesson;
  readonly done: number;
  readonly onDone: () => void;
}) {
  const { game, lesson, done, onDone } = props;
  const say = useMessages(lessonTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const { Board, goal } = useScreen(game);
  const rules = useRules(game);
  const step = lesson.steps[done];
  const [position, setPosition] = useState(() => step && startStep(rules, step));
  const task = step?.task[locale] ?? '';
  const verdict = position?.verdict;
  const told = verdict === undefined ? task : (step?.[verdict][locale] ?? '');
  useEffect(() => announce(told), [told, announce]);
  const players = useMemo(
    () => ({
      names: [
        say.you,
        ...Array.from({ length: (step?.seats ?? 2) - 1 }, (_, i) => say.opponent(i + 1, step?.seats ?? 2)),
      ],
      you: 0,
      bots: [],
      clock: () => undefined,
    }),
    [say, step],
  );
  if (step === undefined || position === undefined) return undefined;
  const isDone = verdict === 'result';
  const play = (move: unknown) => setPosition(tryMove(rules, step, position, move));
  return (
    <Page
      title={say.title(game.name[locale])}
      className="lesson-page"
      bar={
        <header className="bar match-bar">
          <GameTitle game={game} />
          <span className="soft small grow">{say.step(done + 1, lesson.steps.length)}</span>
          <ButtonLink variant="quiet" tight href={`/learn/${game.id}`}>
            {say.skip}
          </ButtonLink>
        </header>
      }
    >
      <Slab as="section" className="lesson-bar" aria-label={say.title(game.name[locale])}>
        <p className="brass small">
          <b>{say.goal}</b> {goal[locale]}
        </p>
        <p className={`lesson-task${verdict === 'nudge' ? ' nudge' : ''}`}>{told}</p>
        <div className="lesson-next">
          {verdict === 'nudge' && (
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
      <PlayersProvider value={players}>
        <MatchTimeProvider now={() => 0}>
          <Board view={position.view} seat={0} events={position.events} {...(!isDone && { play })} />
        </MatchTimeProvider>
      </PlayersProvider>
    </Page>
  );
}

function LessonEnd({ game, onAgain }: { readonly game: GameEntry; readonly onAgain: () => void }) {
  const texts = useTexts();
  const say = useMessages(lessonTexts);
  const locale = useLocale();
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
