import type { AdminPerson, MatchSummary } from '@sesame/protocol';
import { Crystal, Slab, useLocale, useMessages } from '@sesame/ui';
import { Link } from 'wouter';
import { gameOf } from '../../../data/games.ts';
import { listNames } from '../../../data/seat-name.ts';
import { useSeatNames } from '../../../data/use-seat-names.ts';
import { peopleTexts } from '../../../locales/people/texts.ts';
import { useTexts } from '../../../locales/texts.tsx';
import { formatDateTime } from '../../../widgets/format-date.ts';

/** The running and the last matches of a person, also those that are not on their profile. */
export function PersonMatches({ person: { matches } }: { readonly person: AdminPerson }) {
  const say = useMessages(peopleTexts);
  return (
    <Slab as="section" className="stack" aria-labelledby="person-matches">
      <h2 id="person-matches">{say.matches}</h2>
      {matches.length === 0 && <p className="soft small">{say.noMatches}</p>}
      <ul className="rows">
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </ul>
    </Slab>
  );
}

function MatchRow({ match }: { readonly match: MatchSummary }) {
  const texts = useTexts();
  const say = useMessages(peopleTexts);
  const locale = useLocale();
  const game = gameOf(match.game);
  const others = useSeatNames(match.game, match.seats).filter((_, seat) => seat !== match.you);
  return (
    <li>
      {game && <Crystal colour={game.crystal} size={28} />}
      <Link href={`/matches/${match.id}`} className="grow row-link">
        <b>{texts.home.gameWith(game?.name[locale] ?? match.game, listNames(others))}</b>
        <span className="soft small">
          {match.endedAt === undefined ? say.running : formatDateTime(match.endedAt, locale)}
        </span>
      </Link>
    </li>
  );
}
