import { ButtonLink, Slab, useLocale } from '@sesame/ui';
import { GAMES } from '../../data/games.ts';
import { useTexts } from '../../locales/texts.tsx';

const DAILY_GAMES = GAMES.filter(({ daily }) => daily !== undefined);

/** Links to the daily puzzles: to all of them, and to each. */
export function DailyPuzzles() {
  const { home } = useTexts();
  const locale = useLocale();
  if (DAILY_GAMES.length === 0) return null;
  return (
    <Slab as="section" className="stack daily-group" aria-labelledby="daily-puzzles">
      <h2 id="daily-puzzles">{home.dailyLink}</h2>
      <div className="line wraps">
        <ButtonLink href="/daily" icon="clock">
          {home.allDaily}
        </ButtonLink>
        {DAILY_GAMES.map(({ id, name }) => (
          <ButtonLink key={id} href={`/daily/${id}`} variant="quiet">
            {name[locale]}
          </ButtonLink>
        ))}
      </div>
    </Slab>
  );
}
