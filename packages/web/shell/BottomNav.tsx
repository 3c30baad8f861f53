import { useTexts } from '../locales/texts.tsx';
import { Nav } from './Nav.tsx';

/** The way around on phones, under the thumb. Boards hide it. */
export function BottomNav() {
  const words = useTexts();
  return (
    <nav className="foot thin" aria-label={words.shell.mainMenu}>
      <Nav />
    </nav>
  );
}
