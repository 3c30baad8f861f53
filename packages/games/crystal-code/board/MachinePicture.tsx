import { At } from '@sesame/ui';
import { crystalsByCard } from '../rules/machine.ts';
import type { Machine } from '../rules/pieces.ts';
import { openEdges } from './build-plan.ts';
import { MachineCard } from './MachineCard.tsx';
import { boxAround } from './pentagon-geometry.ts';

const CARD = 101;
const LEAST = 2.6;

/** A machine in small, as a picture of its own. */
export function MachinePicture(props: {
  readonly machine: Machine;
  readonly className?: string;
  /** At least so many cards are in the picture, so that small machines look small. */
  readonly least?: number;
}) {
  const { machine, className, least = LEAST } = props;
  const { cards } = machine;
  const crystals = crystalsByCard(machine);
  const { left, top, right, bottom } = boxAround(cards.length === 0 ? [{ x: 0, y: 0 }] : cards, 0.56);
  const [width, height] = [Math.max(least, right - left), Math.max(least * 0.72, bottom - top)];
  const box = [(left + right - width) / 2, (top + bottom - height) / 2, width, height].map((side) => side * CARD);
  return (
    <svg className={className ?? 'xc-picture'} viewBox={box.join(' ')} aria-hidden="true">
      {cards.map((laid, i) => (
        <At key={laid.card} x={laid.x * CARD} y={laid.y * CARD}>
          <MachineCard card={laid.card} turn={laid.turn} crystals={crystals[i] ?? 0} open={openEdges(machine, laid)} />
        </At>
      ))}
      {cards.length === 0 && <rect className="xc-nothing" x="-48" y="-48" width="96" height="96" rx="6" />}
    </svg>
  );
}
