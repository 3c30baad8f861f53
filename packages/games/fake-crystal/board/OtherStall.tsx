import type { Seat } from '@sesame/kernel';
import { Slab, useMessages, useName } from '@sesame/ui';
import { isSpot, useBoard } from './board-context.ts';
import { CollectionSummary } from './CollectionSummary.tsx';
import { OfferCell } from './OfferCell.tsx';
import { Price } from './Price.tsx';
import { RevealedTileCell } from './RevealedTile.tsx';
import { StallGrid } from './StallGrid.tsx';
import { StallOwner } from './StallOwner.tsx';
import { stallTexts } from './stall-texts.ts';
import { TilePicture } from './TilePicture.tsx';

/** Another player's stall, collection summary and hand. */
export function OtherStall({ seat, place }: { readonly seat: Seat; readonly place: number }) {
  const { view, recentEvents } = useBoard();
  const say = useMessages(stallTexts);
  const name = useName();
  const side = view.seats[seat];
  if (side === undefined) return null;
  const isSecret = view.phase === 'offer';
  return (
    <Slab
      as="section"
      className={`opponent at-${place}${view.waiting.seats.includes(seat) ? ' awaits' : ''}`}
      aria-label={say.stallOf(name(seat))}
    >
      <StallOwner seat={seat} />
      {view.phase !== 'over' && (
        <StallGrid
          cell={(column, claim) => {
            const spot = { seller: seat, column };
            const offer = side.stall[column];
            if (offer)
              return offer.claim === claim ? <OfferCell spot={spot} offer={offer} /> : <div className="cell" />;
            const turned = recentEvents.revealed.find((one) => isSpot(one, spot) && (one.claim ?? 12) === claim);
            return turned ? <RevealedTileCell key={turned.id} turned={turned} /> : <div className="cell" />;
          }}
          price={(column) => {
            const offer = side.stall[column];
            return (
              <span className="stake" data-stake={`${seat} ${column}`}>
                {offer && <Price price={offer.price} size={16} most={3} />}
              </span>
            );
          }}
        >
          {isSecret && <p className="stall-note small">{side.offered && say.secret}</p>}
        </StallGrid>
      )}
      <CollectionSummary seat={seat} />
      <Backs seat={seat} />
    </Slab>
  );
}

/** Backs of a hand; colours are public (FC33). */
function Backs({ seat }: { readonly seat: Seat }) {
  const { view } = useBoard();
  const say = useMessages(stallTexts);
  const name = useName();
  const hand = view.seats[seat]?.hand ?? [];
  return (
    <ul className="backs" aria-label={say.handOf(name(seat))}>
      {hand.map((tile, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a back is its place
        <li key={i}>
          <TilePicture {...tile} size={20} />
        </li>
      ))}
    </ul>
  );
}
