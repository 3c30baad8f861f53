import { useMessages } from '@sesame/ui';
import { ratingTexts } from '../../locales/ratings/texts.ts';

export interface ResultCounts {
  readonly matches: number;
  readonly won: number;
  readonly drew: number;
  readonly lost: number;
}

/** Wins, draws and losses as a stacked bar. Draws are lower, to differ not by colour alone. */
export function ResultBar({ shares: { matches, won, drew, lost } }: { readonly shares: ResultCounts }) {
  const say = useMessages(ratingTexts);
  const at = (count: number) => (matches === 0 ? 0 : (100 * count) / matches);
  return (
    <svg
      className="share-bar"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      role="img"
      aria-label={say.shares(won, drew, lost)}
    >
      <rect className="share-lost" width="100" height="8" />
      <rect className="share-drew" y="2" width={at(won + drew)} height="6" />
      <rect className="share-won" width={at(won)} height="8" />
    </svg>
  );
}
