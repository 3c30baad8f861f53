import { At, Engraved, Gem, Piece, Poly } from '@sesame/ui';
import { EDGES, type Edge, partOf } from '../rules/cards.ts';
import { linesOf } from '../rules/machine.ts';
import type { Card, Turn } from '../rules/pieces.ts';
import { hubOf, LINE, PLACES, SETTING } from './machine-card-shapes.ts';

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
  return (
    <>
      <Piece w={100} h={100} cut={7} />
      {linesOf(card, turn).map((edge) => (
        <At key={edge} turn={EDGES.indexOf(edge) * 90}>
          <path className="conduit" d={LINE} />
          <path className="current" d={LINE} />
        </At>
      ))}
      <Poly points={hubOf(places.length)} className="p-piece" />
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
