import { At, Engraved, Gem, Piece, Poly } from '@sesame/ui';
import { EDGES, type Edge, partOf } from '../rules/cards.ts';
import { linesOf } from '../rules/machine.ts';
import type { Card, Turn } from '../rules/pieces.ts';

type Points = readonly (readonly [number, number])[];

/** Positions of crystals and spots, by their number. */
const PLACES: readonly Points[] = [
  [],
  [[0, 0]],
  [
    [-17, 0],
    [17, 0],
  ],
  [
    [-17, 11],
    [17, 11],
    [0, -17],
  ],
  [
    [-16, -16],
    [16, -16],
    [-16, 16],
    [16, 16],
  ],
];

const octagon = (radius: number): Points =>
  Array.from({ length: 8 }, (_, i) => {
    const angle = ((22.5 + 45 * i) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });

const SETTING = /* @__PURE__ */ octagon(15);
const HUB = /* @__PURE__ */ octagon(27);
const WIDE_HUB = /* @__PURE__ */ octagon(40);
const KNOT = /* @__PURE__ */ octagon(13);

export interface CardProps {
  readonly card: Card;
  readonly turn?: Turn;
  /** Crystals on its spots. */
  readonly crystals?: number;
  /** Edges whose line is open. */
  readonly open?: readonly Edge[];
  /** How many of its crystals were placed just now. */
  readonly fresh?: number;
}

/** A machine card around (0,0), 100 units wide. Crystals stay upright when the card is turned. */
export function MachineCard({ card, turn = 0, crystals = 0, open = [], fresh = 0 }: CardProps) {
  const { spots, printed } = partOf(card);
  const places = PLACES[spots + printed] ?? [];
  const hub = places.length > 1 ? WIDE_HUB : places.length === 1 ? HUB : KNOT;
  return (
    <>
      <Piece w={100} h={100} cut={7} />
      {linesOf(card, turn).map((edge) => (
        <At key={edge} turn={EDGES.indexOf(edge) * 90}>
          <path className="conduit" d="M0-50V0" />
          <path className="current" d="M0-50V0" />
        </At>
      ))}
      <Poly points={hub} className="p-piece" />
      {places.map(([x, y], i) => (
        <At key={`${x} ${y}`} x={x} y={y}>
          {i < printed ? (
            <Printed />
          ) : (
            <Spot isFilled={i - printed < crystals} isFresh={i - printed >= crystals - fresh} />
          )}
        </At>
      ))}
      {open.map((edge) => (
        <At key={edge} turn={EDGES.indexOf(edge) * 90}>
          <circle className="leak" cy="-50" r="7" />
        </At>
      ))}
    </>
  );
}

function Spot({ isFilled, isFresh }: { readonly isFilled: boolean; readonly isFresh: boolean }) {
  return (
    <>
      <Poly points={SETTING} className={isFilled ? 'p-well' : 'p-well xc-empty-spot'} />
      {isFilled && (
        <g className={isFresh ? 'xc-dropped' : undefined}>
          <At k={0.28}>
            <Gem colour="blue" />
          </At>
        </g>
      )}
    </>
  );
}

function Printed() {
  return (
    <>
      <Poly points={SETTING} className="p-dim" />
      <At k={0.24}>
        <Engraved colour="blue" />
      </At>
    </>
  );
}
