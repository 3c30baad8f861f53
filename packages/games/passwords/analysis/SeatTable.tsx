import { SeatStone, useLocale, useMessages } from '@sesame/ui';
import { Cell } from './Cell.tsx';
import { Share } from './Share.tsx';
import type { SeatSummary } from './seats.ts';
import { words } from './words.ts';

interface SeatTableProps {
  readonly summaries: readonly SeatSummary[];
  readonly names: readonly string[];
}

const COUNTS = ['best', 'wrong', 'passes', 'safes'] as const;

/** Seat by seat: how much of the best words was laid, and what went wrong. */
export function SeatTable({ summaries, names }: SeatTableProps) {
  const say = useMessages(words).seats;
  const locale = useLocale();
  return (
    <section className="stack close">
      <h3>{say.title}</h3>
      <table className="seat-table small">
        <thead className="soft">
          <tr>
            <th scope="col">{say.player}</th>
            <th scope="col">{say.share}</th>
            <th scope="col">{say.laid}</th>
            {COUNTS.map((count) => (
              <th key={count} scope="col">
                {say[count]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {summaries.map((one, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <tr key={seat}>
              <th scope="row">
                <span className="whose">
                  <SeatStone seat={seat} size={18} />
                  {names[seat]}
                </span>
              </th>
              <Cell label={say.share}>
                <Share share={one.share} />
              </Cell>
              <Cell label={say.laid}>
                {say.laidOf(one.laid.toLocaleString(locale), one.most.toLocaleString(locale))}
              </Cell>
              {COUNTS.map((count) => (
                <Cell key={count} label={say[count]}>
                  {one[count]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft small">{say.explained}</p>
    </section>
  );
}
