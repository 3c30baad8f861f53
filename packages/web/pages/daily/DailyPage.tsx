import './daily.css';
import type { DailyOpened, DailyPage as Standing } from '@sesame/protocol';
import { Button, type GameEntry, toast, useLocale } from '@sesame/ui';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../data/client.ts';
import { gameOf, useScreen } from '../../data/games.ts';
import { toastRefusal } from '../../locales/refusals/refusal-text.ts';
import { useTexts } from '../../locales/texts.tsx';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { DailyStandings } from './DailyStandings.tsx';

/** The puzzle of the day: the same for everybody, alone against the clock. */
export default function DailyPage({ id }: { readonly id: string }) {
  const game = gameOf(id);
  return game?.daily === undefined ? <ErrorPage /> : <DailyPuzzle game={game} />;
}

function DailyPuzzle({ game }: { readonly game: GameEntry }) {
  const words = useTexts();
  const locale = useLocale();
  const { Daily } = useScreen(game);
  const [standing, setStanding] = useState<Standing>();
  const [opened, setOpened] = useState<DailyOpened & { readonly heardAt: number }>();
  const [wrong, setWrong] = useState(0);

  const refresh = useCallback(async () => {
    const page = await api.daily(game.id);
    if (page.ok) setStanding(page.value);
    else toastRefusal(words, page.error);
  }, [game, words]);
  const open = useCallback(async () => {
    const puzzle = await api.openDaily(game.id);
    if (puzzle.ok) setOpened({ ...puzzle.value, heardAt: performance.now() });
    else toastRefusal(words, puzzle.error);
  }, [game, words]);
  useEffect(() => void refresh(), [refresh]);
  // Whoever left in the middle goes on: the time has run.
  useEffect(() => {
    if (standing?.state === 'open') void open();
  }, [standing?.state, open]);

  const answer = async (given: unknown) => {
    const judged = await api.answerDaily(game.id, given);
    if (!judged.ok) return toastRefusal(words, judged.error);
    if (judged.value.right) {
      setOpened(undefined);
      return refresh();
    }
    setWrong((times) => times + 1);
    toast({ text: words.daily.wrong, kind: 'wrong' });
  };

  if (standing === undefined || Daily === undefined) return <LoadingPage />;
  return (
    <Page title={words.daily.title(game.name[locale])} className="stack daily-page">
      <header className="page-title wraps">
        <h1>{words.daily.title(game.name[locale])}</h1>
        <p className="soft">{words.daily.day(Date.parse(standing.day))}</p>
      </header>
      {opened === undefined ? (
        <DailyStandings standing={standing}>
          {standing.state === 'closed' && (
            <Button variant="primary" className="main-action" onPress={() => void open()}>
              {words.daily.open}
            </Button>
          )}
        </DailyStandings>
      ) : (
        <Daily
          key={opened.day}
          puzzle={opened.puzzle}
          startedAt={opened.heardAt - opened.passed}
          wrong={wrong}
          onAnswer={(given) => void answer(given)}
        />
      )}
    </Page>
  );
}
