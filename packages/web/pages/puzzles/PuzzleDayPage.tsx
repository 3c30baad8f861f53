import './puzzles.css';
import { LOCALES, type Locale } from '@sesame/kernel';
import type { PuzzlePage } from '@sesame/protocol';
import { ButtonLink, ChoiceField, type GameEntry, Icon, Progress, Slab, useLocale, useMessages } from '@sesame/ui';
import { use } from 'react';
import { Link } from 'wouter';
import { api } from '../../data/client.ts';
import { gameOf, loadPuzzleScreen } from '../../data/games.ts';
import { useQuery } from '../../data/use-query.ts';
import { puzzleTexts } from '../../locales/puzzles/texts.ts';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { LoadingPage } from '../../shell/LoadingPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { PuzzleRating } from './PuzzleRating.tsx';
import { useWordLanguage } from './use-word-language.ts';

const POLL_INTERVAL_MS = 2_000;

/** The puzzles of a game on a day: today’s, or an earlier page. */
export default function PuzzleDayPage({ id, day }: { readonly id: string; readonly day?: string }) {
  const game = gameOf(id);
  return game?.puzzles === undefined ? <ErrorPage /> : <PuzzlesOfDay game={game} day={day} />;
}

function PuzzlesOfDay({ game, day }: { readonly game: GameEntry; readonly day: string | undefined }) {
  const say = useMessages(puzzleTexts);
  const locale = useLocale();
  const screen = use(loadPuzzleScreen(game));
  const [language, setLanguage] = useWordLanguage();
  const ask = () =>
    api.puzzlePage({ params: { game: game.id }, query: { language, ...(day !== undefined && { day }) } });
  const first = useQuery(`${game.id} ${day ?? ''} ${language}`, ask);
  const isPreparing = first.data?.preparing === true;
  const polled = useQuery(`${game.id} ${language}`, ask, { isEnabled: isPreparing, pollIntervalMs: POLL_INTERVAL_MS });
  const page = polled.data ?? first.data;
  if (first.error !== undefined) return <ErrorPage />;
  if (page === undefined || screen === undefined) return <LoadingPage />;
  const title = say.of(game.name[locale]);
  return (
    <Page title={title} className="stack puzzle-day-page">
      <header className="page-title wraps">
        <h1>{title}</h1>
        <p className="soft">{say.day(Date.parse(page.day))}</p>
      </header>
      {page.hasLanguages && <LanguageChoice language={language} onChange={setLanguage} />}
      <div className="columns even">
        <Slab as="section" className="stack" aria-labelledby="puzzles-of-day">
          <h2 id="puzzles-of-day">{page.day === page.today ? say.today : say.day(Date.parse(page.day))}</h2>
          <p>
            {screen.prompt[locale]} <span className="soft">{screen.task[locale]}</span>
          </p>
          {page.puzzles.length === 0 ? (
            <EmptyPage isPreparing={page.preparing} />
          ) : (
            <ol className="puzzle-list">
              {page.puzzles.map((puzzle, i) => (
                <li key={puzzle.id}>
                  <PuzzleRow puzzle={puzzle} place={i + 1} path={`/puzzles/${game.id}/${page.day}/${i + 1}`} />
                </li>
              ))}
            </ol>
          )}
          {page.day === page.today && <PageProgress puzzles={page.puzzles} />}
          <OtherDays game={game.id} page={page} />
        </Slab>
        <MorePuzzles game={game.id} page={page} />
      </div>
    </Page>
  );
}

/** How far the player is with the page, once they have begun it. */
function PageProgress({ puzzles }: Pick<PuzzlePage, 'puzzles'>) {
  const say = useMessages(puzzleTexts);
  const answered = puzzles.filter(({ mark }) => mark !== undefined).length;
  const solved = puzzles.filter(({ mark }) => mark === 'solved').length;
  return answered > 0 && <p className="status">{say.progress(solved, answered, puzzles.length)}</p>;
}

function OtherDays({ game, page }: { readonly game: string; readonly page: PuzzlePage }) {
  const say = useMessages(puzzleTexts);
  const { before, after, today } = page;
  if (before === undefined && after === undefined) return null;
  return (
    <div className="line wraps">
      {before && <ButtonLink href={`/puzzles/${game}/${before}`}>{say.earlier}</ButtonLink>}
      {after && (
        <ButtonLink href={after === today ? `/puzzles/${game}` : `/puzzles/${game}/${after}`}>{say.later}</ButtonLink>
      )}
    </div>
  );
}

function LanguageChoice(props: { readonly language: Locale; readonly onChange: (language: Locale) => void }) {
  const say = useMessages(puzzleTexts);
  return (
    <ChoiceField
      label={say.language}
      value={props.language}
      options={LOCALES.map((id) => ({ id, label: say.languages[id] }))}
      onChange={(id) => {
        const chosen = LOCALES.find((locale) => locale === id);
        if (chosen) props.onChange(chosen);
      }}
    />
  );
}

function EmptyPage({ isPreparing }: { readonly isPreparing: boolean }) {
  const say = useMessages(puzzleTexts);
  if (!isPreparing) return <p className="soft">{say.none}</p>;
  return (
    <div className="stack close" role="status">
      <Progress label={say.preparing} />
      <p className="soft small">{say.preparingText}</p>
    </div>
  );
}

function PuzzleRow(props: {
  readonly puzzle: PuzzlePage['puzzles'][number];
  readonly place: number;
  readonly path: string;
}) {
  const { puzzle, place, path } = props;
  const { rating, answered, solved, mark } = puzzle;
  const say = useMessages(puzzleTexts);
  return (
    <Link href={path} className="puzzle-row">
      <span className={`puzzle-mark is-${mark ?? 'open'}`} aria-hidden="true">
        {mark === undefined ? place : <Icon name={mark === 'solved' ? 'check' : 'cross'} size={20} />}
      </span>
      <span className="grow">
        <b>{say.number(place)}</b>
        <span className="visually-hidden">, {say.marks[mark ?? 'open']}, </span>
        <span className="soft small puzzle-facts">
          {say.puzzleRating(rating)} · {answered === 0 ? say.nobody : say.solvedBy(solved, answered)}
        </span>
      </span>
      <span className="puzzle-action small">{mark === undefined ? say.solve : say.review}</span>
      <Icon name="chevronRight" size={18} />
    </Link>
  );
}

function MorePuzzles({ game, page }: { readonly game: string; readonly page: PuzzlePage }) {
  const say = useMessages(puzzleTexts);
  return (
    <div className="stack">
      <Slab as="section" className="stack" aria-labelledby="more-puzzles">
        <h2 id="more-puzzles">{say.more}</h2>
        <p className="soft">{say.moreText}</p>
        {page.rating && <PuzzleRating rating={page.rating} />}
        {page.rating === undefined && <p className="soft small">{say.guest}</p>}
        <div className="line wraps">
          <ButtonLink href={`/puzzles/${game}/next`} variant="primary">
            {say.startMore}
          </ButtonLink>
          {page.rating === undefined && <ButtonLink href="/account">{say.createAccount}</ButtonLink>}
          <ButtonLink href="/puzzles">{say.all}</ButtonLink>
        </div>
      </Slab>
    </div>
  );
}
