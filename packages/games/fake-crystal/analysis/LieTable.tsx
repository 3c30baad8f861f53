import { SeatStone, useMessages } from '@sesame/ui';
import { Cell } from './Cell.tsx';
import type { Lies } from './lies.ts';
import { signed, words } from './words.ts';

/** Seat by seat: what was claimed, how much of it was a lie, and what that came to. */
export function LieTable({ lies, names }: { readonly lies: readonly Lies[]; readonly names: readonly string[] }) {
  const say = useMessages(words).lies;
  return (
    <section className="stack close">
      <h3>{say.title}</h3>
      <table className="lie-table small">
        <thead className="soft">
          <tr>
            <th scope="col">{say.player}</th>
            <th scope="col">{say.told}</th>
            <th scope="col">{say.believed}</th>
            <th scope="col">{say.called}</th>
            <th scope="col">{say.gained}</th>
            <th scope="col">{say.lost}</th>
            <th scope="col">{say.fellFor}</th>
          </tr>
        </thead>
        <tbody>
          {lies.map((one, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its index
            <tr key={seat}>
              <th scope="row">
                <span className="whose">
                  <SeatStone seat={seat} size={18} />
                  {names[seat]}
                </span>
              </th>
              <Cell label={say.told}>{say.toldOf(one.lies, one.claims)}</Cell>
              <Cell label={say.believed}>{one.believed}</Cell>
              <Cell label={say.called}>{one.called}</Cell>
              <Cell label={say.gained}>{signed(one.gained)}</Cell>
              <Cell label={say.lost}>{signed(0 - one.lost)}</Cell>
              <Cell label={say.fellFor}>{say.fellForBy(one.fellFor, signed(0 - one.fellBy))}</Cell>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft small">{say.explained}</p>
    </section>
  );
}
