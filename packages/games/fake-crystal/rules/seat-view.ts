import type { Seat, Viewer } from '@sesame/kernel';
import { isExchange } from './legal.ts';
import { beforeOffering, hasOffered } from './offer.ts';
import { isSpiedBy, sideOf } from './sides.ts';
import type { CollectionView, Offer, OfferView, SeatView, Side, StackView, State, Tile, TileView } from './state.ts';
import { backsOf, colourOf, crystalsOf, isFake } from './tiles.ts';
import { turnsLeft } from './turns.ts';

/** FC33: what a viewer sees of a seat. */
export const seatView = (state: State, seat: Seat, viewer: Viewer): SeatView => {
  const side = sideOf(state, seat);
  const making = state.stage.type === 'offers';
  const open = seat === viewer || state.stage.type === 'over';
  const seen = making && !open ? beforeOffering(side) : side; // FC7
  const offer = (one: Offer | null) => one && (open || isSpiedBy(one, viewer) ? openOffer(one) : closedOffer(one));
  return {
    purse: seen.purse,
    hand: open ? seen.hand.map(openTile) : backsOf(seen.hand).map((colour) => ({ colour })),
    offered: making ? hasOffered(side) : isExchange(state),
    stall: [offer(seen.stall[0]), offer(seen.stall[1])],
    collection: collectionView(side, open ? openStack : closedStack),
    trophies: side.trophies,
    token: seen.token,
    reserve: side.reserve.length,
    turnsLeft: making || isExchange(state) ? turnsLeft(state, seat) : 0,
  };
};

export const openTile = (tile: Tile): TileView => ({ colour: colourOf(tile), tile });

const closedOffer = ({ tile, claim, price, seenBy, reservedBy }: Offer): OfferView => ({
  colour: colourOf(tile),
  claim,
  price,
  seenBy,
  ...(reservedBy !== undefined && { reservedBy }),
});

const openOffer = (offer: Offer): OfferView => ({ ...closedOffer(offer), tile: offer.tile });

/** FC14: orange, green and pink are visible; blue and fakes form two stacks. */
const collectionView = ({ collection }: Side, stack: (tiles: readonly Tile[]) => StackView): CollectionView => {
  const genuine = collection.filter((tile) => !isFake(tile));
  return {
    open: genuine.filter((tile) => colourOf(tile) !== 'b'),
    blue: { ...stack(genuine.filter((tile) => colourOf(tile) === 'b')), crystals: crystalsOf(genuine, 'b') },
    fakes: stack(collection.filter(isFake)),
  };
};

const closedStack = (tiles: readonly Tile[]): StackView => {
  const top = tiles.at(-1);
  return { count: tiles.length, ...(top !== undefined && { top }) };
};

const openStack = (tiles: readonly Tile[]): StackView => ({ ...closedStack(tiles), tiles });
