import type { Seat } from '@sesame/kernel';
import {
  At,
  COLOUR_NAMES,
  Engraved,
  FakeGem,
  Picture,
  SeatStone,
  Slab,
  useLocale,
  useMessages,
  useName,
} from '@sesame/ui';
import { memo } from 'react';
import type { Colour, StackView, Tile } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import { PRIZES } from '../rules/trophies.ts';
import { useBoard } from './board-context.ts';
import { collectionTexts } from './collection-texts.ts';
import { CRYSTALS } from './crystal-colours.ts';
import { stallTexts } from './stall-texts.ts';
import { OpenTile } from './TilePicture.tsx';
import { heldOf, nextTrophy } from './trophy-progress.ts';
import { trophySign } from './trophy-signs.ts';
import { UnseenTiles } from './UnseenTiles.tsx';

const OPEN: readonly Colour[] = ['o', 'g', 'p'];

/** All tiles of a collection: yours, or the one selected. */
export const Collection = memo(function Collection() {
  const { view, you, shown } = useBoard();
  const say = useMessages(collectionTexts);
  const name = useName();
  const side = view.seats[shown];
  if (side === undefined) return null;
  const { open, blue, fakes } = side.collection;
  return (
    <Slab as="section" className="collection" aria-labelledby="fake-collection">
      <header className="collection-head">
        <h3 id="fake-collection">{shown === you ? say.yours : say.of(name(shown))}</h3>
        <OwnerPicker />
      </header>
      <ul className="collection-rows small" {...(shown === you && { 'data-collection': shown })}>
        {OPEN.map((colour) => (
          <li key={colour}>
            <Pile tiles={open.filter((tile) => FACES[tile].colour === colour)} colour={colour} />
            <TrophyNote seat={shown} colour={colour} />
          </li>
        ))}
        <li>
          <Stack stack={blue} colour="b" />
          {blue.count === 0 ? (
            <span className="soft">{say.empty}</span>
          ) : (
            <span className="soft">
              {say.top(blue.count)}
              {`, ${say.blueCrystals(blue.crystals)}`}
            </span>
          )}
        </li>
        <li>
          <Stack stack={fakes} />
          <span className="soft">{fakes.count > 0 ? say.fakesTop(fakes.count) : say.noFakes}</span>
        </li>
      </ul>
      <UnseenTiles />
    </Slab>
  );
});

function OwnerPicker() {
  const { view, shown, show } = useBoard();
  const say = useMessages(collectionTexts);
  const name = useName();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of keys in every browser
    <span className="owner-tabs" role="group" aria-label={say.whose}>
      {view.seats.map((_, seat) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
          key={seat}
          type="button"
          aria-pressed={shown === seat}
          aria-label={name(seat)}
          title={name(seat)}
          onClick={() => show(seat)}
        >
          <SeatStone seat={seat} size={20} />
        </button>
      ))}
    </span>
  );
}

/** The colour of a row, which is drawn. */
function ColourName({ colour }: { readonly colour: Colour }) {
  const { about } = useMessages(stallTexts);
  const locale = useLocale();
  return <span className="visually-hidden">{about(COLOUR_NAMES[CRYSTALS[colour]][locale])} </span>;
}

/** Visible tiles of a colour. */
function Pile({ tiles, colour }: { readonly tiles: readonly Tile[]; readonly colour: Colour }) {
  return (
    <span className="pile">
      <ColourName colour={colour} />
      {tiles.length === 0 && <NoTile colour={colour} />}
      {tiles.toSorted().map((tile, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place in the row
        <OpenTile key={i} tile={tile} size={36} />
      ))}
    </span>
  );
}

/** A stack with only its top tile visible. */
function Stack({ stack, colour }: { readonly stack: StackView; readonly colour?: Colour }) {
  return (
    <span className={`pile${stack.count > 1 ? ' high' : ''}`}>
      {colour && <ColourName colour={colour} />}
      {stack.top ? <OpenTile tile={stack.top} size={36} /> : <NoTile colour={colour} />}
    </span>
  );
}

/** Placeholder for an empty colour or an empty stack of fakes. */
function NoTile({ colour }: { readonly colour: Colour | undefined }) {
  return (
    <Picture width={36} className="none">
      <At k={0.5}>{colour ? <Engraved colour={CRYSTALS[colour]} /> : <FakeGem colour="white" />}</At>
    </Picture>
  );
}

/** The trophy claimed in a colour, or what is missing for the next one. */
function TrophyNote({ seat, colour }: { readonly seat: Seat; readonly colour: Colour }) {
  const { view } = useBoard();
  const say = useMessages(collectionTexts);
  const locale = useLocale();
  const held = heldOf(view, seat, colour);
  if (held) return <span className="brass">{say.claimed(`${trophySign(held, locale)} (${PRIZES[held].value})`)}</span>;
  const next = nextTrophy(view, seat, colour);
  const isEmpty = !view.seats[seat]?.collection.open.some((tile) => FACES[tile].colour === colour);
  if (next === undefined) return null;
  if (isEmpty) return <span className="soft">{say.empty}</span>;
  const missing = next.need - next.have;
  const sign = trophySign(next.trophy, locale);
  const note =
    missing <= 0
      ? say.next(sign)
      : colour === 'p'
        ? say.moreCrystals(missing, next.need)
        : say.moreTiles(missing, sign);
  return <span className="soft">{note}</span>;
}
