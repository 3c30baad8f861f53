import { At, Gem, Plate } from '@sesame/ui';
import type { Colour } from '../rules/state.ts';

const ROWS: readonly (readonly Colour[])[] = [
  ['green', 'green', 'green', 'green'],
  ['purple', 'purple', 'purple'],
  ['yellow', 'yellow'],
];

/** The picture on the game's card, 240 x 160 around (0,0). */
export default function Art() {
  return (
    <svg className="art" width="240" height="160" viewBox="-120 -80 240 160" aria-hidden="true">
      {ROWS.map((row, y) => (
        <At key={row[0]} y={-46 + y * 46}>
          {row.map((colour, x) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a crystal is its place
            <At key={x} x={-75 + x * 50} k={0.36}>
              <Plate x={-58} y={-58} w={116} h={116} cut={32} className="p-well" />
              <Gem colour={colour} />
            </At>
          ))}
        </At>
      ))}
    </svg>
  );
}
