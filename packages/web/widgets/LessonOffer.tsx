import { ButtonLink, type GameEntry, useMessages } from '@sesame/ui';
import { useScreen } from '../data/games.ts';
import { useSettings } from '../data/settings.ts';
import { lessonTexts } from '../locales/lesson/texts.ts';

/** Offers the lesson of a game before its first match. */
export function LessonOffer({ game }: { readonly game: GameEntry }) {
  const say = useMessages(lessonTexts);
  const { lessons, bots } = useSettings();
  const { lesson } = useScreen(game);
  const hasPlayed = bots[game.id] !== undefined;
  if (lesson === undefined || hasPlayed) return undefined;
  return (
    <ButtonLink icon="book" href={`/learn/${game.id}/lesson`}>
      {(lessons[game.id] ?? 0) > 0 ? say.resume : say.offer}
    </ButtonLink>
  );
}
