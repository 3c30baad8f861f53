import { ButtonLink, type GameEntry, useMessages } from '@sesame/ui';
import { dailyTexts } from '../../locales/daily/texts.ts';
import { useTexts } from '../../locales/texts.tsx';
import { GameTitle } from '../../widgets/match/GameTitle.tsx';

/** The bar of an open puzzle: the game, the day and the way out. */
export function DailyBar(props: { readonly game: GameEntry; readonly day: string; readonly note?: string }) {
  const { game, day, note } = props;
  const say = useMessages(dailyTexts);
  const { match } = useTexts();
  return (
    <header className="bar match-bar">
      <GameTitle game={game}>
        <span className="soft small">{[say.shortDay(Date.parse(day)), note].filter(Boolean).join(' · ')}</span>
      </GameTitle>
      <ButtonLink variant="quiet" tight href="/daily">
        {say.leave}
      </ButtonLink>
      <h2 className="visually-hidden">{match.board}</h2>
    </header>
  );
}
