import type { PuzzlePage, ShownPuzzle } from '@sesame/protocol';
import { ButtonLink, type GameEntry, useMessages } from '@sesame/ui';
import { Redirect } from 'wouter';
import { api } from '../../data/client.ts';
import { gameOf } from '../../data/games.ts';
import { useQuery } from '../../data/use-query.ts';
import { puzzleTexts } from '../../locales/puzzles/texts.ts';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { PuzzleSolver } from './PuzzleSolver.tsx';
import { useWordLanguage } from './use-word-language.ts';

interface Address {
  readonly id: string;
  readonly day: string;
  /** From 1. */
  readonly place: string;
}

/** A puzzle of a day’s page. */
export default function DayPuzzlePage({ id, day, place }: Address) {
  const game = gameOf(id);
  return game?.puzzles === undefined ? <ErrorPage /> : <PuzzleAt game={game} day={day} place={Number(place)} />;
}

function PuzzleAt({ game, day, place }: { readonly game: GameEntry; readonly day: string; readonly place: number }) {
  const say = useMessages(puzzleTexts);
  const [language] = useWordLanguage();
  const params = { game: game.id };
  const page = useQuery(`${game.id} ${day} ${language}`, () => api.puzzlePage({ params, query: { day, language } }));
  const id = page.data?.puzzles[place - 1]?.id;
  const puzzle = useQuery(id ?? '', () => api.puzzle({ params: { ...params, id: id ?? '' } }), {
    isEnabled: id !== undefined,
  });
  // In another language the page may not be chosen yet.
  if (page.data?.puzzles.length === 0) return <Redirect to={`/puzzles/${game.id}`} />;
  if (page.error !== undefined || puzzle.error !== undefined || (page.data && id === undefined)) return <ErrorPage />;
  if (page.data === undefined || puzzle.data === undefined) return <LoadingPage />;
  const { puzzles, today } = page.data;
  const path = day === today ? `/puzzles/${game.id}` : `/puzzles/${game.id}/${day}`;
  const next = nextPlace(puzzles, place, puzzle.data);
  return (
    <PuzzleSolver
      key={puzzle.data.id}
      game={game}
      puzzle={puzzle.data}
      onEnd={puzzle.setData}
      title={say.numberOf(place, puzzles.length)}
      back={path}
      next={
        next === undefined ? (
          <>
            <ButtonLink variant="primary" href={path}>
              {say.back}
            </ButtonLink>
            <ButtonLink href={`/puzzles/${game.id}/next`}>{say.more}</ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink variant="primary" href={`/puzzles/${game.id}/${day}/${next}`}>
              {say.next}
            </ButtonLink>
            <ButtonLink href={path}>{say.back}</ButtonLink>
          </>
        )
      }
    />
  );
}

/** The next puzzle of the page that is not answered, after this one or from the beginning. */
const nextPlace = (puzzles: PuzzlePage['puzzles'], place: number, { id }: ShownPuzzle): number | undefined => {
  const places = puzzles.map((_, i) => ((place + i) % puzzles.length) + 1);
  return places.find((one) => {
    const puzzle = puzzles[one - 1];
    return puzzle !== undefined && puzzle.mark === undefined && puzzle.id !== id;
  });
};
