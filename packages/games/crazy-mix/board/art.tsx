import './pieces.css';
import { At } from '@sesame/ui';
import { CODE_CARDS } from '../rules/cards.ts';
import { CodeCard, DecoderCard } from './CodeCards.tsx';

/** Cards around the decoder, clockwise from the top. */
const LAID = [
  { card: 'rSsf', x: 0, y: -62, turn: 1 },
  { card: 'yTBf', x: 64, y: 0, turn: 2 },
  { card: 'bTse', x: 0, y: 62, turn: -2 },
  { card: 'bCBe', x: -64, y: 0, turn: -3 },
] as const;

/** Cover picture of the game, 240 x 160 around (0,0). */
export default function Art() {
  return (
    <svg className="art" width="240" height="160" viewBox="-120 -80 240 160" aria-hidden="true">
      <At k={0.56}>
        <DecoderCard decoder={CODE_CARDS.ySBe.decoder} />
      </At>
      {LAID.map(({ card, x, y, turn }) => (
        <At key={card} x={x} y={y} k={0.56} turn={turn}>
          <CodeCard card={card} />
        </At>
      ))}
    </svg>
  );
}
