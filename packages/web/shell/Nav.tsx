import { Link, useLocation } from 'wouter';
import { GAMES } from '../data/games.ts';
import { useSettings } from '../data/settings.ts';
import { useWaiting } from '../data/waiting-matches.ts';
import { useTexts } from '../locales/texts.tsx';
import { CountMark } from '../widgets/CountBadge.tsx';

/** The rooms: beside the logo, and at the bottom of phones. */
export function Nav() {
  const { shell: house } = useTexts();
  const [path] = useLocation();
  const waiting = useWaiting()?.length ?? 0;
  const { game = GAMES[0]?.id ?? '' } = useSettings();
  const rooms = [
    { href: '/', name: house.play, here: path === '/' },
    { href: `/learn/${game}`, name: house.learn, here: path.startsWith('/learn') },
    { href: '/players', name: house.players, here: path.startsWith('/players') },
    { href: '/tournaments', name: house.tournaments, here: path.startsWith('/tournaments') },
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
      {href === '/' && waiting > 0 && (
        <>
          <CountMark count={waiting} />
          <span className="unseen">{house.matchesWaiting(waiting)}</span>
        </>
      )}
    </Link>
  ));
}
