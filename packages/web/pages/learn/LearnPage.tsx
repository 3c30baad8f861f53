import './learn.css';
import { Button, ButtonLink, type GameEntry, useLocale, useMessages, useScrollToSelected } from '@sesame/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import { GAMES, gameOf, useScreen } from '../../data/games.ts';
import { useSettings } from '../../data/settings.ts';
import { lessonTexts } from '../../locales/lesson/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { ErrorPage } from '../../shell/ErrorPage.tsx';
import { Page } from '../../shell/Page.tsx';
import { TableOfContents } from './TableOfContents.tsx';

const PlayBotsDialog = lazy(() => import('../../widgets/PlayBotsDialog.tsx'));

/** A game's manual, with a button to play. */
export default function LearnPage({ id }: { readonly id: string }) {
  const game = gameOf(id);
  return game === undefined ? <ErrorPage /> : <LearnGame game={game} />;
}

function LearnGame({ game }: { readonly game: GameEntry }) {
  const texts = useTexts();
  const locale = useLocale();
  const { Manual, lesson, practice } = useScreen(game);
  const say = useMessages(lessonTexts);
  const isBegun = (useSettings().lessons[game.id] ?? 0) > 0;
  const [playing, setPlaying] = useState(false);
  const manual = useRef<HTMLDivElement>(null);
  const title = texts.learn.title(game.name[locale]);
  return (
    <Page title={title} className="learn-page">
      {GAMES.length > 1 && <GameTabs chosen={game} />}
      <header className="page-title wraps">
        <h1>{title}</h1>
        {lesson && (
          <ButtonLink icon="book" href={`/learn/${game.id}/lesson`}>
            {isBegun ? say.resume : say.offer}
          </ButtonLink>
        )}
        {practice && <ButtonLink href={`/learn/${game.id}/practice`}>{say.practice}</ButtonLink>}
        {game.daily && <ButtonLink href={`/daily/${game.id}`}>{texts.home.dailyLink}</ButtonLink>}
        {game.puzzles && <ButtonLink href={`/puzzles/${game.id}`}>{say.puzzles}</ButtonLink>}
        <Button variant="primary" onPress={() => setPlaying(true)}>
          {texts.home.play(game.name[locale])}
        </Button>
      </header>
      <h2 className="visually-hidden">{texts.match.manual}</h2>
      <div className="lesson">
        <div ref={manual}>
          <Manual />
        </div>
        <TableOfContents manual={manual} game={game.id} />
      </div>
      <Suspense>{playing && <PlayBotsDialog game={game} onClose={() => setPlaying(false)} />}</Suspense>
    </Page>
  );
}

function GameTabs({ chosen }: { readonly chosen: GameEntry }) {
  const texts = useTexts();
  const locale = useLocale();
  const tabs = useRef<HTMLElement>(null);
  useScrollToSelected(tabs, chosen.id);
  return (
    <nav ref={tabs} className="tabs" aria-label={texts.learn.games} data-scrolls-sideways>
      {GAMES.map((game) => (
        <Link
          key={game.id}
          href={`/learn/${game.id}`}
          className="tab"
          {...(game === chosen && { 'aria-current': 'page' as const, 'data-selected': true })}
        >
          {game.name[locale]}
        </Link>
      ))}
    </nav>
  );
}
