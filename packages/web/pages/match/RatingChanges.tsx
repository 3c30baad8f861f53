import '../../widgets/player/player.css';
import { useMessages } from '@sesame/ui';
import { api } from '../../data/client.ts';
import { useQuery } from '../../data/use-query.ts';
import { ratingTexts } from '../../locales/ratings/texts.ts';
import { formatChange } from '../../widgets/player/format-change.ts';
import { PlayerLink } from '../../widgets/player/PlayerLink.tsx';
import { ratingText } from '../../widgets/player/Rating.tsx';

/** Rating changes of a rated match, or why there are none. */
export function RatingChanges({ match, names }: { readonly match: string; readonly names: readonly string[] }) {
  const say = useMessages(ratingTexts);
  const { data: changes } = useQuery(match, () => api.matchRatings({ params: { id: match } }));
  if (changes === undefined) return undefined;
  if (changes.length === 0) return <p className="soft small">{say.noEffect}</p>;
  return (
    <ul className="rating-changes small" aria-label={say.ratingChanges}>
      {changes.map(({ seat, player, before, after, provisional }) => (
        <li key={seat}>
          <PlayerLink id={player} name={names[seat] ?? ''} />
          <b className={after < before ? 'bad' : 'good'}>{formatChange(after - before)}</b>
          <span className="rating-figure">{ratingText({ rating: after, provisional })}</span>
        </li>
      ))}
    </ul>
  );
}
