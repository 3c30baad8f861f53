import { ButtonLink, type GameEntry, useMessages } from '@sesame/ui';
import { useScreen } from '../data/games.ts';
import { useSettings } from '../data/settings.ts';
import { lessonTexts } from '../locales/lesson/texts.ts';

/** Offers the lesson of a game before its first match, and practice where the game has it. */
export function LessonOffer({ game }: { readonly game: GameEntry }) {
  const say = useMessages(lessonTexts);
  const { lessons, bots } = useSettings();
  const { lesson, practice } = useScreen(game);
  const isOffered = lesson !== undefined && bots[game.id] === undefined;
  if (!isOffered && practice === undefined) return undefined;
  return (
    <div className="wraps">
      {isOffered && (
        <ButtonLink icon="book" href={`/learn/${game.id}/lesson`}>
          {(lessons[game.id] ?? 0) > 0 ? say.resume : say.offer}
        </ButtonLink>
      )}
      {practice && (
        <ButtonLink variant="quiet" href={`/learn/${game.id}/practice`}>
          {say.practice}
        </ButtonLink>
      )}
    </div>
  );
}
