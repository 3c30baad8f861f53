import type { MatchSummary } from '@sesame/protocol';
import { Crystal, Slab, useLocale, useMessages } from '@sesame/ui';
import { Link } from 'wouter';
import { gameOf } from '../../data/games.ts';
import { listNames } from '../../data/seat-name.ts';
import { useSeatNames } from '../../data/use-seat-names.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';

/** A player's running matches, to watch. */
export function RunningMatches({ matches }: { readonly matches: readonly MatchSummary[] }) {
  const say = useMessages(ratingTexts);
  if (matches.length === 0) return undefined;
  return (
    <Slab as="section" className="stack close" aria-labelledby="running">
      <h2 id="running">{say.running}</h2>
      <ul className="rows">
        {matches.map((match) => (
          <RunningMatchRow key={match.id} match={match} />
        ))}
      </ul>
    </Slab>
  );
}

function RunningMatchRow({ match }: { readonly match: MatchSummary }) {
  const locale = useLocale();
  const game = gameOf(match.game);
  const names = useSeatNames(match.game, match.seats);
  return (
    <li>
      {game && <Crystal colour={game.crystal} size={28} />}
      <Link href={`/matches/${match.id}`} className="grow row-link">
        <b>{game?.name[locale] ?? match.game}</b>
        <span className="soft small">{listNames(names)}</span>
      </Link>
    </li>
  );
}
