import { Cubes, SeatStone, useMessages } from '@sesame/ui';
import { type Gain, gainsOf, leadOf } from '../analysis/gains.ts';
import { signed } from '../board/signed.ts';
import type { Tile } from '../rules/state.ts';
import { BO, CLEO, NAMES } from './example-match.ts';
import { manualTexts } from './texts.ts';

/** Gains of both sides if the tile is bought and if it is banked. */
export function TradeOutcomes({ tile, price }: { readonly tile: Tile; readonly price: number }) {
  const say = useMessages(manualTexts).outcomes;
  const trade = { seller: CLEO, by: BO, column: 0, tile, price } as const;
  return (
    <div className="outcomes">
      <Outcome title={say.buys} price={price} gains={gainsOf({ ...trade, how: 'bought' }, new Map())} />
      <Outcome title={say.banks} price={price} gains={gainsOf({ ...trade, how: 'banked' }, new Map())} />
    </div>
  );
}

interface OutcomeProps {
  readonly title: string;
  readonly price: number;
  readonly gains: readonly Gain[];
}

function Outcome({ title, price, gains }: OutcomeProps) {
  const say = useMessages(manualTexts).outcomes;
  const lead = leadOf(gains) ?? 0;
  return (
    <section className="outcome">
      <h4 className="display">
        {title}
        <Cubes sum={price} size={15} />
      </h4>
      <dl className="small">
        {gains.toReversed().map(({ seat, credits, tile, total }) => (
          <div key={seat} className="outcome-side">
            <dt>
              <SeatStone seat={seat} size={16} />
              {NAMES[seat]}
            </dt>
            <dd className="soft">
              {say.credits(signed(credits))}, {tile === 0 ? say.nothing : say.tile(signed(tile))}
            </dd>
            <dd>
              <b>{signed(total)}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small brass">{lead === 0 ? say.even : lead > 0 ? say.ahead(lead) : say.behind(-lead)}</p>
    </section>
  );
}
