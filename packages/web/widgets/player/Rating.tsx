import './player.css';
import type { ShownRating } from '@sesame/protocol';
import { useMessages } from '@sesame/ui';
import { ratingTexts } from '../../locales/ratings/texts.ts';

/** A rating, with a question mark while provisional. */
export const ratingText = ({ rating, provisional }: Pick<ShownRating, 'rating' | 'provisional'>): string =>
  `${rating}${provisional ? '?' : ''}`;

/** A small rating beside a name. */
export function Rating({ rating }: { readonly rating: ShownRating }) {
  const say = useMessages(ratingTexts);
  return (
    <span className="rating-figure" title={rating.provisional ? say.provisional : say.rating}>
      <span className="visually-hidden">{say.rating} </span>
      {ratingText(rating)}
    </span>
  );
}
