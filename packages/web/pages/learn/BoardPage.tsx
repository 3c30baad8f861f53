import '../../widgets/match/match.css';
import './lesson.css';
import { ButtonLink, type GameEntry, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import { lessonTexts } from '../../locales/lesson/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { Page } from '../../shell/Page.tsx';
import { GameTitle } from '../../widgets/match/GameTitle.tsx';

/** The page of a lesson or of practice: a bar with the game and where one is, and a board. */
export function BoardPage(props: {
  readonly game: GameEntry;
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}) {
  const { game, title, note, children } = props;
  const say = useMessages(lessonTexts);
  const { match } = useTexts();
  return (
    <Page
      title={title}
      className="lesson-page"
      bar={
        <header className="bar match-bar">
          <GameTitle game={game}>
            <span className="soft small">{note}</span>
          </GameTitle>
          <ButtonLink variant="quiet" tight href={`/learn/${game.id}`}>
            {say.skip}
          </ButtonLink>
          <h2 className="visually-hidden">{match.board}</h2>
        </header>
      }
    >
      {children}
    </Page>
  );
}
