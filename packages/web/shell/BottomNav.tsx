import { useWords } from '../messages/words.tsx';
import { Nav } from './Nav.tsx';

/** The way around on phones, under the thumb. Boards hide it. */
export function BottomNav() {
  const words = useWords();
  return (
    <nav className="foot thin" aria-label={words.house.nav}>
      <Nav />
    </nav>
  );
}
