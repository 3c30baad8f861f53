import { Cubes, useMessages } from '@sesame/ui';
import type { ReactNode } from 'react';
import { signed } from '../board/signed.ts';
import { OpenTile } from '../board/TilePicture.tsx';
import { ANNS, ANNS_COUNT, ANNS_CREDITS } from './example-match.ts';
import { Medal } from './TileFigures.tsx';
import { manualTexts } from './texts.ts';

/** Example of a final score. */
export function CountFigure() {
  const say = useMessages(manualTexts).end;
  const { trophies = 0, tiles = 0, fakes = 0, credits = 0, score = 0 } = ANNS_COUNT;
  return (
    <figure className="manual-figure">
      <figcaption className="small soft">{say.figure}</figcaption>
      <table className="count-figure small">
        <tbody>
          <Row name={say.trophies} points={trophies}>
            {[...ANNS.claimed, 'blue-most' as const].map((trophy) => (
              <Medal key={trophy} trophy={trophy} size={52} />
            ))}
          </Row>
          <Row name={say.tiles} points={tiles}>
            {ANNS.tiles.map((tile) => (
              <OpenTile key={tile} tile={tile} size={34} />
            ))}
          </Row>
          <Row name={say.fakes} points={fakes}>
            {ANNS.fakes.map((tile) => (
              <OpenTile key={tile} tile={tile} size={34} />
            ))}
          </Row>
          <Row name={say.credits} points={credits}>
            <Cubes sum={ANNS_CREDITS} size={18} />
          </Row>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {say.score}
            </th>
            <td className="points brass">{score}</td>
          </tr>
        </tfoot>
      </table>
    </figure>
  );
}

interface RowProps {
  readonly name: string;
  readonly points: number;
  readonly children: ReactNode;
}

function Row({ name, points, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <span className="pieces">{children}</span>
      </td>
      <td className="points">{signed(points)}</td>
    </tr>
  );
}
