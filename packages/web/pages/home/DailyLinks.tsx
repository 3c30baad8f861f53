import { ButtonLink, useLocale } from '@sesame/ui';
import { GAMES } from '../../data/games.ts';
import { useTexts } from '../../locales/texts.tsx';

/** Links to the daily puzzles: to all of them, and to each. */
export function DailyLinks() {
  const { home } = useTexts();
  const locale = useLocale();
  return (
    <div className="line wraps">
      <ButtonLink href="/daily" icon="clock">
        {home.allDaily}
      </ButtonLink>
      {GAMES.filter(({ daily }) => daily !== undefined).map(({ id, name }) => (
        <ButtonLink key={id} href={`/daily/${id}`} variant="quiet">
          {name[locale]}
        </ButtonLink>
      ))}
    </div>
  );
}
