import './daily.css';
import type { DailyOpened } from '@sesame/protocol';
import { Button, type GameEntry, toast, useLocale, useMessages } from '@sesame/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../data/client.ts';
import { gameOf, useScreen } from '../../data/games.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useQuery } from '../../data/use-query.ts';
import { dailyTexts } from '../../locales/daily/texts.ts';
import { toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { useSharePoster } from '../../widgets/poster/use-share-poster.ts';
import { DailyStandings } from './DailyStandings.tsx';
import { dailyPoster } from './daily-poster.ts';

/** The daily puzzle: the same for everyone, solved alone against the clock. */
export default function DailyPage({ id }: { readonly id: string }) {
  const game = gameOf(id);
  return game?.daily === undefined ? <ErrorPage /> : <DailyPuzzle game={game} />;
}

function DailyPuzzle({ game }: { readonly game: GameEntry }) {
  const texts = useTexts();
  const say = useMessages(dailyTexts);
  const locale = useLocale();
  const { Daily } = useScreen(game);
  const {
    data: standing,
    error,
    setData: setStanding,
  } = useQuery(game.id, () => api.daily({ params: { game: game.id } }));
  const { mutate } = useMutation();
  const share = useSharePoster();
  const [opened, setOpened] = useState<DailyOpened & { readonly receivedAt: number }>();
  const [wrong, setWrong] = useState(0);
  useEffect(() => {
    if (error !== undefined) toastRefusal(texts, error);
  }, [error, texts]);

  const open = async () => {
    const puzzle = await mutate(() => api.openDaily({ params: { game: game.id } }));
    if (puzzle.ok) setOpened({ ...puzzle.value, receivedAt: performance.now() });
  };
  // Resume a puzzle that was left unfinished. Its clock has kept running.
  const resume = useEffectEvent(open);
  useEffect(() => {
    if (standing?.state === 'open') void resume();
  }, [standing?.state]);

  const answer = async (given: unknown) => {
    const judged = await mutate(() => api.answerDaily({ params: { game: game.id }, body: { answer: given } }));
    if (!judged.ok) return;
    if (judged.value.right) {
      setOpened(undefined);
      const next = await mutate(() => api.daily({ params: { game: game.id } }));
      if (next.ok) setStanding(next.value);
      return;
    }
    setWrong((times) => times + 1);
    toast({ text: say.wrong, kind: 'wrong' });
  };

  if (standing === undefined || Daily === undefined) return <LoadingPage />;
  const sharePoster = () => {
    const about = { title: texts.home.daily(game.name[locale]), path: `/daily/${game.id}` };
    share(dailyPoster(standing, say, about), `sesame-${standing.day}`);
  };
  return (
    <Page title={texts.home.daily(game.name[locale])} className="stack daily-page">
      <header className="page-title wraps">
        <h1>{texts.home.daily(game.name[locale])}</h1>
        <p className="soft">{say.day(Date.parse(standing.day))}</p>
      </header>
      {opened === undefined ? (
        <DailyStandings standing={standing}>
          {standing.state === 'closed' && (
            <Button variant="primary" className="main-action" onPress={() => void open()}>
              {say.open}
            </Button>
          )}
          {standing.state === 'solved' && (
            <Button icon="share" onPress={sharePoster}>
              {texts.match.share}
            </Button>
          )}
        </DailyStandings>
      ) : (
        <Daily
          key={opened.day}
          puzzle={opened.puzzle}
          startedAt={opened.receivedAt - opened.passed}
          wrong={wrong}
          onAnswer={(given) => void answer(given)}
        />
      )}
    </Page>
  );
}
