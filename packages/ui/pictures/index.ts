export { makeDocument, PICTURE_FONT, PICTURE_SIZE } from './document.ts';
export { boardFrame, type SeatLine } from './frame.ts';
export { initialOf } from './initial.ts';
export { drawable, label } from './label.ts';
export {
  cube,
  cubes,
  engraved,
  gem,
  icon,
  keyhole,
  logo,
  pin,
  powerToken,
  seatStone,
  tile,
  trophy,
  trophyWell,
} from './pieces.ts';
export { at, circle, type Drawing, element, group, path, pieceOf, plateOf, polygon } from './svg.ts';
