import type { ReactNode } from 'react';
import { SeatStone } from '../pieces/SeatStone.tsx';
import { LabelledCell } from './LabelledCell.tsx';

interface PlayerStatsTableProps<Row> {
  readonly title: string;
  /** The heading of the name column. */
  readonly player: string;
  readonly columns: readonly { readonly label: string; readonly of: (row: Row) => ReactNode }[];
  /** By seat, like `names`. */
  readonly rows: readonly Row[];
  readonly names: readonly string[];
  /** A note under the table that explains the numbers. */
  readonly explained: string;
  readonly className: string;
}

/** Statistics of a finished match, one row per seat. */
export function PlayerStatsTable<Row>(props: PlayerStatsTableProps<Row>) {
  const { title, player, columns, rows, names, explained, className } = props;
  return (
    <section className="stack close">
      <h3>{title}</h3>
      <table className={`${className} small`}>
        <thead className="soft">
          <tr>
            <th scope="col">{player}</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <tr key={seat}>
              <th scope="row">
                <span className="player-name">
                  <SeatStone seat={seat} size={18} />
                  {names[seat]}
                </span>
              </th>
              {columns.map(({ label, of }) => (
                <LabelledCell key={label} label={label}>
                  {of(row)}
                </LabelledCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft small">{explained}</p>
    </section>
  );
}
