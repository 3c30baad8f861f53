import type { Seat } from '@sesame/kernel';
import type { ReactNode } from 'react';
import type { ScoreColumn } from '../game-screen.ts';
import { Icon } from '../icons/Icon.tsx';
import { useMessages } from '../language/texts.ts';
import { uiMessages } from '../language/ui-messages.ts';
import { SeatStone } from '../pieces/SeatStone.tsx';

interface ScoreTableProps {
  readonly columns: readonly ScoreColumn[];
  /** The number of revealed steps. Absent: all. */
  readonly step?: number;
  /** Ranks by seat, to mark the winners. Undefined until they are revealed. */
  readonly ranks: readonly number[] | undefined;
  readonly names: readonly string[];
  /** Renders a seat’s name; plain text by default. */
  readonly label?: (seat: Seat) => ReactNode;
  /** Rows from the first to the last rank, once the ranks are revealed. */
  readonly isRanked?: boolean;
}

/** Scores, one row per seat. */
export function ScoreTable(props: ScoreTableProps) {
  const { columns, step = Number.POSITIVE_INFINITY, ranks, names, label, isRanked = false } = props;
  const say = useMessages(uiMessages).scores;
  const seats = names.map((_, seat) => seat);
  if (isRanked && ranks) seats.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  return (
    <table className="score-table">
      <thead className="soft tiny">
        <tr>
          <th scope="col">
            <span className="visually-hidden">{say.player}</span>
          </th>
          {columns.map(({ label, className }) => (
            <th key={label} scope="col" className={className}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => {
          const isFirst = ranks?.[seat] === 1;
          const head = (
            <span className="line">
              <SeatStone seat={seat} size={22} />
              <b>{label?.(seat) ?? names[seat]}</b>
              {isFirst && <Icon name="trophy" size={18} />}
            </span>
          );
          return (
            <tr key={seat} className={isFirst ? 'first' : undefined}>
              <th scope="row">{head}</th>
              {columns.map(({ label, of, from = 0, className = '' }) => (
                <td key={label} className={`${className} ${step < from ? 'uncounted' : ''}`}>
                  {of(seat, step)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
