import { At, Gem, Plate } from '@sesame/ui';
import type { Colour } from '../rules/state.ts';

const CELLS: readonly Colour[] = [
  'red',
  'blue',
  'green',
  'yellow',
  'blue',
  'orange',
  'yellow',
  'green',
  'red',
  'purple',
  'white',
  'purple',
];

/** The picture on the game's card, 240 x 160 around (0,0). */
export default function Art() {
  return (
    <svg className="art" width="240" height="160" viewBox="-120 -80 240 160" aria-hidden="true">
      {CELLS.map((colour, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a crystal is its place
        <At key={cell} x={-72 + (cell % 4) * 48} y={-48 + Math.floor(cell / 4) * 48} k={0.36}>
          <Plate x={-58} y={-58} w={116} h={116} cut={32} className="p-well" />
          <Gem colour={colour} />
        </At>
      ))}
    </svg>
  );
}
