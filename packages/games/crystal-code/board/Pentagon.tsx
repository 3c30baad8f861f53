import { At, Poly } from '@sesame/ui';
import { memo, type ReactNode } from 'react';
import type { Side, Tile } from '../rules/pieces.ts';
import { SIDES } from '../rules/pieces.ts';
import { TILES } from '../rules/tiles.ts';
import { SIDE_ANGLE_DEG } from './pentagon-geometry.ts';
import { INNER, OUTLINE, PIPS, pipAt, RAYS, ring } from './pentagon-shapes.ts';
import { Glyph } from './SymbolGlyph.tsx';

/** Tile body. The shadow does not turn with the tile. */
function PentagonPiece({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <At y={5}>
        <g className="xc-body">
          <Poly points={OUTLINE} className="p-shadow" />
        </g>
      </At>
      <g className="xc-body">
        <Poly points={OUTLINE} className="p-piece xc-face" />
        <Poly points={INNER} className="p-dim" />
        {children}
      </g>
    </>
  );
}

/**
 * A face-up tile around (0,0), with its symbols upright at any turn. Memoised: position, and usually the turn, are set
 * by the parent.
 */
export const Pentagon = memo(function Pentagon(props: {
  readonly tile: Tile;
  readonly turn?: number;
  /** Position in the hand, from 1. */
  readonly number?: number;
  /** Selected side. */
  readonly side?: Side | undefined;
}) {
  const { tile, turn, number, side: chosen } = props;
  return (
    <g style={turn === undefined ? undefined : { '--turn': `${turn}deg` }}>
      <PentagonPiece>
        <path className="p-line" d={RAYS} />
        {chosen !== undefined && <Wedge side={chosen} />}
        {SIDES.map((side) => (
          <Symbols key={side} tile={tile} side={side} />
        ))}
        {number !== undefined && (
          <g className="xc-upright">
            <text className="xc-number" y="7">
              {number}
            </text>
          </g>
        )}
      </PentagonPiece>
    </g>
  );
});

function Symbols({ tile, side }: { readonly tile: Tile; readonly side: Side }) {
  const face = TILES[tile]?.[side];
  if (face === undefined) return null;
  return (
    <g transform={`rotate(${SIDE_ANGLE_DEG * side})`} style={{ '--side': `${SIDE_ANGLE_DEG * side}deg` }}>
      {PIPS[face.count]?.map((pip) => (
        <At key={pip.join(' ')} {...pipAt(pip)}>
          <g className="xc-upright">
            <Glyph kind={face.kind} />
          </g>
        </At>
      ))}
    </g>
  );
}

/** Sector of a tile that belongs to a side. */
function Wedge({ side }: { readonly side: Side }) {
  const [from, to] = [INNER[side], INNER[(side + 1) % SIDES.length]];
  return from && to ? <Poly points={[[0, 0], from, to]} className="xc-wedge" /> : null;
}

/** A tile face down. */
export function PentagonBack({ turn = 0 }: { readonly turn?: number }) {
  return (
    <g style={{ '--turn': `${turn}deg` }}>
      <PentagonPiece>
        <path className="p-line" d={RAYS} />
        <Poly points={ring(0.42)} className="p-brass xc-back" />
        <Poly points={ring(0.2)} className="p-dim" />
      </PentagonPiece>
    </g>
  );
}
