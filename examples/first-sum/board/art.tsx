import './board.css';
import { At } from '@sesame/ui';
import { CardDrawing } from './NumberCard.tsx';

const CARDS = [
  { x: -66, turn: -8, number: 7 },
  { x: 0, turn: 3, number: 9 },
  { x: 66, turn: 10, number: 16 },
] as const;

/** The picture on the game's card, 240 x 160 around (0,0). */
export default function Art() {
  return (
    <svg className="art" width="240" height="160" viewBox="-120 -80 240 160" aria-hidden="true">
      {CARDS.map(({ x, turn, number }) => (
        <At key={x} x={x} turn={turn} k={0.78}>
          <CardDrawing number={number} />
        </At>
      ))}
    </svg>
  );
}
