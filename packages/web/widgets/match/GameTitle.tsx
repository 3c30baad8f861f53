import './match-bar.css';
import { type GameEntry, Logo, useLocale } from '@sesame/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTexts } from '../../locales/texts.tsx';
import { useShownGame } from '../shortcuts/shown-game.ts';

/** Logo, linking home, the game's name, and details that wrap below it. */
export function GameTitle({ game, children }: { readonly game: GameEntry; readonly children?: ReactNode }) {
  const { shell } = useTexts();
  const locale = useLocale();
  useShownGame(game);
  return (
    <>
      <Link href="/" className="line app-brand" aria-label={shell.backHome}>
        <Logo size={32} />
      </Link>
      <div className="match-heading">
        <h1 className="display">{game.name[locale]}</h1>
        {children}
      </div>
    </>
  );
}
