import { Button, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import type { May, Tile } from '../rules/state.ts';
import { useBoard } from './board-context.ts';
import { PanelTitle } from './PanelTitle.tsx';
import { backName, tileName } from './piece-names.ts';
import { powerTexts } from './power-texts.ts';
import { PassButton } from './ReservePanel.tsx';
import { TileChoice } from './TileChoice.tsx';
import { TilePicture } from './TilePicture.tsx';
import { worthOf } from './tile-worth.ts';

/** FC26: swap a tile of your collection for a set-aside one. */
export function RecyclePanel({ recycle }: { readonly recycle: NonNullable<May['recycle']> }) {
  const { view, send } = useBoard();
  const say = useMessages(powerTexts);
  const locale = useLocale();
  const [gift, setGift] = useState<Tile>();
  const [place, setPlace] = useState<number>();
  const give = recycle.give.find((tile) => tile === gift);
  const take = recycle.take.find((one) => one === place);
  const wanted = take === undefined ? undefined : (view.aside[take] ?? undefined);
  const isReady = give !== undefined && take !== undefined;
  return (
    <>
      <PanelTitle>{say.recycleTitle}</PanelTitle>
      <p className="small soft">
        {isReady && wanted
          ? say.recycleResult(tileName(give, locale), worthOf(give, locale), backName(wanted.colour, locale))
          : say.recycleText}
      </p>
      <TileChoice label={say.recycleGive} tiles={[...new Set(recycle.give)]} value={give} onChange={setGift} />
      <AsideChoice label={say.recycleTake} places={recycle.take} value={take} onChange={setPlace} />
      <div className="wraps">
        <Button
          variant="primary"
          isDisabled={!send || !isReady}
          onPress={() => isReady && send?.({ type: 'recycle', give, take })}
        >
          {say.recycle}
        </Button>
        <PassButton />
      </div>
    </>
  );
}

/** Choice among the set-aside tiles; only their backs are known. */
function AsideChoice(props: {
  readonly label: string;
  readonly places: readonly number[];
  readonly value: number | undefined;
  readonly onChange: (place: number) => void;
}) {
  const { label, places, value, onChange } = props;
  const { aside } = useBoard().view;
  const say = useMessages(powerTexts);
  const locale = useLocale();
  const byColour = places.toSorted((a, b) => (aside[a]?.colour ?? '').localeCompare(aside[b]?.colour ?? ''));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of keys in every browser
    <div className="tile-choice" role="group" aria-label={label}>
      <span className="small soft">{label}</span>
      <div className="tile-keys small-keys">
        {byColour.map((place) => {
          const tile = aside[place];
          return (
            tile && (
              <button
                key={place}
                type="button"
                className="tile-key"
                aria-pressed={place === value}
                aria-label={say.place(place + 1, backName(tile.colour, locale))}
                onClick={() => onChange(place)}
              >
                <TilePicture {...tile} size={28} isOrnament />
              </button>
            )
          );
        })}
      </div>
    </div>
  );
}
