import { type Placement, type Polygon, pathOf, plate, transformOf } from '../pieces/geometry.ts';

/** SVG as text. Drawings are around (0,0) as the React pieces are, with the same classes. */
export type Drawing = string;

type Attributes = Readonly<Record<string, string | number | undefined>>;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

export const element = (tag: string, attributes: Attributes, ...children: readonly Drawing[]): Drawing => {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escapeText(String(value))}"`],
  );
  return `<${tag}${written.join('')}>${children.join('')}</${tag}>`;
};

/** Moves, turns and scales a drawing. */
export const at = (placement: Placement, ...drawings: readonly Drawing[]): Drawing =>
  element('g', { transform: transformOf(placement) }, ...drawings);

export const group = (className: string, ...drawings: readonly Drawing[]): Drawing =>
  element('g', { class: className }, ...drawings);

export const path = (className: string, d: string): Drawing => element('path', { class: className, d });

export const circle = (className: string, r: number, centre: { readonly x?: number; readonly y?: number } = {}) =>
  element('circle', { class: className, r, cx: centre.x, cy: centre.y });

export const polygon = (className: string, points: Polygon): Drawing => path(className, pathOf(points));

export interface PlateShape {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly cut: number;
}

/** A plate with cut corners. */
export const plateOf = (className: string, shape: PlateShape): Drawing => polygon(className, plate(shape));

/** A plate with its shadow. */
export const pieceOf = ({ w, h, cut }: Pick<PlateShape, 'w' | 'h' | 'cut'>): Drawing =>
  plateOf('p-shadow', { x: -w / 2, y: -h / 2 + 4, w, h, cut }) +
  plateOf('p-piece', { x: -w / 2, y: -h / 2, w, h, cut });
