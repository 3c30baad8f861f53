import './board.css';
import { At } from '@sesame/ui';
import { DieDrawing } from './Die.tsx';

const DICE = [
  { x: -68, y: 18, turn: -14, face: 5 },
  { x: 4, y: -22, turn: 9, face: 1 },
  { x: 70, y: 22, turn: -6, face: undefined },
] as const;

/** The picture on the game's card, 240 x 160 around (0,0). */
export default function Art() {
  return (
    <svg className="art" width="240" height="160" viewBox="-120 -80 240 160" aria-hidden="true">
      {DICE.map(({ x, y, turn, face }) => (
        <At key={x} x={x} y={y} turn={turn} k={0.72}>
          <DieDrawing face={face} isWild />
        </At>
      ))}
    </svg>
  );
}
