import { useMessages } from '@sesame/ui';
import { messages } from '../board/messages.ts';
import { OfferCell } from '../board/OfferCell.tsx';
import { Owner } from '../board/Owner.tsx';
import { Price } from '../board/Price.tsx';
import { StallGrid } from '../board/StallGrid.tsx';
import type { View } from '../rules/state.ts';
import { CLEO, NAMES } from './example.ts';
import { FigureTable } from './FigureTable.tsx';

/** Cleo's stall, drawn by the board. */
export function StallFigure({ view }: { readonly view: View }) {
  const say = useMessages(messages);
  const stall = view.seats[CLEO]?.stall ?? [null, null];
  return (
    <FigureTable view={view}>
      <div className="fake stall-figure">
        <Owner seat={CLEO} />
        <StallGrid
          label={say.stallOf(NAMES[CLEO] ?? '')}
          cell={(column, claim) => {
            const offer = stall[column];
            if (offer?.claim !== claim) return <div className="cell" />;
            return <OfferCell spot={{ seller: CLEO, column }} offer={offer} />;
          }}
          price={(column) => {
            const offer = stall[column];
            return <span>{offer && <Price price={offer.price} />}</span>;
          }}
        />
      </div>
    </FigureTable>
  );
}
