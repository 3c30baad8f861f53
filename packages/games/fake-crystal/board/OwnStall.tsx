import type { Seat } from '@sesame/kernel';
import { Slab, useMessages, usePageTop } from '@sesame/ui';
import { useRef } from 'react';
import { useBoard, useOffer } from './board-context.ts';
import { DraftStall } from './DraftStall.tsx';
import { Hand } from './Hand.tsx';
import { PinnedActions } from './PinnedActions.tsx';
import { Price } from './Price.tsx';
import { StallCell } from './StallCell.tsx';
import { StallGrid } from './StallGrid.tsx';
import { StallOwner } from './StallOwner.tsx';
import { stallTexts } from './stall-texts.ts';
import { usePinnedOffer } from './use-pinned-offer.ts';

/** Your stall and hand. */
export function OwnStall({ seat }: { readonly seat: Seat }) {
  const { view, isLive } = useBoard();
  const composer = useOffer();
  const say = useMessages(stallTexts);
  const isComposing = composer !== undefined && isLive;
  const isPinned = usePinnedOffer();
  const board = useRef<HTMLDivElement>(null);
  usePageTop(board);
  return (
    <Slab
      as="section"
      className={`own${view.waiting.seats.includes(seat) ? ' awaits' : ''}${isComposing ? ' composing' : ''}`}
      aria-label={say.yourStall}
    >
      <StallOwner seat={seat} />
      <div ref={board} className="own-board" data-acted-on={isComposing ? '' : undefined}>
        <Hand seat={seat} composer={isComposing ? composer : undefined} />
        {isComposing ? <DraftStall composer={composer} /> : <LaidStall seat={seat} />}
      </div>
      {isComposing && isPinned && <PinnedActions seat={seat} />}
    </Slab>
  );
}

/** Your offer during the exchange. You see its faces; the others do not. */
function LaidStall({ seat }: { readonly seat: Seat }) {
  const { view } = useBoard();
  const stall = view.seats[seat]?.stall ?? [null, null];
  return (
    <StallGrid
      cell={(column, claim) => <StallCell spot={{ seller: seat, column }} claim={claim} />}
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
