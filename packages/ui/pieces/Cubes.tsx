import { At, Picture } from './drawing.tsx';
import { CUBE_COLOURS, CUBE_FACES, type CubeKind, cubesOf } from './shapes.ts';

/** A cube worth one credit (white) or three (gold). */
export function Cube({ kind }: { readonly kind: CubeKind }) {
  const colours = CUBE_COLOURS[kind];
  return (
    <g stroke={colours[2]} strokeWidth="2" strokeLinejoin="round">
      {CUBE_FACES.map((d, i) => (
        <path key={d} d={d} fill={colours[i]} />
      ))}
    </g>
  );
}

/** Distance between two cubes, in drawing units. */
const SPACING = 86;

/** A row of cubes as a picture, at most as wide as `most` cubes: further cubes overlap. */
export function Cubes(props: {
  readonly sum: number;
  readonly size?: number;
  readonly most?: number;
  readonly label?: string;
}) {
  const { sum, size = 20, most = 5, label } = props;
  const cubes = cubesOf(sum);
  const apart = cubes.length > most ? (SPACING * (most - 1)) / (cubes.length - 1) : SPACING;
  const width = 80 + apart * Math.max(0, cubes.length - 1);
  return (
    <Picture width={(size * width) / 80} box={`-40 -46 ${width} 92`} label={label}>
      {cubes.map((kind, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cube is its place in the row
        <At key={i} x={i * apart}>
          <Cube kind={kind} />
        </At>
      ))}
    </Picture>
  );
}
