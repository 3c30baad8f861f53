import { ButtonLink, useLocale } from '@sesame/ui';
import { GAMES } from '../../data/games.ts';
import { useTexts } from '../../locales/texts.tsx';

/** Links to the daily puzzles. */
export function DailyLinks() {
  const { home } = useTexts();
  const locale = useLocale();
  return GAMES.filter(({ daily }) => daily !== undefined).map(({ id, name }) => (
    <ButtonLink key={id} href={`/daily/${id}`} icon="clock">
      {home.daily(name[locale])}
    </ButtonLink>
  ));
}
