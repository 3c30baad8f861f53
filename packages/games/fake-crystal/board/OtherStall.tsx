import type { Seat } from '@sesame/kernel';
import { Slab, useMessages, useName } from '@sesame/ui';
import { memo } from 'react';
import { useBoard } from './board-context.ts';
import { CollectionSummary } from './CollectionSummary.tsx';
import { Price } from './Price.tsx';
import { StallCell } from './StallCell.tsx';
import { StallGrid } from './StallGrid.tsx';
import { StallOwner } from './StallOwner.tsx';
import { stallTexts } from './stall-texts.ts';
import { TilePicture } from './TilePicture.tsx';

/** Another player's stall, collection summary and hand. */
export const OtherStall = memo(function OtherStall({ seat, place }: { readonly seat: Seat; readonly place: number }) {
  const { view, picked } = useBoard();
  const say = useMessages(stallTexts);
  const name = useName();
  // What is acted on: the stall of the selected offer, or the first with one to choose.
  const isActedOn = seat === (picked ?? view.may.choose?.[0])?.seller;
  const side = view.seats[seat];
  if (side === undefined) return null;
  const isSecret = view.phase === 'offer';
  return (
    <Slab
      as="section"
      className={`opponent two-line-names at-${place}${view.waiting.seats.includes(seat) ? ' awaits' : ''}`}
      aria-label={say.stallOf(name(seat))}
    >
      <StallOwner seat={seat} />
      {view.phase !== 'over' && (
        <StallGrid
          isActedOn={isActedOn}
          cell={(column, claim) => <StallCell spot={{ seller: seat, column }} claim={claim} />}
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
});

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
