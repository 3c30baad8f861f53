import '../../widgets/match/match.css';
import './daily.css';
import type { DailyProgress } from '@sesame/protocol';
import {
  type AnyDailyScreen,
  Button,
  ButtonLink,
  type GameEntry,
  Slab,
  toast,
  useLocale,
  useMessages,
} from '@sesame/ui';
import { type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import { gameOf, loadDailyScreen, useScreen } from '../../data/games.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { dailyTexts } from '../../locales/daily/texts.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { GameArt } from '../../widgets/GameArt.tsx';
import { GameTitle } from '../../widgets/match/GameTitle.tsx';
import { Countdown } from './Countdown.tsx';
import { DailyCalendar } from './DailyCalendar.tsx';
import { DailyResult } from './DailyResult.tsx';
import { DailyStandings } from './DailyStandings.tsx';

/** The daily puzzle of a game: today’s, or one of the archive. */
export default function DailyPage({ id, day }: { readonly id: string; readonly day?: string }) {
  const game = gameOf(id);
  return game?.daily === undefined ? <ErrorPage /> : <PuzzleOfDay game={game} day={day} />;
}

function PuzzleOfDay({ game, day }: { readonly game: GameEntry; readonly day: string | undefined }) {
  const say = useMessages(dailyTexts);
  const locale = useLocale();
  const screen = use(loadDailyScreen(game));
  const params = { game: game.id };
  const askPage = () => api.daily({ params, query: day === undefined ? {} : { day } });
  const { data: page, error, setData: setPage } = useQuery(`${game.id} ${day ?? ''}`, askPage);
  const { refusal } = useScreen(game);
  const texts = useTexts();
  const { mutate, isPending } = useMutation({
    onRefusal: (refused) =>
      toast({ text: refusal(refused.code, locale) ?? refusalText(texts, refused), kind: 'wrong' }),
  });
  const [opened, setOpened] = useState<DailyProgress & { readonly receivedAt: number }>();

  const accept = (progress: DailyProgress) => setOpened({ ...progress, receivedAt: performance.now() });
  const open = async () => {
    const progress = await mutate(() => api.openDaily({ params, body: { locale, ...(page && { day: page.day }) } }));
    if (progress.ok) accept(progress.value);
  };
  // A puzzle that was opened goes on, and a finished one shows its result. Its clock has kept running.
  const resume = useEffectEvent(open);
  const hasBegun = page !== undefined && page.state !== 'closed';
  useEffect(() => {
    if (hasBegun) void resume();
  }, [hasBegun]);

  const takeStep = async (step: unknown) => {
    if (opened === undefined) return;
    const body = { day: opened.day, count: opened.steps.length, step };
    const progress = await mutate(() => api.stepDaily({ params, body }));
    if (!progress.ok) return;
    accept(progress.value);
    if (progress.value.end === undefined) return;
    const next = await askPage();
    if (next.ok) setPage(next.value);
  };

  if (error !== undefined) return <ErrorPage />;
  if (page === undefined || screen === undefined) return <LoadingPage />;
  const title = say.of(game.name[locale]);
  if (opened !== undefined && opened.end === undefined) {
    return (
      <Page title={title} bar={<DailyBar game={game} day={page.day} />}>
        <screen.Puzzle
          key={opened.day}
          view={opened.view}
          startedAt={opened.receivedAt - opened.passed}
          isSending={isPending}
          onStep={(step) => void takeStep(step)}
        />
      </Page>
    );
  }
  return (
    <Page title={title} className="stack daily-page">
      <header className="page-title wraps">
        <h1>{title}</h1>
        <p className="soft">{say.day(Date.parse(page.day))}</p>
      </header>
      <div className="columns even">
        <div className="stack">
          {opened?.end === undefined ? (
            <Intro game={game} screen={screen} isArchive={page.day !== page.today}>
              <Button
                variant="primary"
                className="main-action"
                isDisabled={isPending || page.state !== 'closed'}
                onPress={() => void open()}
              >
                {say.open}
              </Button>
            </Intro>
          ) : (
            <DailyResult game={game} screen={screen} page={page} progress={opened} end={opened.end} />
          )}
        </div>
        <div className="stack">
          <Slab as="section" className="stack daily-when">
            {page.streak > 0 && <p>{say.streak(page.streak)}</p>}
            <Countdown key={page.next} next={page.next} />
            <div className="line wraps">
              {page.day !== page.today && <ButtonLink href={`/daily/${game.id}`}>{say.today}</ButtonLink>}
              <ButtonLink href="/daily">{say.all}</ButtonLink>
            </div>
          </Slab>
          <DailyStandings page={page} />
          <DailyCalendar key={page.day} game={game.id} day={page.day} today={page.today} />
        </div>
      </div>
    </Page>
  );
}

/** The bar of an open puzzle: the game, the day and the way out. */
function DailyBar({ game, day }: { readonly game: GameEntry; readonly day: string }) {
  const say = useMessages(dailyTexts);
  const { match } = useTexts();
  return (
    <header className="bar match-bar">
      <GameTitle game={game}>
        <span className="soft small">{say.shortDay(Date.parse(day))}</span>
      </GameTitle>
      <ButtonLink variant="quiet" tight href="/daily">
        {say.leave}
      </ButtonLink>
      <h2 className="visually-hidden">{match.board}</h2>
    </header>
  );
}

/** What the puzzle is about, before it is opened. */
function Intro(props: {
  readonly game: GameEntry;
  readonly screen: AnyDailyScreen;
  readonly isArchive: boolean;
  readonly children: ReactNode;
}) {
  const { game, screen, isArchive, children } = props;
  const say = useMessages(dailyTexts);
  const { home } = useTexts();
  const locale = useLocale();
  return (
    <Slab as="section" className="stack daily-intro">
      <div className="daily-art">
        <GameArt game={game.id} />
      </div>
      <p>{screen.rules[locale]}</p>
      <div className="line wraps">
        {children}
        <ButtonLink href={`/learn/${game.id}`} icon="book">
          {home.rules}
        </ButtonLink>
      </div>
      <p className="soft small">{isArchive ? say.archiveNote : say.lead}</p>
    </Slab>
  );
}
