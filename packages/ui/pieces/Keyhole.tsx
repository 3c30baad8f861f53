import { SIZE } from './cuts.ts';
import { At, Picture, Plate, Poly } from './drawing.tsx';
import { brilliantCut } from './facets.ts';
import { type Point, ring } from './geometry.ts';

const [A, B, C, D, E, F, TOP]: readonly [Point, Point, Point, Point, Point, Point, Point] = [
  [-9, 0],
  [-23, 46],
  [-8, 46],
  [8, 46],
  [23, 46],
  [9, 0],
  [0, -2],
];
const HEAD = /* @__PURE__ */ brilliantCut(/* @__PURE__ */ ring(8, -112.5), 8, -112.5);
const HEAD_OUTLINE = /* @__PURE__ */ ring(8, -112.5, SIZE);

/** A keyhole cut like a crystal. */
export function Keyhole() {
  return (
    <g className="g-brass">
      <Poly points={[A, B, E, F]} className="girdle" />
      <Poly points={[A, B, C, TOP]} className="f4" />
      <Poly points={[TOP, C, D]} className="f6" />
      <Poly points={[TOP, D, E, F]} className="f1" />
      <At y={-19} k={0.64}>
        <Poly points={HEAD_OUTLINE} className="girdle" />
        {HEAD.map(({ tone, d }) => (
          <path key={d} className={tone} d={d} />
        ))}
      </At>
    </g>
  );
}

/** The logo: the keyhole on its plate. */
export function Logo({ size = 32, label }: { readonly size?: number; readonly label?: string }) {
  const shape = { x: -37, y: -50, w: 74, h: 100, cut: 20 };
  return (
    <Picture width={size} label={label} className="logo">
      <Plate {...shape} className="p-hole" />
      <Plate {...shape} className="p-rim bold" />
      <At y={1} k={0.74}>
        <Keyhole />
      </At>
    </Picture>
  );
}
