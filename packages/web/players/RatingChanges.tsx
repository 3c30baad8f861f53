import './rating-figure.css';
import { useMessages } from '@sesame/ui';
import { api } from '../house/house.ts';
import { useAnswer } from '../house/use-answer.ts';
import { ratingTexts } from '../locales/ratings/texts.ts';
import { PlayerLink } from './PlayerLink.tsx';
import { ratingText } from './RatingFigure.tsx';
import { signed } from './signed.ts';

/** What a match did to everybody's rating. */
export function RatingChanges({ match, names }: { readonly match: string; readonly names: readonly string[] }) {
  const say = useMessages(ratingTexts);
  const answer = useAnswer(match, () => api.ratingChanges(match));
  if (!answer?.ok || answer.value.length === 0) return undefined;
  return (
    <ul className="rating-changes small" aria-label={say.changes}>
      {answer.value.map(({ seat, player, before, after, provisional }) => (
        <li key={seat}>
          <PlayerLink id={player} name={names[seat] ?? ''} />
          <b className={after < before ? 'bad' : 'good'}>{signed(after - before)}</b>
          <span className="rating-figure">{ratingText({ rating: after, provisional })}</span>
        </li>
      ))}
    </ul>
  );
}
