import { Engraved, FakeGem, Gem } from './Crystal.tsx';
import type { CrystalColour } from './colours.ts';
import { At, Piece, Plate } from './drawing.tsx';

/** The number of crystals, or a fake. */
export type TileFace = '1' | '2' | '3' | 'f';

/** Positions of the crystals: x, y and scale. */
const SPOTS: Readonly<Record<Exclude<TileFace, 'f'>, readonly (readonly [number, number, number])[]>> = {
  1: [[0, 0, 0.62]],
  2: [
    [-19, -14, 0.44],
    [19, 15, 0.44],
  ],
  3: [
    [-20, 18, 0.38],
    [20, 18, 0.38],
    [0, -19, 0.38],
  ],
};

const WELL = { x: -42, y: -42, w: 84, h: 84, cut: 8, className: 'p-well' } as const;
const FRAME = { x: -40, y: -40, w: 80, h: 80, cut: 8, className: 'p-line' } as const;

/** A tile of crystals. Without a face it is face down and only its colour shows. */
export function Tile({ colour, face }: { readonly colour: CrystalColour; readonly face?: TileFace | undefined }) {
  return (
    <>
      <Piece w={100} h={100} cut={12} />
      {face === undefined ? (
        <>
          <Plate {...FRAME} />
          <At k={0.66}>
            <Engraved colour={colour} />
          </At>
        </>
      ) : (
        <>
          <Plate {...WELL} />
          {face === 'f' ? <Fake colour={colour} /> : <Crystals colour={colour} face={face} />}
        </>
      )}
    </>
  );
}

function Crystals({ colour, face }: { readonly colour: CrystalColour; readonly face: Exclude<TileFace, 'f'> }) {
  return SPOTS[face].map(([x, y, k]) => (
    <At key={x} x={x} y={y} k={k}>
      <Gem colour={colour} />
    </At>
  ));
}

/** A dull crystal in a frame of the colour of the tile’s back. */
function Fake({ colour }: { readonly colour: CrystalColour }) {
  return (
    <>
      <g className={`g-${colour}`}>
        <Plate {...FRAME} className="fake-frame" />
      </g>
      <At y={-8} k={0.6}>
        <FakeGem colour={colour} />
      </At>
      <text className="p-text" y={37} style={{ fontSize: 18 }}>
        −3
      </text>
    </>
  );
}
