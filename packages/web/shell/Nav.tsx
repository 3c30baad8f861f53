import { Link, useLocation } from 'wouter';
import { GAMES } from '../house/games.ts';
import { useWords } from '../messages/words.tsx';
import { useSettings } from '../settings/settings.ts';

/** The rooms: beside the logo, and at the bottom of phones. */
export function Nav() {
  const { house } = useWords();
  const [path] = useLocation();
  const { game = GAMES[0]?.id ?? '' } = useSettings();
  const rooms = [
    { href: '/', name: house.play, here: path === '/' },
    { href: `/learn/${game}`, name: house.learn, here: path.startsWith('/learn') },
    { href: '/replay', name: house.replays, here: path === '/replay' },
    { href: '/settings', name: house.settings, here: path === '/settings' },
  ];
  return rooms.map(({ href, name, here }) => (
    <Link
      key={href}
      href={href}
      className={here ? 'house-room brass' : 'house-room soft'}
      {...(here && { 'aria-current': 'page' })}
    >
      {name}
    </Link>
  ));
}
