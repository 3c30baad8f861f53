import { At, Cube, Tile } from '@sesame/ui';

const CUBES = [
  [-36, 56, 'gold'],
  [-12, 52, 'gold'],
  [12, 58, 'gold'],
  [38, 54, 'white'],
] as const;

/** Picture on the game's card, 240 × 160 around the origin. */
export default function Art() {
  return (
    <svg className="art" width="240" height="160" viewBox="-120 -80 240 160" aria-hidden="true">
      <At x={-50} y={-8} k={0.9} turn={-9}>
        <Tile colour="pink" />
      </At>
      <At x={48} y={-10} k={0.98} turn={6}>
        <Tile colour="green" face="2" />
      </At>
      {CUBES.map(([x, y, kind]) => (
        <At key={x} x={x} y={y} k={0.27}>
          <Cube kind={kind} />
        </At>
      ))}
    </svg>
  );
}
