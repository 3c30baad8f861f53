import { type GameEntry, Logo, useLocale } from '@sesame/ui';
import { Link } from 'wouter';
import { useTexts } from '../../locales/texts.tsx';

/** Logo, linking home, and the game's name. */
export function GameTitle({ game }: { readonly game: GameEntry }) {
  const { shell } = useTexts();
  const locale = useLocale();
  return (
    <>
      <Link href="/" className="line app-brand" aria-label={shell.backHome}>
        <Logo size={32} />
      </Link>
      <h1 className="display">{game.name[locale]}</h1>
    </>
  );
}
