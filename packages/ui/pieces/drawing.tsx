import type { ReactNode } from 'react';
import { type Placement, type Polygon, pathOf, plate, round, transformOf } from './geometry.ts';

/** An SVG picture of a drawing around (0,0). Decorative unless it has a label. */
export function Picture(props: {
  readonly width?: number;
  readonly box?: string;
  readonly className?: string;
  readonly label?: string | undefined;
  readonly children: ReactNode;
}) {
  const { width = 40, box = '-50 -50 100 100', className, label, children } = props;
  const [, , w = 100, h = 100] = box.split(' ').map(Number);
  const size = { width, height: round((width * h) / w), viewBox: box };
  return label === undefined ? (
    <svg className={className} {...size} aria-hidden="true">
      {children}
    </svg>
  ) : (
    <svg className={className} {...size} role="img" aria-label={label}>
      {children}
    </svg>
  );
}

/** Moves, turns and scales a drawing. */
export function At({ children, ...placement }: Placement & { readonly children: ReactNode }) {
  return <g transform={transformOf(placement)}>{children}</g>;
}

export function Poly({ points, className }: { readonly points: Polygon; readonly className: string }) {
  return <path className={className} d={pathOf(points)} />;
}

export interface PlateProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly cut: number;
  readonly className: string;
}

/** A plate with cut corners. */
export function Plate({ className, ...shape }: PlateProps) {
  return <Poly points={plate(shape)} className={className} />;
}

/** A plate with its shadow. */
export function Piece({ w, h, cut }: Pick<PlateProps, 'w' | 'h' | 'cut'>) {
  const shape = { x: -w / 2, w, h, cut };
  return (
    <>
      <Plate {...shape} y={-h / 2 + 4} className="p-shadow" />
      <Plate {...shape} y={-h / 2} className="p-piece" />
    </>
  );
}
