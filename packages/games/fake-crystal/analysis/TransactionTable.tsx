import type { Seat } from '@sesame/kernel';
import { PlayerFilter, useMessages } from '@sesame/ui';
import { useState } from 'react';
import { TransactionRow } from './TransactionRow.tsx';
import { analysisTexts } from './texts.ts';
import type { Transaction } from './transactions.ts';

interface TableProps {
  readonly transactions: readonly Transaction[];
  readonly names: readonly string[];
}

const concerns = ({ seller, by, preempted }: Transaction, seat: Seat): boolean =>
  seller === seat || by === seat || preempted?.from === seat;

/** Transactions by round, optionally of one seat. */
export function TransactionTable({ transactions, names }: TableProps) {
  const say = useMessages(analysisTexts);
  const [whose, setWhose] = useState<Seat>();
  const shown = whose === undefined ? transactions : transactions.filter((one) => concerns(one, whose));
  return (
    <section className="stack">
      <h3>{say.transactions}</h3>
      <PlayerFilter label={say.whose} everybody={say.everybody} names={names} value={whose} onChange={setWhose} />
      <p className="soft small">{say.explained}</p>
      {shown.length === 0 ? <p className="soft">{say.none}</p> : <Rounds transactions={shown} names={names} />}
    </section>
  );
}

function Rounds({ transactions, names }: TableProps) {
  const say = useMessages(analysisTexts);
  const rounds = [...new Set(transactions.map(({ round }) => round))];
  return (
    <table className="trade-table small">
      <thead className="soft">
        <tr>
          <th scope="col">{say.offer}</th>
          <th scope="col">{say.happened}</th>
          <th scope="col">{say.points}</th>
          <th scope="col">{say.compared}</th>
          <th scope="col">{say.verdict}</th>
        </tr>
      </thead>
      {rounds.map((round) => (
        <tbody key={round}>
          <tr className="round-row">
            <th scope="rowgroup" colSpan={5} className="display">
              {say.round(round)}
            </th>
          </tr>
          {transactions
            .filter((one) => one.round === round)
            .map((one) => (
              <TransactionRow key={`${one.seller} ${one.column}`} transaction={one} names={names} />
            ))}
        </tbody>
      ))}
    </table>
  );
}
