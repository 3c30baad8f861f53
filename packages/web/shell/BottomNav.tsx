import { useTexts } from '../locales/texts.tsx';
import { Nav } from './Nav.tsx';

/** Bottom navigation for phones. Hidden on match pages. */
export function BottomNav() {
  const words = useTexts();
  return (
    <nav className="foot thin" aria-label={words.shell.mainMenu}>
      <Nav />
    </nav>
  );
}
