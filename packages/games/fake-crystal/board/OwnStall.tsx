import type { Seat } from '@sesame/kernel';
import { Slab, useMessages } from '@sesame/ui';
import { ComposeStall } from './ComposeStall.tsx';
import { Hand } from './Hand.tsx';
import { messages } from './messages.ts';
import { OfferCell } from './OfferCell.tsx';
import { Owner } from './Owner.tsx';
import { Price } from './Price.tsx';
import { StallGrid } from './StallGrid.tsx';
import { TurnedCell } from './TurnedCell.tsx';
import { isSpot, useTable } from './table.ts';

/** Your stall and hand: where an offer is made, and where it lies. */
export function OwnStall({ seat }: { readonly seat: Seat }) {
  const { view, composer, isLive } = useTable();
  const say = useMessages(messages);
  const isComposing = composer !== undefined && isLive;
  return (
    <Slab
      as="section"
      className={`own${view.waiting.seats.includes(seat) ? ' awaits' : ''}${isComposing ? ' composing' : ''}`}
      aria-label={say.yourStall}
    >
      <Owner seat={seat} />
      <div className="own-board">
        {isComposing ? <ComposeStall composer={composer} /> : <LaidStall seat={seat} />}
        <Hand seat={seat} composer={isComposing ? composer : undefined} />
      </div>
    </Slab>
  );
}

/** Your offer as it lies there. You know its faces; the others do not. */
function LaidStall({ seat }: { readonly seat: Seat }) {
  const { view, happenings } = useTable();
  const stall = view.seats[seat]?.stall ?? [null, null];
  return (
    <StallGrid
      cell={(column, claim) => {
        const spot = { seller: seat, column };
        const offer = stall[column];
        if (offer) return offer.claim === claim ? <OfferCell spot={spot} offer={offer} /> : <div className="cell" />;
        const turned = happenings.turned.find((one) => isSpot(one, spot) && (one.claim ?? 12) === claim);
        return turned ? <TurnedCell key={turned.id} turned={turned} /> : <div className="cell" />;
      }}
      price={(column) => {
        const offer = stall[column];
        return (
          <span className="stake" data-stake={`${seat} ${column}`}>
            {offer && <Price price={offer.price} most={3} />}
          </span>
        );
      }}
    />
  );
}
