import { Icon, Slab, useLocale, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { type Decoder, SIDES } from '../rules/pieces.ts';
import { PROPERTIES, propertiesOf, type Sign } from '../rules/symbols.ts';
import { lastRound, useBoard } from './board-context.ts';
import { propertyName, sidePosition } from './piece-names.ts';
import { SmallSign } from './Sign.tsx';
import { valueName } from './symbol-names.ts';
import { boardTexts } from './texts.ts';

/** Solution of the last round: which card gave which property. */
export function LastRound() {
  const { view } = useBoard();
  const say = useMessages(boardTexts);
  const decoder = useLastDecoder();
  const last = lastRound(view);
  if (last === undefined || !('symbol' in last.wanted)) return null;
  return (
    <Slab as="section" className="mix-last-round">
      <h3>
        <SmallSign sign={last.wanted.symbol} size={26} />
        {say.lastRound(view.rounds.length)}
      </h3>
      <Properties sign={last.wanted.symbol} decoder={decoder} />
    </Slab>
  );
}

/** Which card gives which property, and its value. */
export function Properties(props: {
  /** Missing if the values are not shown. */
  readonly sign: Sign | undefined;
  /** Missing if the cards are not shown. */
  readonly decoder: Decoder | undefined;
}) {
  const { sign, decoder } = props;
  const locale = useLocale();
  const values = sign && propertiesOf(sign);
  return (
    <ul className="small">
      {PROPERTIES.map((property) => {
        const side = decoder && SIDES.find((one) => decoder.edges[one] === property);
        return (
          <li key={property}>
            <span className="brass">
              <Icon name={property} />
            </span>
            <span>
              {propertyName(property, locale)} {side && <span className="soft">{sidePosition(side, locale)}</span>}
            </span>
            {values && <b>{valueName(values[property], locale)}</b>}
          </li>
        );
      })}
    </ul>
  );
}

/** The last round's decoder, remembered because the view no longer has it. */
const useLastDecoder = (): Decoder | undefined => {
  const { view } = useBoard();
  const [seen, see] = useState({ round: view.round, decoder: view.decoder });
  if (view.decoder !== undefined && seen.round !== view.round) see({ round: view.round, decoder: view.decoder });
  return seen.round === view.rounds.length ? seen.decoder : undefined;
};
