import type { Seat } from '@sesame/kernel';
import { Crystal, FakeGem, Picture, useLocale, useMessages, useName } from '@sesame/ui';
import type { CollectionView, Colour } from '../rules/state.ts';
import { COLOURS } from '../rules/state.ts';
import { crystalsOf, FACES } from '../rules/tiles.ts';
import { useBoard } from './board-context.ts';
import { collectionTexts } from './collection-texts.ts';
import { CRYSTALS } from './crystal-colours.ts';
import { trophyName } from './piece-names.ts';
import { heldOf } from './trophy-progress.ts';

/** What counts towards trophies: kinds of orange, green tiles, pink and blue crystals. */
const figureOf = ({ open, blue }: CollectionView, colour: Colour): string => {
  const own = open.filter((tile) => FACES[tile].colour === colour);
  switch (colour) {
    case 'o':
      return own
        .map((tile) => FACES[tile].kind)
        .toSorted()
        .join(',');
    case 'g':
      return String(own.length);
    case 'p':
      return String(crystalsOf(own, 'p'));
    case 'b':
      return String(blue.crystals);
  }
};

/** One-line summary of a collection. A click shows its tiles. */
export function CollectionSummary({ seat }: { readonly seat: Seat }) {
  const { view, shown, show } = useBoard();
  const say = useMessages(collectionTexts);
  const locale = useLocale();
  const name = useName();
  const side = view.seats[seat];
  if (side === undefined) return null;
  const { collection, trophies } = side;
  const parts = COLOURS.map((colour) => say.part[colour](figureOf(collection, colour) || '0'));
  const won = trophies.map((trophy) => say.trophy(trophyName(trophy, locale)));
  return (
    <button
      type="button"
      className={`holdings${shown === seat ? ' on' : ''}`}
      data-collection={seat}
      aria-pressed={shown === seat}
      title={say.of(name(seat))}
      onClick={() => show(seat)}
    >
      <span className="visually-hidden">
        {`${say.of(name(seat))}: ${[...parts, say.fakes(collection.fakes.count), ...won].join(', ')}`}
      </span>
      {COLOURS.map((colour) => (
        <span key={colour} aria-hidden="true" className={heldOf(view, seat, colour) ? 'won' : undefined}>
          <Crystal colour={CRYSTALS[colour]} size={15} glow={false} />
          {figureOf(collection, colour) || '–'}
        </span>
      ))}
      <span aria-hidden="true">
        <Picture width={15}>
          <FakeGem colour="white" />
        </Picture>
        {collection.fakes.count}
      </span>
    </button>
  );
}
