import { useTexts } from '../locales/texts.tsx';
import { Nav } from './Nav.tsx';

/** Bottom navigation for phones. Hidden on match pages. */
export function BottomNav() {
  const texts = useTexts();
  return (
    <nav className="foot thin" aria-label={texts.shell.mainMenu}>
      <Nav />
    </nav>
  );
}
