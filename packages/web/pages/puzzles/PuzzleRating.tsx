import type { ShownRating } from '@sesame/protocol';
import { useMessages } from '@sesame/ui';
import { puzzleTexts } from '../../locales/puzzles/texts.ts';

/** The player's puzzle rating in a game. */
export function PuzzleRating({ rating: { rating, provisional } }: { readonly rating: ShownRating }) {
  const say = useMessages(puzzleTexts);
  return (
    <p className="small">
      {say.rating(String(rating))}
      {provisional && <span className="soft"> · {say.provisional}</span>}
    </p>
  );
}
