import './finale-picture.css';
import { winnersOf } from '@sesame/kernel';
import { At, Cube, type FinalePictureProps, Tile as TilePiece, Trophy as TrophyPiece, useLocale } from '@sesame/ui';
import { COLOURS, type Tile, type View } from '../rules/state.ts';
import { FACES } from '../rules/tiles.ts';
import { PRIZES } from '../rules/trophies.ts';
import { CRYSTALS } from './crystal-colours.ts';
import { trophySign } from './trophy-signs.ts';

/** The winner’s best trophy between their best tiles; for others a cracked fake among a few coins. */
export function FinalePicture({ view, outcome, viewer, isNew }: FinalePictureProps<View>) {
  const winners = winnersOf(outcome);
  const isLost = viewer !== 'spectator' && !winners.includes(viewer);
  const seat = viewer !== 'spectator' && winners.includes(viewer) ? viewer : (winners[0] ?? 0);
  return (
    <svg
      className={`art finale-picture${isNew ? ' new' : ''}`}
      width="240"
      height="160"
      viewBox="-120 -80 240 160"
      aria-hidden="true"
    >
      {isLost ? <Fake view={view} seat={viewer} /> : <Treasure view={view} seat={seat} />}
    </svg>
  );
}

interface SeatProps {
  readonly view: View;
  readonly seat: number;
}

function Treasure({ view, seat }: SeatProps) {
  const locale = useLocale();
  const side = view.seats[seat];
  const tiles = [...(side?.collection.open ?? []), ...(side?.collection.blue.tiles ?? [])];
  const [left, right] = tiles.toSorted((a, b) => FACES[b].value - FACES[a].value);
  const [trophy] = (side?.trophies ?? []).toSorted((a, b) => PRIZES[b].value - PRIZES[a].value);
  return (
    <>
      {left && <FaceUp tile={left} x={-66} turn={-10} />}
      {right && <FaceUp tile={right} x={66} turn={10} />}
      <g className="finale-trophy">
        <At y={-4} k={1.15}>
          {trophy ? (
            <TrophyPiece
              colour={CRYSTALS[PRIZES[trophy].colour]}
              wants={trophySign(trophy, locale)}
              value={PRIZES[trophy].value}
            />
          ) : (
            <Cube kind="gold" />
          )}
        </At>
      </g>
    </>
  );
}

function FaceUp({ tile, x, turn }: { readonly tile: Tile; readonly x: number; readonly turn: number }) {
  const { colour, kind } = FACES[tile];
  return (
    <At x={x} y={8} k={0.82} turn={turn}>
      <TilePiece colour={CRYSTALS[colour]} face={kind} />
    </At>
  );
}

const COINS = [-62, -30, 74] as const;

function Fake({ view, seat }: SeatProps) {
  const top = view.seats[seat]?.collection.fakes.top;
  const colour = top ? FACES[top].colour : COLOURS[seat % COLOURS.length];
  return (
    <>
      <g className="finale-fake">
        <At x={6} y={-6} k={1.2} turn={-12}>
          <TilePiece colour={CRYSTALS[colour ?? 'g']} face="f" />
        </At>
      </g>
      {COINS.map((x) => (
        <At key={x} x={x} y={60} k={0.24}>
          <Cube kind="white" />
        </At>
      ))}
    </>
  );
}
