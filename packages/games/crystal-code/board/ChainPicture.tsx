import { At } from '@sesame/ui';
import { type Chain, SIDES, type Tile } from '../rules/pieces.ts';
import { areApart } from '../rules/tiles.ts';
import { marksOf } from './joint-marks.ts';
import { Pentagon } from './Pentagon.tsx';
import { boxAround, cornersOf, type Point, TILE_RADIUS } from './pentagon-geometry.ts';
import { type Arrangement, posedChain } from './tile-arrangement.ts';

/** Turns the chain so that it is as flat as possible, reading from left to right. */
const level = (chain: Chain): Arrangement => {
  const turns = Array.from({ length: 36 }, (_, i) => posedChain(chain, i * 10)).filter(runsRight);
  const height = (posed: Arrangement) => {
    const { top, bottom } = boxAround(posed);
    return bottom - top;
  };
  return turns.toSorted((one, other) => height(one) - height(other))[0] ?? [];
};

const runsRight = (posed: Arrangement): boolean => (posed.at(-1)?.x ?? 0) >= (posed[0]?.x ?? 0);

/** Unchained tiles side by side. */
const inLine = (tiles: readonly Tile[]): Arrangement =>
  tiles.map((tile, i) => ({ tile, x: i * 205, y: 0, turn: i % 2 === 0 ? 0 : 36 }));

/** XC8: corners between two adjacent joined sides of a tile. */
const pinched = (chain: Chain, posed: Arrangement): readonly Point[] =>
  chain.flatMap(({ in: into, out }, i) => {
    const tile = posed[i];
    if (tile === undefined || into === undefined || out === undefined || areApart(into, out)) return [];
    // Corner n lies before side n.
    const corner = cornersOf(tile)[(into + 1) % SIDES.length === out ? out : into];
    return corner ? [corner] : [];
  });

/** Drawing of a chain with the sum at each joint and wrong joints marked, or of unchained tiles. */
export function ChainPicture(props: { readonly chain?: Chain | undefined; readonly tiles?: readonly Tile[] }) {
  const { chain, tiles = [] } = props;
  const posed = chain ? level(chain) : inLine(tiles);
  const { left, top, right, bottom } = boxAround(posed, TILE_RADIUS + 26);
  return (
    <svg className="xc-chain" viewBox={`${left} ${top} ${right - left} ${bottom - top}`} aria-hidden="true">
      {posed.map(({ tile, x, y, turn }) => (
        <At key={tile} x={x} y={y}>
          <Pentagon tile={tile} turn={turn} />
        </At>
      ))}
      {chain &&
        marksOf(posed).map(({ one, other, line: [from, to], mark, counts, holds, isSameKind }, i) => (
          <g key={`${one.at} ${other.at}`} className={holds ? 'xc-held' : 'xc-broken'} style={{ '--joint': i }}>
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
            <text x={mark.x} y={mark.y + 8}>
              {isSameKind ? `${counts[0]}+${counts[1]}` : '≠'}
            </text>
          </g>
        ))}
      {chain &&
        pinched(chain, posed).map(({ x, y }) => <circle key={`${x} ${y}`} className="leak" cx={x} cy={y} r="13" />)}
    </svg>
  );
}
