import { Engraved, FakeGem, Gem } from './Crystal.tsx';
import type { CrystalColour } from './colours.ts';
import { At, Piece, Plate } from './drawing.tsx';
import { TILE_FRAME, TILE_SPOTS, TILE_WELL, type TileFace } from './shapes.ts';

/** A tile of crystals. Without a face it is face down and only its colour shows. */
export function Tile({ colour, face }: { readonly colour: CrystalColour; readonly face?: TileFace | undefined }) {
  return (
    <>
      <Piece w={100} h={100} cut={12} />
      {face === undefined ? (
        <>
          <Plate {...TILE_FRAME} className="p-line" />
          <At k={0.66}>
            <Engraved colour={colour} />
          </At>
        </>
      ) : (
        <>
          <Plate {...TILE_WELL} className="p-well" />
          {face === 'f' ? <Fake colour={colour} /> : <Crystals colour={colour} face={face} />}
        </>
      )}
    </>
  );
}

function Crystals({ colour, face }: { readonly colour: CrystalColour; readonly face: Exclude<TileFace, 'f'> }) {
  return TILE_SPOTS[face].map(([x, y, k]) => (
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
        <Plate {...TILE_FRAME} className="fake-frame" />
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
