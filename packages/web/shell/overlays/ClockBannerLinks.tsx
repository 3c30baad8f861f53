import './clock-banner.css';
import type { MatchSummary } from '@sesame/protocol';
import { ClockFace, Crystal, Icon, useLocale, useMessages } from '@sesame/ui';
import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { gameOf } from '../../data/games.ts';
import { matchInPath } from '../../data/next-match.ts';
import { type RunningClock, runningClocks } from '../../data/running-clocks.ts';
import { listNames } from '../../data/seat-name.ts';
import { useSeatNames } from '../../data/use-seat-names.ts';
import { useTick } from '../../data/use-tick.ts';
import { clockBannerTexts } from '../../locales/clock-banner/texts.ts';
import { useTexts } from '../../locales/texts.tsx';

/** Links to our matches with a running clock: all of them on the home page, elsewhere the most urgent one. */
export default function ClockBannerLinks({ matches }: { readonly matches: readonly MatchSummary[] }) {
  const say = useMessages(clockBannerTexts);
  const [path] = useLocation();
  const now = useTick();
  const clocks = runningClocks(matches, now).filter(({ match }) => match.id !== matchInPath(path));
  // A table screen is for everybody in the room.
  if (clocks.length === 0 || path.startsWith('/table-screen/')) return undefined;
  const shown = path === '/' ? clocks : clocks.slice(0, 1);
  const others = clocks.length - shown.length;
  return (
    <aside className="clock-banner" aria-label={say.label}>
      {shown.map((clock) => (
        <ClockLink key={clock.match.id} {...clock} />
      ))}
      {others > 0 && (
        <Link href="/" className="clock-banner-more small">
          {say.more(others)}
        </Link>
      )}
    </aside>
  );
}

function ClockLink({ match, until }: RunningClock) {
  const texts = useTexts();
  const say = useMessages(clockBannerTexts);
  const locale = useLocale();
  const game = gameOf(match.game);
  const others = listNames(useSeatNames(match.game, match.seats).filter((_, seat) => seat !== match.you));
  // The clock counts down by itself until the server sends another deadline.
  const left = useMemo(() => Math.max(0, until - Date.now()), [until]);
  const name = texts.home.gameWith(game?.name[locale] ?? match.game, others);
  return (
    <Link href={`/matches/${match.id}`} className={match.yourTurn ? 'clock-link mine' : 'clock-link'}>
      {game && <Crystal colour={game.crystal} size={20} />}
      <b className="clock-link-name" title={name}>
        {name}
      </b>
      <span className="small clock-link-turn">
        <Icon name={match.yourTurn ? 'key' : 'clock'} size={18} />
        <span>{match.yourTurn ? texts.home.yourMove : say.theirMove}</span>
      </span>
      <ClockFace left={left} runs />
    </Link>
  );
}
