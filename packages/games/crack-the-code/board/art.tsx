import { At, Gem, Pin, Plate } from '@sesame/ui';
import { colourOf, lettersOf } from './crystal-colours.ts';
import { kindsOf } from './pin-kinds.ts';

const ROWS = [
  ['rybwg', { black: 1, white: 1 }],
  ['gpryb', { black: 2, white: 1 }],
  ['wgrpy', { black: 3, white: 1 }],
] as const;

/** Picture on the game's card, 240 x 160, centred on (0,0). */
export default function Art() {
  return (
    <svg className="art" width="240" height="160" viewBox="-120 -80 240 160" aria-hidden="true">
      {ROWS.map(([code, answer], row) => (
        <At key={code} y={-47 + row * 47}>
          {lettersOf(code).map((letter, i) => (
            <At key={letter} x={-92 + i * 37} k={0.29}>
              <Plate x={-62} y={-62} w={124} h={124} cut={36} className="p-well" />
              <Gem colour={colourOf(letter)} />
            </At>
          ))}
          {kindsOf(answer, 4).map((kind, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its index
            <At key={i} x={86 + (i % 2) * 17} y={i > 1 ? 9 : -8} k={0.13}>
              <Pin kind={kind} />
            </At>
          ))}
        </At>
      ))}
    </svg>
  );
}
