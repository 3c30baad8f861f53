import { Picture, Tile as TilePiece, useLocale } from '@sesame/ui';
import type { Tile, TileView } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import { CRYSTALS } from './crystal-colours.ts';
import { backName, tileName } from './piece-names.ts';

/** A tile's face if known, otherwise its back. `isOrnament` hides it from screen readers. */
export function TilePicture(props: TileView & { readonly size?: number; readonly isOrnament?: boolean }) {
  const { colour, tile, size = 44, isOrnament = false } = props;
  const locale = useLocale();
  const label = tile ? tileName(tile, locale) : backName(colour, locale);
  return (
    <Picture width={size} className="tile" label={isOrnament ? undefined : label}>
      <TilePiece colour={CRYSTALS[colour]} face={tile && FACES[tile].kind} />
    </Picture>
  );
}

export function OpenTile({
  tile,
  ...rest
}: {
  readonly tile: Tile;
  readonly size?: number;
  readonly isOrnament?: boolean;
}) {
  return <TilePicture colour={FACES[tile].colour} tile={tile} {...rest} />;
}
