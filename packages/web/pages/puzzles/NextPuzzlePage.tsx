import type { ShownPuzzle } from '@sesame/protocol';
import { Button, ButtonLink, EmptyState, type GameEntry, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { gameOf } from '../../data/games.ts';
import { useQuery } from '../../data/use-query.ts';
import { puzzleTexts } from '../../locales/puzzles/texts.ts';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { PuzzleSolver } from './PuzzleSolver.tsx';
import { useWordLanguage } from './use-word-language.ts';

/** One puzzle after the other, near the player’s rating. */
export default function NextPuzzlePage({ id }: { readonly id: string }) {
  const game = gameOf(id);
  return game?.puzzles === undefined ? <ErrorPage /> : <NextPuzzle game={game} />;
}

function NextPuzzle({ game }: { readonly game: GameEntry }) {
  const say = useMessages(puzzleTexts);
  const [language] = useWordLanguage();
  const [number, setNumber] = useState(1);
  const { data, error, setData } = useQuery(`${game.id} ${language} ${number}`, () =>
    api.nextPuzzle({ params: { game: game.id }, body: { language } }),
  );
  const back = `/puzzles/${game.id}`;
  if (error !== undefined) return <ErrorPage />;
  if (data === undefined) return <LoadingPage />;
  if (data.puzzle === undefined) return <NothingLeft game={game} isPreparing={data.preparing} />;
  return (
    <PuzzleSolver
      key={data.puzzle.id}
      game={game}
      puzzle={data.puzzle}
      onEnd={(puzzle: ShownPuzzle) => setData({ ...data, puzzle })}
      title={say.more}
      back={back}
      next={
        <>
          <Button variant="primary" autoFocus onPress={() => setNumber(number + 1)}>
            {say.next}
          </Button>
          <ButtonLink href={back}>{say.today}</ButtonLink>
        </>
      }
    />
  );
}

function NothingLeft({ game, isPreparing }: { readonly game: GameEntry; readonly isPreparing: boolean }) {
  const say = useMessages(puzzleTexts);
  const locale = useLocale();
  const title = say.of(game.name[locale]);
  return (
    <Page title={title} className="stack">
      <h1 className="page-title">{title}</h1>
      <h2 className="visually-hidden">{say.more}</h2>
      <EmptyState
        title={isPreparing ? say.preparing : say.exhausted}
        text={isPreparing ? say.preparingText : say.exhaustedText}
        action={<ButtonLink href={`/puzzles/${game.id}`}>{say.today}</ButtonLink>}
      />
    </Page>
  );
}
