import type { MatchSummary } from '@sesame/protocol';
import { Crystal, Slab, useLocale, useMessages } from '@sesame/ui';
import { Link } from 'wouter';
import { gameOf } from '../house/games.ts';
import { seatName } from '../house/seat-name.ts';
import { ratingWords } from '../messages/ratings/words.ts';
import { useWords } from '../messages/words.tsx';

/** What somebody plays now, to be watched. */
export function RunningMatches({ matches }: { readonly matches: readonly MatchSummary[] }) {
  const words = useWords();
  const say = useMessages(ratingWords);
  const locale = useLocale();
  if (matches.length === 0) return undefined;
  return (
    <Slab as="section" className="stack close" aria-labelledby="running">
      <h2 id="running">{say.running}</h2>
      <ul className="rows">
        {matches.map(({ id, game: of, seats }) => {
          const game = gameOf(of);
          return (
            <li key={id}>
              {game && <Crystal colour={game.crystal} size={28} />}
              <Link href={`/matches/${id}`} className="grow row-link">
                <b>{game?.name[locale] ?? of}</b>
                <span className="soft small">{seats.map((seat) => seatName(words, seat)).join(', ')}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Slab>
  );
}
