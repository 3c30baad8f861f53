import { ChoiceField, SliderField, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { tileName } from '../board/piece-names.ts';
import { OpenTile } from '../board/TilePicture.tsx';
import { CLAIMS, KINDS, type Tile } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import { CLEO, GREEN, tableWith } from './example-match.ts';
import { StallFigure } from './StallFigure.tsx';
import { TradeOutcomes } from './TradeOutcomes.tsx';
import { manualTexts } from './texts.ts';

const TILES: readonly Tile[] = KINDS.map((kind) => `g${kind}` as const);
const MAX_PRICE = 18;

/** Interactive example: choose tile, claim and price, and see the outcomes. */
export function OfferTrial() {
  const [offer, setOffer] = useState(GREEN);
  const say = useMessages(manualTexts).trial;
  const locale = useLocale();
  const { tile, claim, price } = offer;
  const { value } = FACES[tile];
  const bluff = claim === value ? say.honest : claim > value ? say.over : say.under;
  const hope = 2 * price === value ? say.fair : 2 * price > value ? say.high : say.low;
  return (
    <figure className="manual-figure trial">
      <StallFigure view={tableWith(offer, CLEO)} />
      <div className="trial-controls">
        <ChoiceField
          label={say.tile}
          value={tile}
          options={TILES.map((one) => ({ id: one, label: <TileKey tile={one} name={tileName(one, locale)} /> }))}
          onChange={(id) => setOffer({ ...offer, tile: TILES.find((one) => one === id) ?? tile })}
        />
        <ChoiceField
          label={say.claim}
          value={String(claim)}
          options={CLAIMS.map((one) => ({ id: String(one), label: one }))}
          onChange={(id) => setOffer({ ...offer, claim: CLAIMS.find((one) => String(one) === id) ?? claim })}
        />
        <SliderField
          label={say.price}
          value={price}
          min={1}
          max={MAX_PRICE}
          onChange={(sum) => setOffer({ ...offer, price: sum })}
        />
        <p className="small" aria-live="polite">
          {bluff} <span className="soft">{hope}</span>
        </p>
      </div>
      <TradeOutcomes tile={tile} price={price} />
    </figure>
  );
}

function TileKey({ tile, name }: { readonly tile: Tile; readonly name: string }) {
  return (
    <>
      <OpenTile tile={tile} size={34} isOrnament />
      <span className="visually-hidden">{name}</span>
    </>
  );
}
