import { Picture, Plate } from '@sesame/ui';
import { type Face, WILD } from '../rules/state.ts';

const L = -24;
const R = 24;
/** Where the pips of each face are. */
const PIPS: Readonly<Record<Face, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [L, L],
    [R, R],
  ],
  3: [
    [L, L],
    [0, 0],
    [R, R],
  ],
  4: [
    [L, L],
    [R, L],
    [L, R],
    [R, R],
  ],
  5: [
    [L, L],
    [R, L],
    [0, 0],
    [L, R],
    [R, R],
  ],
  6: [
    [L, L],
    [R, L],
    [L, 0],
    [R, 0],
    [L, R],
    [R, R],
  ],
};

interface DieProps {
  /** Undefined: its face is hidden. */
  readonly face?: Face | undefined;
  readonly size?: number;
  /** It counts for the bid. */
  readonly isCounted?: boolean;
  readonly isWild?: boolean;
}

/** A die for an SVG around (0,0), 100 wide. */
export function DieDrawing({ face, isCounted = false, isWild = false }: DieProps) {
  const look = ['die', face === undefined && 'closed', isCounted && 'counted'].filter(Boolean).join(' ');
  return (
    <g className={look}>
      <Plate x={-46} y={-42} w={92} h={92} cut={18} className="p-shadow" />
      <Plate x={-46} y={-46} w={92} h={92} cut={18} className="die-body" />
      {face === undefined ? (
        <text className="die-hidden" y="18">
          ?
        </text>
      ) : (
        PIPS[face].map(([x, y]) => (
          <circle key={`${x} ${y}`} className={face === WILD && isWild ? 'pip wild' : 'pip'} cx={x} cy={y} r="10" />
        ))
      )}
    </g>
  );
}

export function Die({ size = 40, ...die }: DieProps) {
  return (
    <Picture width={size}>
      <DieDrawing {...die} />
    </Picture>
  );
}
