import { at, type Drawing, element, path, polygon } from '@sesame/ui/pictures';
import { INNER, OUTLINE, RAYS, ring } from '../board/pentagon-shapes.ts';

/** A pentagonal tile face down. */
export const pentagonBack = (turn: number): Drawing =>
  at({ y: 5, turn }, polygon('p-shadow', OUTLINE)) +
  at(
    { turn },
    polygon('p-piece', OUTLINE),
    polygon('p-dim', INNER),
    path('p-line', RAYS),
    element('g', { opacity: 0.7 }, polygon('p-brass', ring(0.42))),
    polygon('p-dim', ring(0.2)),
  );
