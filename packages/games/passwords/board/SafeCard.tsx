import type { Seat } from '@sesame/kernel';
import { At, Icon, Piece, Plate, SeatStone } from '@sesame/ui';
import type { Letter } from '../rules/state.ts';
import { SAFE_BODY, SAFE_HINGES, SAFE_WELL, STONE_SIZE, spaceAt } from './safe-shapes.ts';

export interface SafeCardProps {
  readonly letter: Letter;
  readonly spaces: number;
  /** The owners of its stones, in the order in which they were laid. */
  readonly stones: readonly Seat[];
  /** How many of the last stones are new in this turn. */
  readonly fresh?: number;
  /** A stop of the walk, or a stop that is filled and locks. */
  readonly state?: 'stop' | 'lock' | undefined;
  /** The door is shut over its letter. */
  readonly isShut?: boolean;
}

/** A safe card, 96 x 112, centred on (0,0): the door with its letter, below it the spaces with stones. */
export function SafeCard({ letter, spaces, stones, fresh = 0, state, isShut = false }: SafeCardProps) {
  return (
    <>
      <Piece w={SAFE_BODY.w} h={SAFE_BODY.h} cut={SAFE_BODY.cut} />
      {state && <Plate {...SAFE_BODY} className="p-rim pw-rim" />}
      <Plate {...SAFE_WELL} className="p-well" />
      <path className="p-brass" d={SAFE_HINGES} />
      <text className="p-text" y="10" fontSize="62">
        {letter}
      </text>
      {isShut && <Door letter={letter} />}
      {Array.from({ length: Math.max(spaces, stones.length) }, (_, i) => {
        const [x, y] = spaceAt(i, spaces);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its index
          <At key={i} x={x} y={y}>
            <Space seat={stones[i]} space={i} isFresh={i >= stones.length - fresh} />
          </At>
        );
      })}
      {state === 'lock' && (
        <At x={40} y={-54}>
          <LockBadge />
        </At>
      )}
    </>
  );
}

interface SpaceProps {
  /** The owner of its stone. */
  readonly seat: Seat | undefined;
  readonly space: number;
  readonly isFresh: boolean;
}

function Space({ seat, space, isFresh }: SpaceProps) {
  return (
    <>
      <circle className="p-well" r="9" />
      {seat !== undefined && (
        <g className="pw-stone" style={{ '--space': space }}>
          <g className={isFresh ? 'pw-fresh' : undefined}>
            <At x={-STONE_SIZE / 2} y={-STONE_SIZE / 2}>
              <SeatStone seat={seat} size={STONE_SIZE} />
            </At>
            {isFresh && <circle className="p-rim" r="12" />}
          </g>
        </g>
      )}
    </>
  );
}

/** The door that slams over the letter, hinged on the left. */
function Door({ letter }: { readonly letter: Letter }) {
  return (
    <g className="pw-door">
      <Plate {...SAFE_WELL} className="p-slab" />
      <Plate x={-33} y={-42} w={66} h={56} cut={6} className="p-rim" />
      <text className="p-text pw-door-letter" y="7" fontSize="52">
        {letter}
      </text>
      <path className="p-brass bold" d="M26-22V-6" />
    </g>
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
