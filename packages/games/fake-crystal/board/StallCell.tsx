import type { Claim, Spot } from '../rules/state.ts';
import { isSpot, offerAt, useBoard } from './board-context.ts';
import { isLifted } from './moment/turned-tile.ts';
import { OfferCell } from './OfferCell.tsx';
import { RevealedTileCell } from './RevealedTile.tsx';

/** Row of a tile whose claim is not known. */
const DEFAULT_CLAIM: Claim = 12;

/** One place of a stall: an offer, a tile that was just turned there, or nothing. */
export function StallCell({ spot, claim }: { readonly spot: Spot; readonly claim: Claim }) {
  const { view, recentEvents, shownEvent } = useBoard();
  const offer = offerAt(view, spot);
  if (offer) {
    if (offer.claim !== claim) return <div className="cell" />;
    const place = `${spot.seller} ${spot.column}`;
    if (isLifted(shownEvent, spot, view)) return <div className="cell" data-spot={place} />;
    return <OfferCell spot={spot} offer={offer} />;
  }
  const turned = recentEvents.revealed.find((one) => isSpot(one, spot) && (one.claim ?? DEFAULT_CLAIM) === claim);
  return turned ? <RevealedTileCell key={turned.id} turned={turned} /> : <div className="cell" />;
}
