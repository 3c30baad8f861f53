import './puzzles.css';
import type { PuzzlesOverview } from '@sesame/protocol';
import { ButtonLink, Slab, useLocale, useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { gameOf } from '../../data/games.ts';
import { useQuery } from '../../data/use-query.ts';
import { puzzleTexts } from '../../locales/puzzles/texts.ts';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { GameArt } from '../../widgets/GameArt.tsx';
import { PuzzleRating } from './PuzzleRating.tsx';
import { useWordLanguage } from './use-word-language.ts';

/** The games with puzzles from matches. */
export default function PuzzlesPage() {
  const say = useMessages(puzzleTexts);
  const [language] = useWordLanguage();
  const { data, error } = useQuery(language, () => api.puzzles({ query: { language } }));
  if (error !== undefined) return <ErrorPage />;
  if (data === undefined) return <LoadingPage />;
  return (
    <Page title={say.title} className="stack puzzles-page">
      <header className="page-title wraps">
        <h1>{say.title}</h1>
        <p className="soft">{say.day(Date.parse(data.day))}</p>
      </header>
      <p>{say.lead}</p>
      <ul className="puzzle-cards">
        {data.games.map((one) => (
          <li key={one.game}>
            <PuzzleCard overview={one} />
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink href="/daily">{say.dailies}</ButtonLink>
      </p>
    </Page>
  );
}

function PuzzleCard({ overview }: { readonly overview: PuzzlesOverview['games'][number] }) {
  const say = useMessages(puzzleTexts);
  const locale = useLocale();
  const { game, rating, puzzles, answered, solved } = overview;
  const isDone = puzzles > 0 && answered === puzzles;
  return (
    <Slab as="article" className="stack puzzle-card">
      <div className="puzzle-art">
        <GameArt game={game} />
      </div>
      <h2>{gameOf(game)?.name[locale]}</h2>
      <div className="stack close">
        <p className="soft small">{puzzles === 0 ? say.notChosen : say.progress(solved, answered, puzzles)}</p>
        {rating && <PuzzleRating rating={rating} />}
      </div>
      <ButtonLink href={`/puzzles/${game}`} variant={isDone ? undefined : 'primary'}>
        {say.open}
      </ButtonLink>
    </Slab>
  );
}
