import { Link, useLocation } from 'wouter';
import { GAMES } from '../data/games.ts';
import { useSettings } from '../data/settings.ts';
import { useWaitingMatches } from '../data/waiting-matches.ts';
import { useTexts } from '../locales/texts.tsx';
import { CountBadge } from '../widgets/CountBadge.tsx';

/** The main navigation links, for the header and the bottom of phones. */
export function Nav() {
  const { shell } = useTexts();
  const [path] = useLocation();
  const waiting = useWaitingMatches()?.length ?? 0;
  const { game = GAMES[0]?.id ?? '' } = useSettings();
  const links = [
    { href: '/', name: shell.play, isCurrent: path === '/' },
    { href: `/learn/${game}`, name: shell.learn, isCurrent: path.startsWith('/learn') },
    { href: '/players', name: shell.players, isCurrent: path.startsWith('/players') },
    { href: '/tournaments', name: shell.tournaments, isCurrent: path.startsWith('/tournaments') },
    { href: '/settings', name: shell.settings, isCurrent: path === '/settings' },
  ];
  return links.map(({ href, name, isCurrent }) => (
    <Link
      key={href}
      href={href}
      className={isCurrent ? 'app-nav-link brass' : 'app-nav-link soft'}
      {...(isCurrent && { 'aria-current': 'page' })}
    >
      {name}
      {href === '/' && waiting > 0 && (
        <>
          <CountBadge count={waiting} />
          <span className="visually-hidden">{shell.matchesWaiting(waiting)}</span>
        </>
      )}
    </Link>
  ));
}
