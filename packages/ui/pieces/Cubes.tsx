import { At, Picture } from './drawing.tsx';

export type CubeKind = 'gold' | 'white';

/** Colours of the top, left and right faces. */
const SIDES: Readonly<Record<CubeKind, readonly [string, string, string]>> = {
  gold: ['#f8e1a4', '#c79a45', '#8d6626'],
  white: ['#ffffff', '#cfd3d6', '#9aa1a9'],
};

/** A cube worth one credit (white) or three (gold). */
export function Cube({ kind }: { readonly kind: CubeKind }) {
  const [top, left, right] = SIDES[kind];
  return (
    <g stroke={right} strokeWidth="2" strokeLinejoin="round">
      <path d="M0-42 38-21 0 0-38-21Z" fill={top} />
      <path d="M-38-21 0 0V44L-38 22Z" fill={left} />
      <path d="M38-21 0 0V44L38 22Z" fill={right} />
    </g>
  );
}

/** A sum in as few cubes as possible. */
const cubesOf = (sum: number): readonly CubeKind[] => [
  ...Array<CubeKind>(Math.floor(sum / 3)).fill('gold'),
  ...Array<CubeKind>(sum % 3).fill('white'),
];

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
