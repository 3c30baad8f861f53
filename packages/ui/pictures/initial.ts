import { ring } from '../pieces/geometry.ts';
import { label } from './label.ts';
import { type Drawing, polygon } from './svg.ts';

const RADIUS = 190;

/** A player's initial on an octagon, as their avatar everywhere, around (0,0). */
export const initialOf = (name: string): Drawing =>
  polygon('p-slab', ring(8, 22.5, RADIUS)) +
  polygon('p-well', ring(8, 22.5, RADIUS - 20)) +
  polygon('p-rim bold', ring(8, 22.5, RADIUS)) +
  label(([...name][0] ?? '').toUpperCase(), { className: 'p-num', y: 66, size: 190, anchor: 'middle' });
