import '../../widgets/match/match.css';
import './daily.css';
import type { DailyProgress } from '@sesame/protocol';
import { Button, ButtonLink, type GameEntry, Slab, toast, useLocale, useMessages, useProgressMarks } from '@sesame/ui';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import { gameOf, loadDailyScreen, useScreen } from '../../data/games.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { dailyTexts } from '../../locales/daily/texts.ts';
import { ghostChoiceTexts } from '../../locales/ghosts/texts.ts';
import { refusalText } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { Countdown } from './Countdown.tsx';
import { DailyBar } from './DailyBar.tsx';
import { DailyCalendar } from './DailyCalendar.tsx';
import { DailyIntro } from './DailyIntro.tsx';
import { DailyResult } from './DailyResult.tsx';
import { DailyStandings } from './DailyStandings.tsx';
import { GhostOffer } from './ghosts/GhostOffer.tsx';
import { GhostPicker } from './ghosts/GhostPicker.tsx';
import { GhostRace } from './ghosts/GhostRace.tsx';
import { useDailyGhosts } from './ghosts/use-daily-ghosts.ts';
import { useGhostRace } from './ghosts/use-ghost-race.ts';

/** The daily puzzle of a game: today’s, or one of the archive. */
export default function DailyPage({ id, day }: { readonly id: string; readonly day?: string }) {
  const game = gameOf(id);
  return game?.daily === undefined ? <ErrorPage /> : <PuzzleOfDay game={game} day={day} />;
}

function PuzzleOfDay({ game, day }: { readonly game: GameEntry; readonly day: string | undefined }) {
  const say = useMessages(dailyTexts);
  const sayGhosts = useMessages(ghostChoiceTexts);
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
  const choice = useDailyGhosts(game.id, page?.day, page?.state);
  const [openedAt, setOpenedAt] = useState<number>();
  const marks = useProgressMarks(openedAt);
  const rematch = useGhostRace(game, screen, opened);

  const accept = (progress: DailyProgress) => {
    setOpened({ ...progress, receivedAt: performance.now() });
    setOpenedAt((known) => known ?? performance.now() - progress.passed);
  };
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
    const told = marks.take();
    if (told.length > 0) await api.reportDailyProgress({ params, body: { day: opened.day, progress: [...told] } });
    const next = await askPage();
    if (next.ok) setPage(next.value);
  };

  if (error !== undefined) return <ErrorPage />;
  if (page === undefined || screen === undefined) return <LoadingPage />;
  const title = say.of(game.name[locale]);
  const raced = choice.chosen?.isYou === false ? choice.chosen : undefined;
  if (opened !== undefined && opened.end === undefined) {
    return (
      <Page title={title} bar={<DailyBar game={game} day={page.day} />}>
        <screen.Puzzle
          key={opened.day}
          view={opened.view}
          startedAt={opened.receivedAt - opened.passed}
          isSending={isPending}
          onStep={(step) => void takeStep(step)}
          ghost={choice.chosen}
          onProgress={marks.note}
        />
      </Page>
    );
  }
  if (rematch.race !== undefined && choice.chosen !== undefined) {
    return (
      <Page title={title} bar={<DailyBar game={game} day={page.day} note={sayGhosts.practice} />}>
        <GhostRace
          {...rematch.race}
          {...{ game, screen }}
          day={page.day}
          ghost={choice.chosen}
          onLeave={rematch.leave}
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
            <DailyIntro
              game={game}
              screen={screen}
              isArchive={page.day !== page.today}
              ghosts={page.state === 'closed' && <GhostPicker {...choice} />}
            >
              <Button
                variant="primary"
                className="main-action"
                isDisabled={isPending || page.state !== 'closed'}
                onPress={() => void open()}
              >
                {say.open}
              </Button>
            </DailyIntro>
          ) : (
            <DailyResult
              {...{ game, screen, page }}
              progress={opened}
              end={opened.end}
              ghost={raced}
              offer={rematch.start && <GhostOffer choice={choice} onStart={rematch.start} />}
            />
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
