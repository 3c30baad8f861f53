import { At } from '@sesame/ui';
import { EDGES } from '../rules/cards.ts';
import { linesOf } from '../rules/machine.ts';
import type { Blueprint, OpenEnd } from './blueprint.ts';

const CELL = 40;
const LINE = `M0 ${-CELL / 2}V0`;

/** The name of an open end in picture and list. */
export const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

/** Working drawing of a machine: cards as numbered outlines, and the odds at every open end. */
export function BlueprintPicture(props: {
  readonly blueprint: Blueprint;
  readonly oddsText: (end: OpenEnd) => string;
}) {
  const { blueprint, oddsText } = props;
  const { machine, ends } = blueprint;
  const cells = [...machine.cards, ...ends];
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))];
  const columns = Math.max(...cells.map(({ x }) => x)) - left + 1;
  const rows = Math.max(...cells.map(({ y }) => y)) - top + 1;
  const box = [(left - 0.6) * CELL, (top - 0.6) * CELL, (columns + 0.2) * CELL, (rows + 0.2) * CELL];
  return (
    <div className="xc-blueprint">
      <svg viewBox={box.join(' ')} style={{ '--columns': columns }} aria-hidden="true">
        {machine.cards.map(({ card, turn, x, y }, i) => (
          <At key={card} x={x * CELL} y={y * CELL}>
            <rect className="xc-outline" x={-19} y={-19} width={38} height={38} rx={2} />
            {linesOf(card, turn).map((edge) => (
              <At key={edge} turn={EDGES.indexOf(edge) * 90}>
                <path className="xc-drawn-line" d={LINE} />
              </At>
            ))}
            <circle className="xc-number" r={9} />
            <text className="xc-card-number" dy="0.35em">
              {i + 1}
            </text>
          </At>
        ))}
        {ends.map((end, i) => (
          <At key={`${end.x} ${end.y}`} x={end.x * CELL} y={end.y * CELL}>
            <rect
              className={`xc-open-end${end.held > 0 ? ' is-held' : ''}`}
              x={-17}
              y={-17}
              width={34}
              height={34}
              rx={3}
            />
            <text className="xc-end-letter" y={-4}>
              {letterOf(i)}
            </text>
            <text className="xc-end-odds" y={11}>
              {oddsText(end)}
            </text>
          </At>
        ))}
      </svg>
    </div>
  );
}
