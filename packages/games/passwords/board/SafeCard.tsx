import type { Seat } from '@sesame/kernel';
import { At, Icon, Piece, Plate, SeatStone } from '@sesame/ui';
import type { Letter } from '../rules/state.ts';

export interface SafeCardProps {
  readonly letter: Letter;
  readonly spaces: number;
  /** The owners of its stones, in the order in which they were laid. */
  readonly stones: readonly Seat[];
  /** How many of the last stones are new in this turn. */
  readonly fresh?: number;
  /** A stop of the walk, or a stop that is filled and locks. */
  readonly state?: 'stop' | 'lock' | undefined;
}

/** Sizes in the units of the card. */
const STONE_SIZE = 25;
const STONE_SPACING = 22;

/** A safe card, 96 x 112, centred on (0,0): the door with its letter, below it the spaces with stones. */
export function SafeCard({ letter, spaces, stones, fresh = 0, state }: SafeCardProps) {
  return (
    <>
      <Piece w={96} h={112} cut={13} />
      {state && <Plate x={-48} y={-56} w={96} h={112} cut={13} className="p-rim" />}
      <Plate x={-38} y={-47} w={76} h={66} cut={8} className="p-well" />
      <path className="p-brass" d="M-49-36h-5v14h5M-49 20h-5v14h5" />
      <text className="p-text" y="10" fontSize="62">
        {letter}
      </text>
      {Array.from({ length: Math.max(spaces, stones.length) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a space is its index
        <At key={i} x={(i - (spaces - 1) / 2) * STONE_SPACING} y={38}>
          <Space seat={stones[i]} isFresh={i >= stones.length - fresh} />
        </At>
      ))}
      {state === 'lock' && (
        <At x={40} y={-54}>
          <LockBadge />
        </At>
      )}
    </>
  );
}

function Space({ seat, isFresh }: { readonly seat: Seat | undefined; readonly isFresh: boolean }) {
  return (
    <>
      <circle className="p-well" r="9" />
      {seat !== undefined && (
        <g className={isFresh ? 'pw-fresh' : undefined}>
          <At x={-STONE_SIZE / 2} y={-STONE_SIZE / 2}>
            <SeatStone seat={seat} size={STONE_SIZE} />
          </At>
          {isFresh && <circle className="p-rim" r="12" />}
        </g>
      )}
    </>
  );
}

/** Badge of a safe that is full and locks. */
function LockBadge() {
  return (
    <g className="pw-lock">
      <circle className="p-plate" r="16" />
      <At x={-10} y={-10.5}>
        <Icon name="lock" size={20} />
      </At>
    </g>
  );
}
