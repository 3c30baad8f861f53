import type { Seat } from '@sesame/kernel';
import { at, cube, cubes, type Drawing, label, plateOf, powerToken, seatStone, tile } from '@sesame/ui/pictures';
import { CRYSTALS } from '../board/crystal-colours.ts';
import type { OfferView, SeatView, Tile, TileView, View } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';

const WIDTH = 330;
/** The left part: stone and purse. */
const OWNER_WIDTH = 96;
const MAX_TILES_SHOWN = 9;

const tilePicture = ({ colour, tile: face }: TileView): Drawing => tile(CRYSTALS[colour], face && FACES[face].kind);

/** An offer: its tile, what its owner claims it is worth, and its price. */
const offer = (one: OfferView, power: View['options']['power']): Drawing =>
  at({ x: 32, k: 0.56 }, tilePicture(one)) +
  label(String(one.claim), { x: 66, y: -4, size: 30 }) +
  (one.price === 'token'
    ? at({ x: 80, y: 18, k: 0.22 }, powerToken(power, { isActive: true }))
    : at({ x: 72, y: 20, k: 0.17 }, cubes(one.price, 1)) +
      label(String(one.price), { className: 'p-num', x: 84, y: 27, size: 20 }));

/** Tiles side by side, closer if there are many. */
const row = (tiles: readonly TileView[]): Drawing => {
  const shown = tiles.slice(-MAX_TILES_SHOWN);
  const apart = Math.min(50, 172 / Math.max(1, shown.length - 1));
  return shown.map((one, i) => at({ x: 28 + i * apart, k: 0.46 }, tilePicture(one))).join('');
};

const faceUp = (face: Tile): TileView => ({ colour: FACES[face].colour, tile: face });

/** At the end: the collection, as far as it is worth something. */
const collected = ({ collection: { open, blue, fakes } }: SeatView): readonly TileView[] =>
  [...(fakes.tiles ?? []), ...open, ...(blue.tiles ?? [])].map(faceUp);

const goods = (view: View, side: SeatView): Drawing => {
  if (view.phase === 'over') return row(collected(side));
  const offers = side.stall.map((one, column) =>
    one === null ? '' : at({ x: column * 116 }, offer(one, view.options.power)),
  );
  return offers.some((one) => one !== '') ? offers.join('') : row(side.hand);
};

/** A stall: whose it is, the purse, and the offers; before them the backs of the hand, at the end the collection. */
export const stallRow = (view: View, seat: Seat, height: number): Drawing => {
  const side = view.seats[seat];
  if (side === undefined) return '';
  const isOn = view.waiting.seats.includes(seat);
  const plate = { x: 0, y: 5, w: WIDTH, h: height - 10, cut: 12 };
  return (
    plateOf('p-slab', plate) +
    (isOn ? plateOf('p-rim', plate) : '') +
    at(
      { y: height / 2 },
      at({ x: 34, k: 0.42 }, seatStone(seat)),
      at({ x: 68, y: -14, k: 0.2 }, cube('gold')),
      label(String(side.purse), { className: 'p-num', x: 68, y: 22, size: 24, anchor: 'middle' }),
      at({ x: OWNER_WIDTH }, goods(view, side)),
    )
  );
};
