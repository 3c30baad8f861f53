import { Icon, listed, SeatStone, useLocale, useMessages, useName } from '@sesame/ui';
import type { MouseEvent } from 'react';
import type { OfferView, Spot } from '../rules/state.ts';
import { isOfInterest, isSpot, useBoard } from './board-context.ts';
import { focusPanelTitle } from './PanelTitle.tsx';
import { backName, tileName } from './piece-names.ts';
import { stallTexts } from './stall-texts.ts';
import { TilePicture } from './TilePicture.tsx';

/** An offer on a stall. Selecting it opens its actions. */
export function OfferCell({ spot, offer }: { readonly spot: Spot; readonly offer: OfferView }) {
  const { view, picked, pick, isLive } = useBoard();
  const label = useOfferName(spot, offer);
  const isPicked = isSpot(picked, spot);
  const barred = view.may.choose?.some((choice) => isSpot(choice, spot) && choice.barred !== undefined);
  const state = ['cell', isPicked && 'pick', usePendingChoice(spot) && 'called', barred && 'barred']
    .filter(Boolean)
    .join(' ');
  const content = (
    <>
      <TilePicture {...offer} isOrnament />
      <Marks spot={spot} offer={offer} />
      <PendingChoice spot={spot} />
    </>
  );
  if (!isLive || !isOfInterest(view, spot)) {
    return (
      <div className={state} role="img" aria-label={label}>
        {content}
      </div>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    pick(isPicked ? undefined : spot);
    // Activated by keyboard: move focus to the actions.
    if (event.detail === 0 && !isPicked) focusPanelTitle();
  };
  return (
    <button
      type="button"
      className={state}
      aria-pressed={isPicked}
      data-focus-next={picked === undefined ? '' : undefined}
      onClick={press}
    >
      <span className="visually-hidden">{label}</span>
      {content}
    </button>
  );
}

/** Accessible name of an offer, with everything the viewer knows about it. */
const useOfferName = (spot: Spot, offer: OfferView): string => {
  const say = useMessages(stallTexts);
  const locale = useLocale();
  const name = useName();
  const { colour, claim, price, tile, reservedBy, seenBy } = offer;
  const shown = say.offer({
    side: say.sides[spot.column],
    tile: backName(colour, locale),
    claim,
    price: say.price(price),
  });
  const known = [
    tile && say.youKnow(tileName(tile, locale)),
    reservedBy !== undefined && say.reservedBy(name(reservedBy)),
    seenBy.length > 0 && say.seenBy(listed(seenBy.map(name), locale)),
  ];
  return [shown, ...known.filter(Boolean)].join('. ');
};

/** Icons for spies and reservations. */
function Marks({ spot, offer }: { readonly spot: Spot; readonly offer: OfferView }) {
  const { you } = useBoard();
  const { reservedBy, seenBy } = offer;
  return (
    <>
      {seenBy.length > 0 && spot.seller !== undefined && (
        <span className={`mark seen${you !== undefined && seenBy.includes(you) ? ' yours' : ''}`}>
          <Icon name="eye" size={14} />
          {seenBy.map((seat) => (
            <SeatStone key={seat} seat={seat} size={12} />
          ))}
        </span>
      )}
      {reservedBy !== undefined && (
        <span className="mark reserved">
          <Icon name="flag" size={14} />
          <SeatStone seat={reservedBy} size={14} />
        </span>
      )}
    </>
  );
}

/** A choice of this offer that is waiting for other players' answers. */
const usePendingChoice = (spot: Spot): string | undefined => {
  const { waiting } = useBoard().view;
  const say = useMessages(stallTexts);
  const name = useName();
  if (waiting.for === 'pre-emption' && isSpot(waiting.chosen, spot)) {
    return say.hasChosen(name(waiting.chosen.by), waiting.chosen.type);
  }
  if (waiting.for === 'answer' && isSpot(waiting.bid, spot)) return say.bids(name(waiting.bid.by), waiting.bid.sum);
  return undefined;
};

function PendingChoice({ spot }: { readonly spot: Spot }) {
  const call = usePendingChoice(spot);
  return (
    call && (
      <span className="flagged" aria-hidden="true">
        {call}
      </span>
    )
  );
}
