import { Avatar, Logo } from '@sesame/ui';
import { Link } from 'wouter';
import { useMe } from '../data/use-me.ts';
import { useTexts } from '../locales/texts.tsx';
import { FriendsLink } from './FriendsLink.tsx';
import { SoundButton, ThemeButton } from './HeaderToggles.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Nav } from './Nav.tsx';

/** The header of all pages without a board. */
export function Header() {
  const texts = useTexts();
  const name = useMe()?.name ?? '';
  return (
    <header className="bar">
      <Link href="/" className="line app-brand" aria-label="Sesame">
        <Logo size={38} />
        <span className="display">Sesame</span>
      </Link>
      <nav className="wide app-nav" aria-label={texts.shell.mainMenu}>
        <Nav />
      </nav>
      <span className="grow" />
      <div className="app-tools">
        <ThemeButton />
        <SoundButton />
        <LanguageMenu />
      </div>
      <FriendsLink />
      <Link href="/account" className="avatar-link" aria-label={texts.shell.yourAccount(name)}>
        <Avatar name={name} />
      </Link>
    </header>
  );
}
