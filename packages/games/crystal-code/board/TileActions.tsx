import { IconButton, useLocale, useMessages } from '@sesame/ui';
import { SIDES, type Side } from '../rules/pieces.ts';
import { TILES } from '../rules/tiles.ts';
import type { RaceDraft, RaceEdit } from './race-draft.ts';
import { raceTexts } from './race-texts.ts';
import { Glyph } from './SymbolGlyph.tsx';
import { jointsOf, jointsOn, tileAt } from './tile-arrangement.ts';
import { letteredSide, SIDE_LETTERS, sideName } from './tile-names.ts';

/** Buttons for the chosen tile: its sides to join, turning it, taking it out of the chain. Without one, the keys. */
export function TileActions(props: {
  readonly draft: RaceDraft;
  readonly edit: (edit: RaceEdit) => void;
  readonly onSide: (side: Side) => void;
}) {
  const { draft, edit, onSide } = props;
  const { tiles, chosen, marked } = draft;
  const say = useMessages(raceTexts);
  const locale = useLocale();
  if (chosen === undefined) {
    return (
      <div className="xc-tile-actions is-idle">
        <p className="xc-keys tiny soft">{say.keys}</p>
      </div>
    );
  }
  const { tile } = tileAt(tiles, chosen);
  const label =
    marked && marked.at !== chosen
      ? say.joinTo(sideName(tileAt(tiles, marked.at).tile, marked.side, locale), marked.at + 1, chosen + 1)
      : say.sides(chosen + 1);
  const isJoined = jointsOn(jointsOf(tiles), chosen).length > 0;
  return (
    <div className="xc-tile-actions">
      <fieldset className="xc-sides" aria-label={label}>
        {SIDES.map((side) => {
          const face = TILES[tile]?.[side];
          return (
            <button
              key={side}
              type="button"
              className="xc-side-chip"
              aria-label={letteredSide(tile, side, locale)}
              aria-keyshortcuts={SIDE_LETTERS[side]?.toUpperCase()}
              aria-pressed={marked?.at === chosen && marked.side === side}
              onClick={() => onSide(side)}
            >
              <b>{face?.count}</b>
              <svg width="22" height="22" viewBox="-10 -10 20 20" aria-hidden="true">
                {face && <Glyph kind={face.kind} />}
              </svg>
            </button>
          );
        })}
      </fieldset>
      <IconButton icon="cw" label={say.turnTile} onPress={() => edit({ type: 'turn', at: chosen, fifths: 1 })} />
      <IconButton icon="clear" label={say.takeOut} isDisabled={!isJoined} onPress={() => edit({ type: 'loosen' })} />
    </div>
  );
}
