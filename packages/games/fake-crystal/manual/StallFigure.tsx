import { useMessages } from '@sesame/ui';
import { OfferCell } from '../board/OfferCell.tsx';
import { Price } from '../board/Price.tsx';
import { StallGrid } from '../board/StallGrid.tsx';
import { StallOwner } from '../board/StallOwner.tsx';
import { stallTexts } from '../board/stall-texts.ts';
import type { View } from '../rules/state.ts';
import { CLEO, NAMES } from './example-match.ts';
import { FigureBoard } from './FigureBoard.tsx';

/** Cleo's stall, drawn with the board's components. */
export function StallFigure({ view }: { readonly view: View }) {
  const say = useMessages(stallTexts);
  const stall = view.seats[CLEO]?.stall ?? [null, null];
  return (
    <FigureBoard view={view}>
      <div className="fake stall-figure">
        <StallOwner seat={CLEO} />
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
    </FigureBoard>
  );
}
