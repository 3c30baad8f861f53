import { At } from '@sesame/ui';
import { crystalsByCard } from '../rules/machine.ts';
import type { Machine } from '../rules/pieces.ts';
import { openEdges } from './build-plan.ts';
import { MachineCard } from './MachineCard.tsx';
import { boxAround } from './pentagon-geometry.ts';

const CARD_SIZE = 101;
const MIN_CARDS_SHOWN = 2.6;

/** Drawing of a whole machine. */
export function MachinePicture(props: {
  readonly machine: Machine;
  readonly className?: string;
  /** Minimum width in cards, so that small machines look small. */
  readonly minCards?: number;
}) {
  const { machine, className, minCards = MIN_CARDS_SHOWN } = props;
  const { cards } = machine;
  const crystals = crystalsByCard(machine);
  const { left, top, right, bottom } = boxAround(cards.length === 0 ? [{ x: 0, y: 0 }] : cards, 0.56);
  const [width, height] = [Math.max(minCards, right - left), Math.max(minCards * 0.72, bottom - top)];
  const box = [(left + right - width) / 2, (top + bottom - height) / 2, width, height].map((side) => side * CARD_SIZE);
  return (
    <svg className={className ?? 'xc-picture'} viewBox={box.join(' ')} aria-hidden="true">
      {cards.map((laid, i) => (
        <At key={laid.card} x={laid.x * CARD_SIZE} y={laid.y * CARD_SIZE}>
          <MachineCard card={laid.card} turn={laid.turn} crystals={crystals[i] ?? 0} open={openEdges(machine, laid)} />
        </At>
      ))}
      {cards.length === 0 && <rect className="xc-nothing" x="-48" y="-48" width="96" height="96" rx="6" />}
    </svg>
  );
}
