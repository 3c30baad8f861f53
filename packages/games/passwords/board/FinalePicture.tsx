import './finale.css';
import { winnersOf } from '@sesame/kernel';
import { At, type FinalePictureProps, Icon, Plate, SeatStone } from '@sesame/ui';
import type { View } from '../rules/state.ts';

const STONE_SIZE = 20;
/** At most so many stones fall into the box in the picture. */
const MAX_FALLING_STONES = 6;
const FLOOR_WIDTH = 216;

/** The box with the stones that a player got rid of, and in front of it those that are left. It is locked for the winner. */
export function FinalePicture({ view, outcome, viewer, isNew }: FinalePictureProps<View>) {
  const winners = winnersOf(outcome);
  const seat = viewer === 'spectator' ? (winners[0] ?? 0) : viewer;
  const { box = 0, left = 0 } = view.seats[seat] ?? {};
  const hasWon = winners.includes(seat);
  const className = `art pw-finale${hasWon ? ' won' : ''}${isNew ? ' new' : ''}`;
  return (
    <svg className={className} width="240" height="160" viewBox="-120 -80 240 160" aria-hidden="true">
      <circle className="pw-finale-light" r="92" cy="-6" fill="url(#glow-yellow)" />
      {isNew && <FallingStones seat={seat} count={Math.min(box, MAX_FALLING_STONES)} />}
      <ClosedBox isLocked={hasWon} />
      <StonesLeft seat={seat} count={left} />
    </svg>
  );
}

function FallingStones({ seat, count }: { readonly seat: number; readonly count: number }) {
  return Array.from({ length: count }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stones are all alike
    <g key={i} className="pw-falling" style={{ '--i': i }}>
      <At x={((i * 37) % 50) - 25 - STONE_SIZE / 2} y={-38}>
        <SeatStone seat={seat} size={STONE_SIZE} />
      </At>
    </g>
  ));
}

/** The box; locked, it has a lid and a brass rim. */
function ClosedBox({ isLocked }: { readonly isLocked: boolean }) {
  return (
    <>
      <Plate x={-64} y={-18} w={128} h={64} cut={10} className="p-shadow" />
      <Plate x={-64} y={-22} w={128} h={64} cut={10} className="p-piece" />
      <Plate x={-42} y={-28} w={84} h={12} cut={4} className="p-hole" />
      <Plate x={-42} y={-28} w={84} h={12} cut={4} className="p-dim" />
      {isLocked && (
        <g className="pw-lid">
          <Plate x={-70} y={-36} w={140} h={22} cut={7} className="p-piece" />
          <Plate x={-70} y={-36} w={140} h={22} cut={7} className="p-rim" />
          <Plate x={-64} y={-14} w={128} h={56} cut={10} className="p-rim" />
          <circle className="p-plate" r="17" cy="2" />
          <At x={-11} y={-9}>
            <g className="pw-lock">
              <Icon name="lock" size={22} />
            </g>
          </At>
        </g>
      )}
    </>
  );
}

function StonesLeft({ seat, count }: { readonly seat: number; readonly count: number }) {
  const spacing = Math.min(STONE_SIZE - 2, FLOOR_WIDTH / Math.max(1, count));
  return Array.from({ length: count }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stones are all alike
    <At key={i} x={(i - (count - 1) / 2) * spacing - STONE_SIZE / 2} y={i % 2 === 0 ? 50 : 55}>
      <SeatStone seat={seat} size={STONE_SIZE} />
    </At>
  ));
}
