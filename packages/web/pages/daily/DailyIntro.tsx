import { type AnyDailyScreen, ButtonLink, type GameEntry, Slab, useLocale, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import { dailyTexts } from '../../locales/daily/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { GameArt } from '../../widgets/GameArt.tsx';

/** What the puzzle is about, before it is opened. */
export function DailyIntro(props: {
  readonly game: GameEntry;
  readonly screen: AnyDailyScreen;
  readonly isArchive: boolean;
  /** Whom to race against. */
  readonly ghosts: ReactNode;
  readonly children: ReactNode;
}) {
  const { game, screen, isArchive, ghosts, children } = props;
  const say = useMessages(dailyTexts);
  const { home } = useTexts();
  const locale = useLocale();
  return (
    <Slab as="section" className="stack daily-intro">
      <div className="daily-art">
        <GameArt game={game.id} />
      </div>
      <p>{screen.rules[locale]}</p>
      {ghosts}
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
