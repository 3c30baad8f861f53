import { useLocale } from '@sesame/ui';
import type { Tile } from '../rules/state.ts';
import { tileName } from './piece-names.ts';
import { OpenTile } from './TilePicture.tsx';

/** Radio-like choice among tiles of your collection. */
export function TileChoice(props: {
  readonly label: string;
  readonly tiles: readonly Tile[];
  readonly value: Tile | undefined;
  readonly onChange: (tile: Tile) => void;
}) {
  const { label, tiles, value, onChange } = props;
  const locale = useLocale();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of keys in every browser
    <div className="tile-choice" role="group" aria-label={label}>
      <span className="small soft">{label}</span>
      <div className="tile-keys">
        {tiles.toSorted().map((tile) => (
          <button
            key={tile}
            type="button"
            className="tile-key"
            aria-pressed={tile === value}
            onClick={() => onChange(tile)}
          >
            <span className="visually-hidden">{tileName(tile, locale)}</span>
            <OpenTile tile={tile} size={40} isOrnament />
          </button>
        ))}
      </div>
    </div>
  );
}
