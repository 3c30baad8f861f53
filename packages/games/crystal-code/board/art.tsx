import './symbols.css';
import { At } from '@sesame/ui';
import { Pentagon } from './Pentagon.tsx';
import { posedChain } from './tile-arrangement.ts';

/** Three chained tiles. */
const CHAIN = /* @__PURE__ */ posedChain(
  [
    { tile: 20, out: 2 },
    { tile: 13, in: 1, out: 3 },
    { tile: 12, in: 0 },
  ],
  -42,
);

/** Cover picture of the game, 240 x 160 around (0,0). */
export default function Art() {
  return (
    <svg className="art" width="240" height="160" viewBox="-120 -80 240 160" aria-hidden="true">
      <At x={-71} y={3} k={0.47}>
        {CHAIN.map(({ tile, x, y, turn }) => (
          <At key={tile} x={x} y={y}>
            <Pentagon tile={tile} turn={turn} />
          </At>
        ))}
      </At>
    </svg>
  );
}
